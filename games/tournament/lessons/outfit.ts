/* 2: what a complete outfit is, and what is missing in one. */
import type { Lesson } from '@logres/lessons'
import { held, open } from './places.ts'
import type { Position } from './scene.ts'

const HAND = 'sh2 sh3 sh5 sw2 sw4 ar1 ar4 ar6'

export const outfit = {
  seconds: 60,
  hides: ['sequence'],
  facts: ['5.1', '2.4', '5.2'],
  steps: {
    gap: {
      scene: {
        setUp: {
          hands: [HAND, 'sh4 sh6 sw1 sw3 la1 la3 ar2 jo', 'rest'],
          open: 'sh1 sw6 la2',
          banners: 'CAB',
          phase: 'draft',
        },
      },
      task: 'touch',
      places: ['gap-lance'],
      isSearch: true,
      rules: ['5.1'],
      else: { have: { touched: held(HAND) }, open: { touched: open('sh1 sw6 la2') } },
    },
    pick: {
      task: 'act',
      does: ['draft la2'],
      light: open('la2'),
      needs: ['gap-lance'],
      rules: ['2.4'],
      else: { other: { allowed: ['draft sh1', 'draft sw6'] } },
      after: [{ by: 1, does: 'draft sw6' }],
    },
    alone: {
      task: 'touch',
      places: held('la2'),
      isSearch: true,
      rules: ['5.1'],
      else: { spare: { touched: held(HAND) } },
    },
    joker: {
      scene: { setUp: { hands: ['sh3 sh5 sw2 ar4 jo', 'sh6 sw5 la1 la4 ar1 ar3', 'rest'] } },
      task: 'touch',
      places: held('jo'),
      isSearch: true,
      rules: ['1.1', '5.1'],
      else: { weapon: { touched: held('sh3 sh5 sw2 ar4') } },
    },
    short: {
      scene: {
        setUp: { hands: ['sh3 sh5 sw2 ar1 ar4', 'sh6 sw5 la1 la4 ar3', 'rest'], phase: 'announcement' },
      },
      task: 'quiz',
      answers: ['fight', 'out'],
      right: 'out',
      light: ['gap-lance'],
      rules: ['5.2'],
    },
  },
} as const satisfies Lesson<Position>
