/* 5: pay for a manor, and lead a territory. */
import type { Lesson } from '@logres/lessons'
import type { Position } from './scene.ts'

const DOMAIN = 'mlMwlL mmwwMl wLWlmW'

export const manor = {
  seconds: 90,
  facts: ['4.9', '1.7', '7.2'],
  steps: {
    wood: {
      scene: {
        setUp: {
          players: [
            { dice: '2 4 5', merlinDie: 3, material: 'blue, orange', apples: 0 },
            { dice: '1 3 6', merlinDie: 3, knight: 12 },
          ],
          merlin: 20,
          domain: DOMAIN,
        },
      },
      task: 'touch',
      places: ['tile-8', 'tile-3', 'tile-9', 'tile-14', 'tile-12', 'tile-17'],
      isSearch: true,
      rules: ['1.5', '7.2'],
      else: {
        mountain: { touched: ['tile-7', 'tile-0', 'tile-2', 'tile-6', 'tile-10', 'tile-16'] },
        lake: { touched: ['tile-4', 'tile-1', 'tile-5', 'tile-11', 'tile-13', 'tile-15'] },
      },
    },
    move: {
      task: 'act',
      does: ['die 2', 'move'],
      light: ['die-0', 'space-2'],
      needs: ['knight-0'],
      rules: ['4.9'],
      else: { other: { allowed: ['die 4', 'die 5'] }, white: { allowed: ['die merlin'] } },
    },
    build: {
      task: 'act',
      does: ['build 15 blue'],
      light: ['tile-14'],
      needs: ['item-0-material-2'],
      rules: ['1.7', '4.9'],
      else: {
        material: { refused: 'noMaterial', tries: ['build 16 black'] },
        elsewhere: { allowed: ['build 2 blue', 'build * *'] },
        renounce: { allowed: ['renounce'] },
      },
    },
    tower: {
      task: 'act',
      does: ['take shield blue'],
      also: ['take * *', 'counter *'],
      light: ['act-take-shield-blue'],
      needs: ['tile-14'],
      rules: ['4.9'],
      else: { pass: { allowed: ['pass tower'] } },
    },
    lead: {
      task: 'quiz',
      answers: ['one', 'four'],
      right: 'four',
      light: ['tile-14'],
      needs: ['tile-3', 'tile-8', 'tile-9'],
      rules: ['7.2'],
    },
    tie: {
      scene: {
        setUp: {
          turnsTaken: 2,
          players: [
            { dice: '4 5', merlinDie: 3, material: 'orange', apples: 0, knight: 2 },
            { dice: '1 3', merlinDie: 3, knight: 18 },
          ],
          merlin: 20,
          domain: DOMAIN,
          manors: { 14: 0, 9: 1 },
        },
      },
      task: 'quiz',
      answers: ['two', 'four'],
      right: 'two',
      light: ['tile-9'],
      needs: ['tile-14', 'tile-3', 'tile-8'],
      rules: ['7.2'],
    },
  },
} as const satisfies Lesson<Position>
