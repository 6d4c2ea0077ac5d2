/* Reasons in English. */
import { reasonsIn } from './sentences.ts'

const coins = (count: number) => (count === 1 ? 'coin' : 'coins')

export const sayReason = reasonsIn({
  own: {
    coins: (by) => `You soon have about ${by} more ${coins(by)}.`,
    knight: () => 'You are more likely to stay in the fighting.',
    firstGaps: () => 'Your outfit is more likely to be complete.',
    moreGaps: () => 'You are closer to a second outfit.',
    best: () => 'Your best weapons are stronger.',
    second: () => 'Your spare weapons are stronger.',
    jokers: () => 'You keep more jokers.',
    cards: () => 'You keep more cards.',
    outlasts: () => 'You have outfits for longer than the others.',
    trader: () => 'Your cards sell for more.',
  },
  others: {
    coins: (by) => `The others soon have about ${by} fewer ${coins(by)}.`,
    knight: () => 'The others are less likely to stay in the fighting.',
    firstGaps: () => 'The others’ outfits are less likely to be complete.',
    moreGaps: () => 'The others are further from a second outfit.',
    best: () => 'The others’ best weapons are weaker.',
    second: () => 'The others’ spare weapons are weaker.',
    jokers: () => 'The others keep fewer jokers.',
    cards: () => 'The others keep fewer cards.',
    outlasts: () => 'The others have outfits for less long.',
    trader: () => 'The others’ cards sell for less.',
  },
  unknown: 'The champion prefers it.',
})
