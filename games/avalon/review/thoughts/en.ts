/* What a player may think about, in English. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  nearWin: ({ crowns }) => `You own ${crowns} of 15 crowns. Which region would be enough to win?`,
  danger: ({ crowns }) => `Your opponent owns ${crowns} crowns. Which region must not fall, and which can you take?`,
  overflow: ({ cards }) => `You hold ${cards} cards and may keep five. Which of them do you play?`,
  undefended: ({ knights }) =>
    knights === 1
      ? 'You hold one knight. Which region does nobody guard?'
      : `You hold ${knights} knights. Which region does nobody guard?`,
  knights: ({ knights }) =>
    knights === 1
      ? 'You hold one knight. Is any region worth it, or do you keep it to answer an attack?'
      : `You hold ${knights} knights. Which region that isn’t yours is held by the fewest cards?`,
  noKnight: () => 'You hold no knight. Which pile of yours needs a card, and which card can a sorceress steal?',
  tile: () => 'Which tile pays most now, and which would pay more at your next turn?',
  attacked: () => 'What would losing this region cost you, and what else do you need the knight for?',
  enchanted: () => 'Is the card worth a sorceress to you?',
  losses: ({ cards }) =>
    cards === 1 ? 'One card to pay. Which will you miss least?' : `${cards} cards to pay. Which will you miss least?`,
}

export const sayThought = thoughtsIn(sentences)
