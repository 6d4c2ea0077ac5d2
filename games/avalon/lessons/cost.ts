/* 4: what a conquest costs, and which one is cheap. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const cost = {
  seconds: 90,
  hides: ['waiting-0', 'waiting-1'],
  facts: ['6.7', '6.10', '6.7'],
  steps: {
    fall: {
      scene: {
        setUp: {
          hands: ['rK yK gS vS bS', 'gK bK yS'],
          regions: { 3: ['hillA', 0], 7: ['plainB', 1] },
          piles: { 3: ['gS bK', ''], 5: ['vS', 'yS'], 6: ['rS', 'vS gK'], 7: ['', 'rS'] },
        },
        moves: [
          { by: 0, does: 'attack rK 5' },
          { by: 1, does: 'decline', draws: [['region in the mist', 2]] },
        ],
      },
      task: 'touch',
      places: ['pile-0-5'],
      needs: ['region-5'],
      rules: ['6.7'],
    },
    pay: {
      task: 'act',
      does: ['pay gS'],
      also: ['pay *'],
      light: ['card-3-1'],
      needs: ['hand-0', 'pile-0-3', 'pile-0-5', 'pile-0-6'],
      rules: ['6.7'],
      else: { end: { refused: 'payFirst', tries: ['finish'] } },
    },
    rest: {
      task: 'act',
      does: ['pay vS', 'pay 6'],
      also: ['pay *'],
      rules: ['6.7', '6.10'],
      else: { end: { refused: 'payFirst', tries: ['finish'] } },
    },
    empty: {
      scene: {
        setUp: {
          hands: ['rK gS', 'bK yS'],
          regions: { 3: ['hillA', 0] },
          piles: { 3: ['gS', ''], 5: ['', 'vK'] },
        },
      },
      task: 'quiz',
      answers: ['one', 'two', 'three'],
      right: 'one',
      light: ['plate-4'],
      needs: ['region-4'],
      rules: ['6.7'],
    },
    cheap: {
      scene: {
        setUp: {
          hands: ['rK gS', 'bK yS'],
          regions: { 4: ['plainA', 1], 7: ['forestA', 1] },
          piles: { 4: ['gS bK vS', 'yK'], 7: ['rS', 'gK'] },
        },
      },
      task: 'touch',
      places: ['region-7'],
      light: ['plate-7'],
      isSearch: true,
      rules: ['6.7'],
      else: { crowd: { touched: ['region-4'] } },
    },
  },
} as const satisfies Lesson<Position>
