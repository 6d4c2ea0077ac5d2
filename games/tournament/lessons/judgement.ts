/* 5: read a throw, then race. */
import type { Lesson, ScriptedMove } from '@logres/lessons'
import type { Position } from './scene.ts'

/** Two points each. */
const LEVEL: Position = {
  hands: ['sh2 sh5 sw6 la1 la3 ar2 jo', 'rest', 'sh3 sh4 sw2 sw4 la4 ar1 ar6 jo'],
  banners: 'ACB',
  phase: 'duel',
}
const LAID: readonly ScriptedMove[] = [
  { by: 0, does: 'lay sh5 sw6 la1 ar2' },
  { by: 2, does: 'lay sh3 sw2 la4 ar6' },
]

/** Which face each of the three small tokens shows, of crown and cup, cup and orb, orb and crown; and the dots. */
function fall(faces: readonly [number, number, number], dots: 1 | 2): NonNullable<ScriptedMove['draws']> {
  return [...faces.map((face) => ['small token', face] as const), ['dots', dots - 1]]
}

export const judgement = {
  seconds: 75,
  hides: ['sequence'],
  facts: ['6.4', '7.1', '7.2'],
  steps: {
    dots: {
      scene: {
        // Crown, orb, crown.
        setUp: LEVEL,
        moves: [...LAID, { by: 'clerk', does: 'throw both', draws: fall([0, 1, 1], 1) }],
      },
      task: 'touch',
      places: ['throw-dots'],
      rules: ['6.4', '7.1'],
      else: { large: { touched: ['token-crown', 'token-cup', 'token-orb', 'token-allThree'] } },
    },
    once: {
      task: 'touch',
      places: ['token-orb'],
      isSearch: true,
      rules: ['7.1'],
      else: {
        twice: { touched: ['token-crown'] },
        absent: { touched: ['token-cup'] },
        different: { touched: ['token-allThree'] },
        small: { touched: ['throw', 'throw-dots'] },
      },
    },
    twice: {
      scene: {
        // Cup, cup, orb.
        setUp: LEVEL,
        moves: [...LAID, { by: 'clerk', does: 'throw both', draws: fall([1, 0, 0], 2) }],
      },
      task: 'touch',
      places: ['token-cup'],
      isSearch: true,
      rules: ['7.1'],
      else: {
        once: { touched: ['token-orb'] },
        absent: { touched: ['token-crown'] },
        different: { touched: ['token-allThree'] },
      },
    },
    different: {
      scene: {
        // Crown, cup, orb.
        setUp: LEVEL,
        moves: [...LAID, { by: 'clerk', does: 'throw both', draws: fall([0, 0, 0], 1) }],
      },
      task: 'touch',
      places: ['token-allThree'],
      isSearch: true,
      rules: ['7.1'],
      else: { one: { touched: ['token-crown', 'token-cup', 'token-orb'] } },
    },
    race: {
      scene: {
        // Cup, orb, orb. Bors has run, and nobody knows how fast.
        setUp: LEVEL,
        moves: [
          ...LAID,
          { by: 'clerk', does: 'throw alone' },
          { by: 2, does: 'begin run', draws: fall([1, 1, 0], 1) },
          { by: 'clerk', does: 'touch 3 cup 1600' },
        ],
      },
      task: 'act',
      does: ['begin run'],
      race: 'touch 1 cup 900',
      light: ['run'],
      opens: ['tokens'],
      rules: ['7.2', '7.3'],
    },
    result: {
      task: 'next',
      tells: 'touchesShown',
      rules: ['7.2'],
    },
    miss: {
      task: 'quiz',
      answers: ['you', 'bors'],
      right: 'bors',
      rules: ['7.2'],
    },
  },
} as const satisfies Lesson<Position>
