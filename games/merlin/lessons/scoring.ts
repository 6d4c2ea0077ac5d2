/* 7: read a scoring, and plan for it. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const scoring = {
  seconds: 110,
  facts: ['7.1', '7.2', '7.3'],
  steps: {
    traitors: {
      scene: {
        setUp: {
          ...{ round: 2, turnsTaken: 'last', first: 1, merlin: 20, domain: 'mlMwlL mmwwMl wLWlmW' },
          manors: { 4: 0, 8: 1 },
          players: [
            {
              ...{ dice: '3', merlinDie: 0, knight: 0, apples: 1, staffs: 2, score: 9 },
              ...{ traitors: 'violet, brown', shield: 'brown', influence: 'grey 3' },
              servants: 'lady grey, builder blue, shieldBearer brown',
            },
            { dice: '', merlinDie: 0, knight: 14, influence: 'grey 2', servants: 'flagBearer orange', score: 13 },
          ],
        },
        moves: [
          { by: 0, does: 'die 3' },
          { by: 0, does: 'move' },
          { by: 0, does: 'score' },
        ],
      },
      task: 'quiz',
      answers: ['none', 'three', 'six'],
      right: 'three',
      light: ['traitor-0-3'],
      needs: ['traitor-0-5', 'item-0-shield-3', 'item-0-shield-5'],
      rules: ['7.1'],
    },
    lake: {
      task: 'quiz',
      answers: ['one', 'three'],
      right: 'three',
      light: ['tile-4'],
      needs: ['tile-5', 'tile-11'],
      rules: ['7.2'],
    },
    influence: {
      task: 'quiz',
      answers: ['three', 'five'],
      right: 'five',
      light: ['influence-1-0'],
      needs: ['province-1', 'influence-1-1'],
      rules: ['7.3'],
    },
    servants: {
      task: 'quiz',
      answers: ['one', 'three'],
      right: 'three',
      light: ['servant-lady-1'],
      needs: ['servant-builder-2', 'servant-shieldBearer-5'],
      rules: ['7.4'],
    },
    end: {
      task: 'act',
      does: ['end'],
      light: ['page-finish'],
      rules: ['3.1'],
    },
    stays: {
      task: 'touch',
      places: ['influence-1-0'],
      rules: ['7.3'],
    },
    plan: {
      scene: {
        setUp: {
          round: 3,
          players: [
            { dice: '3 4 6', merlinDie: 2, knight: 4, score: 17, servants: 'lady grey' },
            { dice: '1 2 5', merlinDie: 3, knight: 14, score: 14 },
          ],
          merlin: 20,
        },
      },
      task: 'quiz',
      answers: ['four', 'three'],
      right: 'four',
      light: ['space-8'],
      needs: ['knight-0', 'dice-0'],
      rules: ['3.2'],
    },
  },
} as const satisfies Lesson<Position>
