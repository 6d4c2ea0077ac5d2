/* 2: play a card, end a turn, take a tile. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const turn = {
  seconds: 100,
  hasSide: true,
  hides: ['waiting-0', 'waiting-1', 'conquests'],
  facts: ['3.2', '7.1', '7.6'],
  steps: {
    knight: {
      scene: {
        setUp: {
          hands: ['gK vK bS yS', 'rK rS bK'],
          regions: { 3: ['hillA', 0], 6: ['plainB', 1] },
          piles: { 3: ['rS', ''], 4: ['', 'gS'], 5: ['yK', ''], 6: ['', 'bK vS'] },
          faceUp: ['two', 'four'],
        },
      },
      task: 'touch',
      places: ['card-2-1', 'card-8-1'],
      isSearch: true,
      rules: ['1.1'],
      else: {
        sorceress: { touched: ['card-7-1', 'card-1-1'] },
        pile: { touched: ['pile-0-3', 'pile-0-5', 'pile-1-4', 'pile-1-6'] },
      },
    },
    sorceress: {
      task: 'touch',
      places: ['card-7-1', 'card-1-1'],
      isSearch: true,
      rules: ['1.1', '3.3'],
      else: { knight: { touched: ['card-2-1', 'card-8-1'] } },
    },
    reinforce: {
      task: 'act',
      does: ['reinforce gK 5'],
      light: ['card-2-1', 'pile-0-5'],
      rules: ['4.1'],
      else: {
        attack: { allowed: ['attack gK 5', 'attack * *'] },
        other: { allowed: ['reinforce * *'] },
        few: { refused: 'attackNeedsAsMany', tries: ['attack gK 4', 'attack gK 6'] },
        end: { allowed: ['finish'] },
      },
    },
    pile: {
      task: 'touch',
      places: ['pile-0-5'],
      rules: ['5.1', '6.1'],
    },
    end: {
      task: 'act',
      does: ['finish'],
      light: ['page-finish'],
      rules: ['3.2', '3.4'],
      else: { play: { allowed: ['reinforce * *', 'attack * *'] } },
    },
    tile: {
      task: 'act',
      does: ['take two'],
      light: ['tile-two-1'],
      needs: ['tile-four-1'],
      rules: ['7.1'],
      else: { dark: { allowed: ['take four'] } },
    },
    five: {
      task: 'act',
      does: ['end'],
      light: ['page-finish'],
      needs: ['hand-0'],
      rules: ['7.6'],
    },
  },
} as const satisfies Lesson<Position>
