/* 1: find the knight, the provinces, the rounds, the castle and the score. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const table = {
  seconds: 60,
  hasSide: true,
  facts: ['3.2', '3.1', '8.0'],
  steps: {
    knight: {
      scene: {
        setUp: {
          players: [
            {
              ...{ dice: '2 3 5', merlinDie: 4, influence: 'blue', shield: 'orange', flag: 'grey', material: 'brown' },
              traitors: 'black, blue, orange',
            },
            {
              ...{ dice: '1 4 6', merlinDie: 3, influence: 'violet', shield: 'brown', flag: 'blue', material: 'black' },
              ...{ traitors: 'grey, violet, brown', knight: 4 },
            },
          ],
        },
      },
      task: 'touch',
      places: ['knight-0'],
      rules: ['1.3', '3.2'],
      else: { merlin: { touched: ['merlin'] }, theirs: { touched: ['knight-1'] } },
    },
    province: {
      task: 'touch',
      places: [
        ...['province-1', 'province-0', 'province-2', 'province-3', 'province-4', 'province-5'],
        ...['space-0', 'space-4', 'space-8', 'space-12', 'space-16', 'space-20'],
      ],
      isSearch: true,
      rules: ['1.1', '1.2'],
      else: { small: { touched: ['space-2', 'space-3', 'space-6', 'space-10', 'space-14', 'space-22'] } },
    },
    rounds: {
      task: 'touch',
      places: ['scoring-2', 'scoring-4', 'scoring-6', 'rounds'],
      rules: ['3.1'],
    },
    castle: {
      task: 'touch',
      places: ['item-0-shield-4'],
      rules: ['2.2'],
      else: { flag: { touched: ['item-0-flag-1'] }, material: { touched: ['item-0-material-5'] } },
    },
    score: {
      task: 'touch',
      places: ['score-0'],
      rules: ['8.0'],
      else: { theirs: { touched: ['score-1'] } },
    },
  },
} as const satisfies Lesson<Position>
