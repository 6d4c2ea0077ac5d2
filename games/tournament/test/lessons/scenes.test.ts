/* Every position of the course, also after each step, keeps the invariants of the rules. */
import { courseFaults } from '@logres/lessons/check'
import { rulesIn } from '@logres/rulebook/reading'
import { expect, test } from 'vitest'
import { loadBook } from '../../book/index.ts'
import { loadCourse, loadStage, loadTexts } from '../../lessons/index.ts'
import { type State, tournament } from '../../rules/index.ts'
import { invariants } from '../rules/position.ts'

function isState(value: object): value is State {
  return 'knowledge' in value && 'hands' in value
}

function faultsIn(state: object): readonly string[] {
  return isState(state) ? invariants(state) : ['no state of the tournament']
}

test('no card is missing or twice, and nobody knows what is not so', async () => {
  const [course, stage, book, en, fr, de, it] = await Promise.all([
    loadCourse(),
    loadStage(),
    loadBook('en'),
    ...(['en', 'fr', 'de', 'it'] as const).map(loadTexts),
  ])
  const rules = rulesIn(book).map(({ no }) => no)
  const texts = { en: en ?? {}, fr: fr ?? {}, de: de ?? {}, it: it ?? {} }
  expect(courseFaults({ game: tournament, stage, course, texts, rules, faultsIn })).toEqual([])
})
