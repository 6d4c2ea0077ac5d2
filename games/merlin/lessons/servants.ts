/* 3: send a servant, and know what each brings. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

export const servants = {
  seconds: 90,
  facts: ['4.1', '4.1', '7.4'],
  steps: {
    move: {
      scene: {
        setUp: {
          players: [
            { dice: '3 4 6', merlinDie: 2, apples: 0 },
            { dice: '1 2 5', merlinDie: 3, knight: 12 },
          ],
          merlin: 2,
        },
      },
      task: 'act',
      does: ['die 4', 'move'],
      light: ['die-1', 'space-4'],
      needs: ['knight-0', 'province-1'],
      rules: ['1.1', '4.1'],
      else: { other: { allowed: ['die 3', 'die 6'] }, white: { allowed: ['die merlin'] } },
    },
    builder: {
      task: 'act',
      does: ['builder to grey'],
      light: ['servant-builder-1'],
      needs: ['space-4', 'knight-0'],
      rules: ['4.1'],
      else: {
        lady: { allowed: ['lady to grey'] },
        other: { allowed: ['shieldBearer to grey', 'flagBearer to grey'] },
        renounce: { allowed: ['renounce'] },
      },
    },
    merlin: {
      scene: {
        setUp: {
          turnsTaken: 2,
          players: [
            { dice: '3 6', merlinDie: 2, apples: 0, knight: 4, servants: 'builder grey', material: 'grey', staffs: 0 },
            { dice: '1 5', merlinDie: 3, knight: 14 },
          ],
          merlin: 2,
        },
      },
      task: 'act',
      does: ['die merlin', 'move'],
      light: ['die-3', 'space-4'],
      needs: ['merlin', 'province-1'],
      rules: ['3.2', '4.1'],
      else: { own: { allowed: ['die 3', 'die 6'] } },
    },
    lady: {
      task: 'act',
      does: ['lady to grey'],
      light: ['servant-lady-1'],
      needs: ['space-4', 'merlin', 'servant-builder-1'],
      rules: ['4.1', '7.3'],
      else: {
        again: { refused: 'servantHere', tries: ['builder to grey'] },
        other: { allowed: ['shieldBearer to grey', 'flagBearer to grey'] },
        renounce: { allowed: ['renounce'] },
      },
    },
    home: {
      scene: {
        setUp: {
          turnsTaken: 4,
          players: [
            {
              ...{ dice: '4 6', merlinDie: 0, apples: 0, knight: 4, servants: 'builder grey, lady grey' },
              ...{ material: 'grey', influence: 'grey', staffs: 0 },
            },
            { dice: '1 5', merlinDie: 0, knight: 14, servants: 'flagBearer blue', flag: 'blue' },
          ],
          merlin: 4,
        },
        moves: [
          { by: 0, does: 'die 4' },
          { by: 0, does: 'move' },
        ],
      },
      task: 'act',
      does: ['flagBearer to blue'],
      light: ['servant-flagBearer-2'],
      needs: ['space-8', 'knight-0'],
      rules: ['4.1'],
      else: {
        other: { allowed: ['lady to blue', 'shieldBearer to blue', 'builder to blue'] },
        renounce: { allowed: ['renounce'] },
      },
    },
    points: {
      task: 'touch',
      places: ['servant-flagBearer-2', 'servant-builder-1', 'servant-lady-1'],
      rules: ['7.4'],
    },
  },
} as const satisfies Lesson<Position>
