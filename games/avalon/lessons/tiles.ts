/* 6: what a tile pays, and when. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const tiles = {
  seconds: 90,
  hasSide: true,
  hides: ['conquests'],
  facts: ['7.2', '7.3', '7.4'],
  steps: {
    dark: {
      scene: {
        setUp: {
          hands: ['gK vS bS', 'yK'],
          regions: { 3: ['plainA', 0], 4: ['plainB', 0], 5: ['avalon', 1], 6: ['forestA', 0] },
          piles: { 3: ['rS', ''], 4: ['gS', 'rK'], 5: ['', 'gS'] },
          faceUp: ['two', 'two', 'landscape', 'connected', 'connected', 'landscapeTwice', 'realm'],
        },
        moves: [{ by: 0, does: 'finish' }],
      },
      task: 'touch',
      places: ['tile-landscapeTwice-1', 'tile-realm-1'],
      rules: ['7.2'],
      else: {
        light: {
          touched: ['tile-two-1', 'tile-two-2', 'tile-landscape-1', 'tile-connected-1', 'tile-connected-2'],
        },
      },
    },
    chain: {
      task: 'touch',
      places: ['region-3', 'region-4', 'region-6'],
      light: ['plate-3'],
      isSearch: true,
      rules: ['7.3'],
      else: { avalon: { touched: ['region-5'] } },
    },
    most: {
      task: 'touch',
      places: ['tile-connected-1', 'tile-connected-2'],
      isSearch: true,
      rules: ['7.3'],
      else: { two: { touched: ['tile-two-1', 'tile-two-2'] }, plains: { touched: ['tile-landscape-1'] } },
    },
    take: {
      task: 'act',
      does: ['take landscapeTwice'],
      light: ['tile-landscapeTwice-1'],
      rules: ['7.1', '7.2'],
      else: {
        realm: { allowed: ['take realm'] },
        light: { allowed: ['take connected', 'take two', 'take landscape'] },
      },
      after: [
        { by: 0, does: 'end' },
        { by: 1, does: 'attack yK 4' },
        { by: 0, does: 'decline' },
      ],
    },
    counted: {
      task: 'touch',
      places: ['waiting-0'],
      needs: ['plate-4'],
      rules: ['3.1', '7.2'],
    },
    back: {
      task: 'next',
      rules: ['7.4'],
    },
  },
} as const satisfies Lesson<Position>
