/* The check finds every kind of fault. */
import { describe, expect, test } from 'vitest'
import { courseFaults, wordsIn } from '../src/check.ts'
import type { AnyStepTexts, Lesson, LessonStep } from '../src/index.ts'
import { LESSON, played, TEXTS, textsOf } from './avalon.ts'

const RULES = ['2.1', '6.1', '6.4', '6.5', '6.7', '8.1']

async function faultsOf(lesson: Lesson, steps?: Readonly<Record<string, AnyStepTexts>>): Promise<string[]> {
  const texts = textsOf(steps)
  return courseFaults({
    ...(await played(lesson)),
    rules: RULES,
    texts: { en: texts, fr: texts, de: texts, it: texts },
  })
}

function changed(name: string, change: Partial<LessonStep>): Lesson {
  const step = { ...LESSON.steps[name], ...change }
  return { ...LESSON, steps: { ...LESSON.steps, [name]: step as LessonStep } }
}

test('nothing in a good lesson', async () => {
  expect(await faultsOf(LESSON)).toEqual([])
})

describe('in what is played', () => {
  test.each<[fault: string, lesson: Lesson]>([
    ['is refused: attackNeedsAsMany (6.1)', changed('attack', { does: ['attack rK 4'] })],
    ['"attack rK 12" is no action', changed('attack', { does: ['attack rK 12'] })],
    ['nothing legal is like "take *"', changed('attack', { also: ['take *'] })],
    [
      'few: "attack rK 5" is not refused',
      changed('attack', { else: { few: { refused: 'x', tries: ['attack rK 5'] } } }),
    ],
    [
      'refused with attackNeedsAsMany, not cardNotInHand',
      changed('attack', { else: { few: { refused: 'cardNotInHand', tries: ['attack rK 4'] } } }),
    ],
    ['few: no example', changed('attack', { else: { few: { refused: 'attackNeedsAsMany', tries: [] } } })],
    [
      'other: nothing legal that is like "enchant * *"',
      changed('attack', { else: { other: { allowed: ['enchant * *'] } } }),
    ],
    ['touching region-5 is not answered by it', changed('look', { else: { own: { touched: ['region-5'] } } })],
    ['nothing is to be touched', changed('look', { places: [] })],
    ['the right answer is not among the answers', changed('ask', { right: 'three' })],
    ['does not draw', changed('attack', { after: [{ by: 1, does: 'decline', draws: [['dice', 1]] }] })],
    ['by 1 is refused', changed('attack', { after: [{ by: 1, does: 'resist' }] })],
    ['more than eight of a card', changed('look', { scene: { setUp: { hands: ['rK rK rK rK rK rK rK rK rK', ''] } } })],
    ['there is no rule 9.9', changed('read', { rules: ['9.9'] })],
  ])('%s', async (fault, lesson) => {
    expect((await faultsOf(lesson)).join('\n')).toContain(fault)
  })
})

describe('in the texts', () => {
  const long = Array.from({ length: 21 }, () => 'word').join(' ')
  test.each<[fault: string, name: string, text: AnyStepTexts]>([
    ['21 words', 'read', { say: long, task: '' }],
    ['an exclamation mark', 'read', { say: 'Good!', task: '' }],
    ['nothing is said', 'read', { say: '', task: '' }],
    ['the task is empty', 'pay', { say: 'Pay.', task: '' }],
    ['because is empty', 'ask', { say: 'How many?', task: '', answers: { one: '1', two: '2' } }],
    ['an answer is empty', 'ask', { say: 'How many?', task: '', answers: { one: '1' }, because: 'Two.' }],
    ['else own is empty', 'look', { say: 'Look.', task: 'Touch it.' }],
    ['21 words', 'look', { say: 'Look.', task: 'Touch it.', else: { own: long } }],
  ])('%s', async (fault, name, text) => {
    expect((await faultsOf(LESSON, { ...TEXTS, [name]: text })).join('\n')).toContain(fault)
  })

  test('a step without texts, and texts without a step', async () => {
    const { read: _read, ...some } = TEXTS
    expect((await faultsOf(LESSON, some)).join('\n')).toContain('read: no texts')
    expect((await faultsOf(LESSON, { ...TEXTS, more: { say: 'More.', task: '' } })).join('\n')).toContain('a step more')
  })

  test('words are counted as they are read', () => {
    expect(wordsIn('Où est-ce le cas ? À *la région 5* : là.')).toBe(9)
  })
})
