/* What a player may think about, in English. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'A scoring comes after this round. Where are you just ahead, or just behind?'
      : traitors === 1
        ? 'A scoring comes after this round, and one traitor has no shield against it. Can you get one?'
        : `A scoring comes after this round, and ${traitors} traitors have no shield against them. Which can you repel?`,
  lastDice: () => 'Your last die of this round. Which space do you still need before the new dice?',
  traitors: ({ traitors }) =>
    traitors === 1
      ? 'One traitor has no shield against it. Which die leads to a shield of its colour?'
      : `${traitors} traitors have no shield against them. Which die leads to one of those shields?`,
  begin: () => 'A new round. Where does each of your dice lead, and where do two of them together?',
  dice: ({ dice }) => `You have ${dice} dice left. Which order leads to the two best spaces?`,
  action: () => 'What does this space give you, and what would you gain by something else here?',
  repeat: () => 'Is the same action once more worth a staff?',
  finish: () => 'Is a quest met, or does an apple or a flag help, before your turn ends?',
  exchange: () => 'Which item do you need least, and which most?',
  quest: () => 'Which quest do you have most of already?',
  tower: () => 'What do you lack for your next manor?',
}

export const sayThought = thoughtsIn(sentences)
