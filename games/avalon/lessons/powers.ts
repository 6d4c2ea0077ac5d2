/* 7: castles, the stone circle, Avalon, and one tip. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const powers = {
  seconds: 90,
  hides: ['waiting-0', 'waiting-1'],
  facts: ['6.2', '6.3', '6.8'],
  steps: {
    castle: {
      scene: {
        setUp: {
          hands: ['gK rK bS yS vS gS', 'yK'],
          regions: { 3: ['hillCastle', 1], 5: ['stoneCircle', 0], 7: ['avalon', 0], 9: ['plainA', 1] },
          piles: { 3: ['vK', 'rS'], 5: ['gS', ''], 7: ['vS', ''], 9: ['yS bK vK', 'gK yS rK'] },
        },
      },
      task: 'quiz',
      answers: ['yes', 'no'],
      right: 'no',
      light: ['plate-3'],
      needs: ['region-3'],
      rules: ['6.2'],
    },
    reinforce: {
      task: 'act',
      does: ['reinforce gK 3'],
      light: ['card-2-1', 'pile-0-3'],
      rules: ['4.1', '6.2'],
      else: {
        castle: { refused: 'castleNeedsOneMore', tries: ['attack rK 3'] },
        other: { allowed: ['reinforce rK 3', 'reinforce * *'] },
        attack: { allowed: ['attack gK 6', 'attack * *'] },
        end: { allowed: ['finish'] },
      },
    },
    attack: {
      task: 'act',
      does: ['attack rK 3'],
      light: ['card-4-1', 'plate-3'],
      rules: ['6.2'],
      else: {
        sorceress: { allowed: ['attack bS 3', 'attack * 3'] },
        elsewhere: { allowed: ['attack rK 6', 'attack * *'] },
        pile: { allowed: ['reinforce rK 3', 'reinforce * *'] },
        end: { allowed: ['finish'] },
      },
      after: [{ by: 1, does: 'decline' }],
    },
    avalon: {
      task: 'act',
      does: ['use avalon'],
      light: ['use-avalon'],
      needs: ['region-7'],
      rules: ['6.7', '6.8'],
      else: { keep: { allowed: ['keep avalon'] }, region: { touched: ['region-7'] } },
      after: [
        { by: 0, does: 'pay yS' },
        { by: 0, does: 'pay vS' },
        { by: 0, does: 'pay gS' },
        { by: 0, does: 'pay 5' },
      ],
    },
    stones: {
      task: 'act',
      does: ['attack bS 6'],
      light: ['card-7-1', 'plate-6'],
      needs: ['region-5'],
      rules: ['6.3'],
      else: {
        dear: { allowed: ['attack bS 9'] },
        elsewhere: { allowed: ['attack bS 1', 'attack * *'] },
        pile: { allowed: ['reinforce bS 6', 'reinforce * *'] },
        end: { allowed: ['finish'] },
      },
      after: [{ by: 1, does: 'decline', draws: [['region in the mist', 2]] }],
    },
    tip: {
      task: 'touch',
      places: ['region-6'],
      light: ['plate-6'],
      isSearch: true,
      rules: ['6.7'],
      else: { dear: { touched: ['region-9'] } },
    },
  },
} as const satisfies Lesson<Position>
