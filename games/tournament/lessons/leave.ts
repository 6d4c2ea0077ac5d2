/* 6: leaving is a choice, traders earn, and strong cards are not wasted. */
import type { Lesson } from '@logres/lessons'
import { held } from './places.ts'
import type { Position } from './scene.ts'

const WEAK = 'sh1 sh4 sw2 la1 ar2'
const ISOLDE = 'sh6 sh5 sw6 sw3 la6 la5 ar6 jo'

export const leave = {
  seconds: 85,
  facts: ['5.3', '6.2', '5.4'],
  steps: {
    leave: {
      scene: {
        setUp: {
          hands: [WEAK, ISOLDE, 'sh3 sw5 sw4 la4 la3 ar5 ar4 jo'],
          purses: [26, 20, 24],
          banners: 'ACB',
          round: 2,
          phase: 'announcement',
        },
      },
      task: 'act',
      does: ['retire'],
      light: ['retire'],
      needs: held(WEAK),
      rules: ['5.2'],
      else: { stay: { allowed: ['stay'] } },
      after: [
        { by: 1, does: 'stay' },
        { by: 2, does: 'stay' },
      ],
    },
    out: {
      task: 'touch',
      places: ['knight-0'],
      rules: ['5.3'],
      else: { other: { touched: ['knight-1', 'knight-2'] } },
    },
    again: {
      task: 'touch',
      places: ['banner-1', 'banner-2'],
      rules: ['3.2', '5.4'],
    },
    sell: {
      scene: {
        setUp: {
          hands: [WEAK, ISOLDE, 'sw5 sw4 la4 la3 ar5 ar4'],
          purses: [26, 30, 19],
          banners: '-AB',
        },
        moves: [{ by: 2, does: 'offer 6c for sh1+ to all' }],
      },
      task: 'act',
      does: ['accept 3>all#1 with sh1'],
      light: ['accept-offer-2-all-1'],
      needs: ['offer-2-all-1', 'purse-0'],
      rules: ['4.1', '5.3'],
      else: {
        strong: { allowed: ['accept 3>all#1 with sh4'] },
        decline: { allowed: ['decline 3>all#1'] },
        ready: { allowed: ['ready'] },
      },
    },
    narrow: {
      scene: {
        setUp: {
          hands: ['sh1 sh4 sw5 sw6 la1 la4 ar2 ar5', 'sh5 sh6 sw4 la5 la6 ar4 ar6', 'sh2 sw1 la2 ar1'],
          banners: 'AB-',
          phase: 'duel',
        },
      },
      task: 'touch',
      places: held('sw5'),
      isSearch: true,
      rules: ['6.2'],
      else: { six: { touched: held('sw6') }, other: { touched: held('sh1 sh4 la1 la4 ar2 ar5') } },
    },
    aim: {
      task: 'quiz',
      answers: ['four', 'level'],
      right: 'level',
      rules: ['6.4'],
    },
  },
} as const satisfies Lesson<Position>
