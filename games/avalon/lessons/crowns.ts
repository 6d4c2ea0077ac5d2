/* 1: what wins. The learner wins once. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const crowns = {
  seconds: 60,
  hides: ['waiting-0', 'waiting-1', 'conquests'],
  facts: ['1.2', '6.1', '8.1'],
  steps: {
    mist: {
      scene: {
        setUp: {
          hands: ['rK', ''],
          regions: {
            2: ['plainA', 0],
            3: ['hillA', 0],
            4: ['hillB', 1],
            6: ['avalon', 1],
            7: ['forestA', 0],
            8: ['hillCastle', 0],
            10: ['plainB', 0],
          },
          piles: { 2: ['gK', ''], 3: ['bS', ''], 6: ['', 'vK'], 7: ['yK', ''], 8: ['vS', ''], 10: ['gS', ''] },
        },
      },
      task: 'touch',
      places: ['region-5', 'region-1', 'region-9', 'region-11'],
      light: ['plate-5'],
      rules: ['2.1', '6.6'],
      else: {
        known: { touched: ['region-2', 'region-3', 'region-4', 'region-6', 'region-7', 'region-8', 'region-10'] },
      },
    },
    own: {
      task: 'touch',
      places: ['region-3', 'region-2', 'region-7'],
      light: ['plate-3'],
      isSearch: true,
      rules: ['1.2'],
      else: {
        two: { touched: ['region-8', 'region-10'] },
        theirs: { touched: ['region-4', 'region-6'] },
        mist: { touched: ['region-1', 'region-5', 'region-9', 'region-11'] },
      },
    },
    goal: {
      task: 'touch',
      places: ['crowns-0'],
      rules: ['8.1'],
      else: { theirs: { touched: ['crowns-1'] } },
    },
    attack: {
      task: 'act',
      does: ['attack rK 4'],
      light: ['card-4-1', 'plate-4'],
      rules: ['6.1'],
      else: {
        pile: { allowed: ['reinforce rK *'] },
        mist: { allowed: ['attack rK 1', 'attack rK 5', 'attack rK 9', 'attack rK 11'] },
        own: { refused: 'attackNeedsForeignRegion', tries: ['attack rK 2', 'attack rK 10'] },
        guarded: { refused: 'attackNeedsAsMany', tries: ['attack rK 6'] },
        end: { allowed: ['finish'] },
      },
    },
    pay: {
      task: 'act',
      does: ['pay 10'],
      also: ['pay *'],
      light: ['pile-0-10'],
      needs: ['pile-0-2', 'pile-0-3', 'pile-0-4', 'pile-0-7', 'pile-0-8'],
      rules: ['6.7'],
      else: { end: { refused: 'payFirst', tries: ['finish'] } },
    },
    win: {
      task: 'act',
      does: ['finish'],
      light: ['page-finish'],
      needs: ['crowns-0'],
      rules: ['3.4', '8.1'],
    },
  },
} as const satisfies Lesson<Position>
