/* 1: what wins. The learner wins once, out of the fighting. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

const ISOLDE = 'sh6 sh5 sw6 sw5 sw3 la6 la1 ar6 ar5 jo'

export const coins = {
  seconds: 60,
  hides: ['sequence', 'heap'],
  facts: ['8.1', '6.4', '5.3'],
  steps: {
    purse: {
      scene: {
        // Nobody has fought: all of it came from trade.
        setUp: {
          hands: ['sh1 sw2', ISOLDE, 'rest'],
          purses: [33, 22, 5],
          banners: '-AB',
          phase: 'announcement',
        },
        moves: [{ by: 1, does: 'stay' }],
      },
      task: 'touch',
      places: ['purse-0'],
      rules: ['8.1'],
      else: { theirs: { touched: ['purse-1', 'purse-2'] } },
    },
    sealed: {
      task: 'touch',
      places: ['knight-1'],
      rules: ['1.2', '5.5'],
      else: { bors: { touched: ['knight-2'] }, own: { touched: ['knight-0', 'purse-0'] } },
      after: [{ by: 2, does: 'retire' }],
    },
    richest: {
      task: 'touch',
      places: ['rank-0'],
      isSearch: true,
      rules: ['5.5', '8.1'],
      else: { last: { touched: ['rank-1'] }, bors: { touched: ['rank-2'] } },
    },
    sell: {
      scene: {
        setUp: { hands: ['sh1 sw2 la5', ISOLDE, 'rest'], purses: [29, 22, 9], banners: '-AB' },
        moves: [{ by: 2, does: 'offer 4c for la5 to 1' }],
      },
      task: 'act',
      does: ['accept 3>1#1'],
      light: ['accept-offer-2-0-1'],
      needs: ['offer-2-0-1', 'purse-0'],
      rules: ['4.3', '5.3'],
      else: { decline: { allowed: ['decline 3>1#1'] }, ready: { allowed: ['ready'] } },
    },
    count: {
      task: 'quiz',
      answers: ['coins', 'both'],
      right: 'coins',
      rules: ['8.1'],
    },
  },
} as const satisfies Lesson<Position>
