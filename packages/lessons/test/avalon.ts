/* A small lesson of Avalon, to be played and to be spoilt. */
import { loadStage } from '@logres/avalon/lessons'
import { avalon } from '@logres/avalon/rules'
import type { AnyCourseTexts, AnyStepTexts, Course, Lesson, Played } from '../src/index.ts'

const RED_KNIGHT = 4

export const LESSON: Lesson = {
  seconds: 60,
  facts: ['6.1', '6.4', '6.5'],
  steps: {
    look: {
      scene: {
        setUp: { hands: ['rK gK', 'yS'], regions: { 3: ['hillA', 0] }, piles: { 4: ['', 'bS'], 5: ['vK', ''] } },
      },
      task: 'touch',
      places: ['region-5'],
      isSearch: true,
      rules: ['2.1'],
      else: { own: { touched: ['region-3'] } },
    },
    attack: {
      task: 'act',
      does: ['attack rK 5'],
      rules: ['6.1'],
      else: {
        few: { refused: 'attackNeedsAsMany', tries: ['attack rK 4'] },
        other: { allowed: ['reinforce * *'] },
      },
      after: [{ by: 1, does: 'decline', draws: [['region in the mist', 3]] }],
    },
    pay: { task: 'act', does: ['pay gK', 'pay 5'], also: ['pay *'], rules: ['6.7'] },
    ask: { task: 'quiz', answers: ['one', 'two'], right: 'two', rules: ['6.7'] },
    read: { task: 'next', rules: ['8.1'] },
  },
}

export const TEXTS: Readonly<Record<string, AnyStepTexts>> = {
  look: { say: 'Look.', task: 'Touch it.', else: { own: 'Yours.' } },
  attack: { say: 'Now.', task: 'Attack.', else: { few: 'Too few.', other: 'Allowed.' } },
  pay: { say: '', task: 'Pay.' },
  ask: { say: 'How many?', task: '', answers: { one: '1', two: '2' }, because: 'Two.' },
  read: { say: 'Good.', task: '' },
}

export function textsOf(steps: Readonly<Record<string, AnyStepTexts>> = TEXTS): AnyCourseTexts {
  return { lesson: { title: 'A lesson', end: 'Done.', facts: ['one', 'two', 'three'], steps } }
}

export async function played(lesson: Lesson = LESSON): Promise<Played & { readonly course: Course }> {
  return { game: avalon, stage: await loadStage(), course: { lessons: { lesson }, others: ['Mordred'] } }
}

export const ATTACK = { kind: 'attack', card: RED_KNIGHT, at: 4 }
export const ATTACK_TOO_FEW = { kind: 'attack', card: RED_KNIGHT, at: 3 }
export const REINFORCE = { kind: 'reinforce', card: RED_KNIGHT, at: 4 }
