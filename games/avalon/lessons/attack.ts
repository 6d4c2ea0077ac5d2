/* 3: attack, and answer an attack. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const attack = {
  seconds: 90,
  hides: ['waiting-0', 'waiting-1'],
  facts: ['6.1', '6.4', '6.5'],
  steps: {
    foreign: {
      scene: {
        setUp: {
          hands: ['rK yK gS vS bS', 'gK bK yS'],
          regions: { 3: ['hillA', 0], 7: ['plainB', 1] },
          piles: {
            1: ['', 'rK'],
            2: ['', 'yS'],
            3: ['gS bK', ''],
            4: ['', 'yK rS'],
            5: ['vS', 'yS'],
            6: ['rS', 'vS gK yK'],
            7: ['', 'rS'],
            8: ['', 'yK'],
            9: ['', 'rK'],
            10: ['', 'yS'],
            11: ['', 'rS'],
          },
        },
      },
      task: 'touch',
      places: [
        'region-5',
        'region-4',
        'region-6',
        'region-7',
        'region-1',
        'region-2',
        'region-8',
        'region-9',
        'region-10',
        'region-11',
      ],
      light: ['plate-5'],
      isSearch: true,
      rules: ['6.1'],
      else: { own: { touched: ['region-3'] } },
    },
    enough: {
      task: 'touch',
      places: ['region-5'],
      light: ['plate-5'],
      isSearch: true,
      rules: ['6.1'],
      else: {
        own: { touched: ['region-3'] },
        few: {
          touched: [
            'region-4',
            'region-6',
            'region-7',
            'region-1',
            'region-2',
            'region-8',
            'region-9',
            'region-10',
            'region-11',
          ],
        },
      },
    },
    attack: {
      task: 'act',
      does: ['attack rK 5'],
      light: ['card-4-1', 'plate-5'],
      rules: ['6.1'],
      else: {
        few: { refused: 'attackNeedsAsMany', tries: ['attack rK 4', 'attack rK 6', 'attack rK 7'] },
        own: { refused: 'attackNeedsForeignRegion', tries: ['attack rK 3'] },
        sorceress: { refused: 'spellNeedsSameColour', tries: ['enchant gS 5', 'enchant bS 4'] },
        yellow: { allowed: ['attack yK 5'] },
        pile: { allowed: ['reinforce * *'] },
        end: { allowed: ['finish'] },
      },
      after: [{ by: 1, does: 'decline', draws: [['region in the mist', 2]] }],
    },
    forest: {
      task: 'touch',
      places: ['region-5'],
      light: ['plate-5'],
      rules: ['6.4', '6.6'],
    },
    answer: {
      scene: {
        setUp: {
          active: 1,
          hands: ['bK gS', 'bK rS'],
          regions: { 5: ['plainA', 0], 7: ['plainB', 1] },
          piles: { 5: ['vK', 'yK'], 7: ['', 'gS'] },
        },
        moves: [{ by: 1, does: 'attack bK 5' }],
      },
      task: 'act',
      does: ['resist'],
      light: ['answer-yes'],
      needs: ['region-5', 'card-6-1'],
      rules: ['6.4'],
      else: { decline: { allowed: ['decline'] }, play: { refused: 'answerAttackFirst', tries: ['reinforce gS 5'] } },
    },
    stay: {
      task: 'next',
      rules: ['6.4', '6.5'],
    },
  },
} as const satisfies Lesson<Position>
