/* 2: move with an own die, and with Merlin's. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const die = {
  seconds: 90,
  facts: ['3.2', '3.1', '4.5'],
  steps: {
    dice: {
      scene: {
        setUp: {
          players: [
            { dice: '3 4 6', merlinDie: 2, shield: 'grey, orange, brown', apples: 0 },
            { dice: '1 2 5', merlinDie: 3 },
          ],
        },
      },
      task: 'touch',
      places: ['die-0', 'die-1', 'die-2'],
      rules: ['1.3', '3.1'],
      else: { white: { touched: ['die-3'] } },
    },
    move: {
      task: 'act',
      does: ['die 3', 'move'],
      light: ['die-0', 'space-3'],
      needs: ['knight-0'],
      rules: ['3.2'],
      else: { other: { allowed: ['die 4', 'die 6'] }, white: { allowed: ['die merlin'] } },
    },
    score: {
      task: 'act',
      does: ['score'],
      light: ['act-score'],
      needs: ['knight-0', 'space-3'],
      rules: ['4.2'],
      else: { renounce: { allowed: ['renounce'] } },
    },
    merlin: {
      scene: {
        setUp: {
          turnsTaken: 2,
          players: [
            { dice: '4 6', merlinDie: 2, shield: 'grey, orange, brown', apples: 0, knight: 3, score: 3, staffs: 0 },
            { dice: '1 5', merlinDie: 3, knight: 6 },
          ],
          excalibur: 1,
        },
      },
      task: 'act',
      does: ['die merlin', 'move back'],
      light: ['die-3', 'space-22'],
      needs: ['merlin', 'space-2'],
      rules: ['3.2'],
      else: { own: { allowed: ['die 4', 'die 6'] } },
    },
    grail: {
      task: 'act',
      does: ['grail'],
      light: ['act-grail'],
      needs: ['merlin', 'space-22', 'grail'],
      rules: ['4.5', '3.3'],
      else: { renounce: { allowed: ['renounce'] } },
    },
    used: {
      task: 'quiz',
      answers: ['two', 'four'],
      right: 'two',
      light: ['dice-0'],
      rules: ['3.1'],
    },
  },
} as const satisfies Lesson<Position>
