/* What a player may think about, in English. */
import { type Sentences, thoughtsIn } from './sentences.ts'

const WEAPON = { shield: 'a shield', sword: 'a sword', lance: 'a lance', armour: 'armour' } as const

export const sentences: Sentences = {
  draft: () => 'Which card do you lack for an outfit, and which will the others not leave you?',
  lacks: ({ weapon }) =>
    `You lack ${WEAPON[weapon]} for your outfit. Who may have two, and what of yours do they need?`,
  lacksSeveral: ({ count }) => `You lack ${count} weapons for your outfit. Which is the easiest to get?`,
  complete: () => 'Your outfit is complete. Which card can you spare, and who would pay for it?',
  announce: () => 'You can fight. Are your weapons good enough for another duel?',
  announceShort: () => 'Your outfit is not complete. What do you lose if you announce that you stay?',
  lay: () => 'In which spaces do you want to win? A weak card may be enough for the others.',
  purchase: () => 'Is a card of the heap worth its price to you now?',
}

export const sayThought = thoughtsIn(sentences)
