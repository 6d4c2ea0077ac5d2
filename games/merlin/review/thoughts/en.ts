/* What a player may think about, in English. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'A scoring comes after this round. Where are you just ahead, or just behind?'
      : traitors === 1
        ? 'A scoring comes after this round, and you lack a shield against one traitor. Can you get it?'
        : `A scoring comes after this round, and you lack shields against ${traitors} traitors. Which can you repel?`,
  lastDice: () => 'Your last die of this round. Which space do you still need before the new dice?',
  traitors: ({ traitors }) =>
    traitors === 1
      ? 'You lack a shield against one traitor. Which die leads to one of his colour?'
      : `You lack shields against ${traitors} traitors. Which die leads to one of those shields?`,
  begin: () => 'A new round. Where does each of your dice lead, and where do two of them together?',
  dice: ({ dice }) => `You have ${dice} dice left. Which order leads to the two best spaces?`,
  action: () => 'What does this space give you, and what would something else gain you here?',
  repeat: () => 'Is it worth a staff to repeat this action?',
  finish: () => 'Before your turn ends: can you resolve a quest, or does an apple or a flag help?',
  exchange: () => 'Which item do you need least, and which most?',
  quest: () => 'Which quest are you closest to resolving?',
  tower: () => 'What do you lack for your next manor?',
}

export const sayThought = thoughtsIn(sentences)
