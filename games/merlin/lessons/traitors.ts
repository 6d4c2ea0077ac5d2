/* 4: leave no traitor without a shield at the scoring. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const traitors = {
  seconds: 75,
  facts: ['2.3', '7.1', '4.4'],
  steps: {
    castle: {
      scene: {
        setUp: {
          round: 2,
          turnsTaken: 6,
          first: 0,
          players: [
            {
              ...{ dice: '4', merlinDie: 0, knight: 4, apples: 0, staffs: 0 },
              ...{ traitors: 'blue, orange, brown', shield: 'grey, orange, brown' },
            },
            { dice: '5', merlinDie: 0, knight: 14 },
          ],
          merlin: 20,
        },
        moves: [
          { by: 0, does: 'die 4' },
          { by: 0, does: 'move' },
        ],
      },
      task: 'touch',
      places: ['traitor-0-4', 'traitor-0-2', 'traitor-0-5'],
      rules: ['2.3'],
    },
    open: {
      task: 'touch',
      places: ['traitor-0-2'],
      isSearch: true,
      rules: ['7.1'],
      else: { repelled: { touched: ['traitor-0-4', 'traitor-0-5'] } },
    },
    shield: {
      task: 'act',
      does: ['shieldBearer to blue'],
      light: ['servant-shieldBearer-2', 'act-shieldBearer-to-blue'],
      needs: ['space-8', 'knight-0', 'traitor-0-2'],
      rules: ['4.1', '7.1'],
      else: {
        other: { allowed: ['lady to blue', 'flagBearer to blue', 'builder to blue'] },
        renounce: { allowed: ['renounce'] },
      },
    },
    loss: {
      task: 'quiz',
      answers: ['none', 'one', 'three'],
      right: 'three',
      light: ['traitor-0-2'],
      needs: ['item-0-shield-2'],
      rules: ['7.1'],
    },
    excalibur: {
      task: 'touch',
      places: ['space-6', 'excalibur'],
      rules: ['4.4', '7.1'],
      else: { grail: { touched: ['space-22'] } },
    },
  },
} as const satisfies Lesson<Position>
