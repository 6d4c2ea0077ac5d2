/* 4: lay four cards, and read what came of it. */
import type { Lesson } from '@logres/lessons'
import { held } from './places.ts'
import type { Position } from './scene.ts'

export const duel = {
  seconds: 90,
  hides: ['sequence'],
  facts: ['6.1', '6.2', '6.4'],
  steps: {
    shield: {
      scene: {
        setUp: {
          hands: ['sh3 sh5 sw1 sw2 sw6 la4 ar1 ar4 jo', 'rest', 'sh2 sh6 sw3 sw5 la2 la5 ar3 ar6 jo'],
          banners: 'ACB',
          phase: 'duel',
        },
        moves: [{ by: 2, does: 'lay sh6 sw5 la2 ar3' }],
      },
      task: 'touch',
      places: held('sh3'),
      reachesBoard: true,
      needs: ['duel-shield'],
      rules: ['6.1'],
      else: {
        strong: { touched: held('sh5') },
        other: { touched: held('sw1 sw2 sw6 la4 ar1 ar4') },
        joker: { touched: held('jo') },
      },
    },
    sword: {
      task: 'touch',
      places: held('sw6'),
      reachesBoard: true,
      needs: ['duel-sword'],
      rules: ['6.1', '6.2'],
      else: { weak: { touched: held('sw1 sw2') }, other: { touched: held('sh5 la4 ar1 ar4') } },
    },
    lance: {
      task: 'touch',
      places: held('la4'),
      reachesBoard: true,
      needs: ['duel-lance'],
      rules: ['1.1', '6.1'],
      else: { joker: { touched: held('jo') }, other: { touched: held('sh5 sw1 sw2 ar1 ar4') } },
    },
    lay: {
      task: 'act',
      does: ['lay sh3 sw6 la4 ar4'],
      light: [...held('ar4'), 'lay'],
      needs: ['duel-armour'],
      rules: ['6.1'],
      else: { other: { allowed: ['lay sh3 sw6 la4 ar1', 'lay sh5 sw6 la4 ar4', 'lay sh3 sw6 la4 jo'] } },
    },
    lost: {
      task: 'touch',
      places: ['duel-shield'],
      rules: ['6.2'],
      else: { won: { touched: ['duel-sword', 'duel-lance', 'duel-armour'] } },
    },
    won: {
      task: 'touch',
      // The beaten cards are in hand already.
      places: ['duel-sword', 'duel-lance', 'duel-armour', ...held('sw5 la2 ar3')],
      isSearch: true,
      rules: ['6.2'],
      else: { lost: { touched: ['duel-shield'] } },
    },
    buy: {
      task: 'act',
      does: ['pass'],
      also: ['buy'],
      light: ['heap'],
      needs: ['purse-0'],
      rules: ['6.4', '6.5'],
    },
  },
} as const satisfies Lesson<Position>
