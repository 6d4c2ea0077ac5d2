/* 6: quests, and three ways to bend a turn: apple, flag, staff. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const means = {
  seconds: 120,
  facts: ['5.1', '3.3', '3.4'],
  steps: {
    quest: {
      scene: {
        setUp: {
          players: [
            {
              ...{
                dice: '1 5 6',
                merlinDie: 1,
                knight: 4,
                hand: [13, 29],
                shield: 'black, grey, orange',
                flag: 'blue',
              },
              ...{ apples: 1, staffs: 2, influence: 'blue' },
            },
            { dice: '1 3 6', merlinDie: 3, knight: 12 },
          ],
          merlin: 20,
        },
      },
      task: 'touch',
      places: ['quest-12'],
      isSearch: true,
      rules: ['5.1'],
      else: { brown: { touched: ['quest-28'] } },
    },
    resolve: {
      task: 'act',
      does: ['quest 13'],
      light: ['quest-12'],
      rules: ['5.1'],
      else: {
        missing: { refused: 'questUnfulfilled', tries: ['quest 29'] },
        die: { allowed: ['die 1', 'die 5', 'die 6', 'die merlin'] },
      },
    },
    apple: {
      task: 'act',
      does: ['die 5', 'apple 4', 'move'],
      light: ['die-1'],
      opens: ['means-apple-4'],
      needs: ['space-8', 'knight-0', 'dice-0'],
      rules: ['3.3'],
      else: {
        other: { allowed: ['die 1', 'die 6'] },
        white: { allowed: ['die merlin'] },
        // What is lit is beside it, and would go.
        early: { touched: ['space-8', 'province-2', 'apples-0'] },
      },
    },
    flag: {
      scene: {
        setUp: {
          turnsTaken: 2,
          players: [
            {
              ...{ dice: '1 6', merlinDie: 1, knight: 8, shield: 'black, grey, orange', flag: 'blue', hand: [29] },
              ...{ apples: 0, staffs: 2, influence: 'blue', score: 1 },
            },
            { dice: '1 3', merlinDie: 3, knight: 18 },
          ],
          merlin: 20,
        },
      },
      task: 'act',
      does: ['die 1', 'flag blue', 'move back'],
      light: ['die-0'],
      opens: ['means-backwards-1'],
      needs: ['space-7', 'knight-0', 'dice-0'],
      rules: ['6.0', '4.8'],
      else: {
        other: { allowed: ['die 6'] },
        white: { allowed: ['die merlin'] },
        early: { touched: ['item-0-flag-2', 'space-7'] },
      },
    },
    merlin: {
      scene: {
        setUp: {
          turnsTaken: 4,
          players: [
            {
              ...{ dice: '6', merlinDie: 1, knight: 7, shield: 'black, grey, orange', hand: [29] },
              ...{ apples: 0, staffs: 2, influence: 'blue', score: 1 },
            },
            { dice: '3', merlinDie: 3, knight: 19 },
          ],
          merlin: 20,
        },
        moves: [
          { by: 0, does: 'die merlin' },
          { by: 0, does: 'move' },
        ],
      },
      task: 'act',
      does: ['take material blue'],
      light: ['act-take-material-blue'],
      needs: ['merlin', 'space-21', 'influence-2-0'],
      rules: ['4.3'],
      else: { renounce: { allowed: ['renounce'] } },
    },
    staff: {
      task: 'act',
      does: ['staff', 'take material blue'],
      light: ['act-staff'],
      needs: ['merlin', 'space-21', 'influence-2-0', 'supply-material-2'],
      rules: ['3.4'],
      else: { keep: { allowed: ['keep staff'] } },
    },
    kept: {
      task: 'quiz',
      answers: ['one', 'two', 'six'],
      right: 'two',
      light: ['staffs-0'],
      rules: ['8.0'],
    },
  },
} as const satisfies Lesson<Position>
