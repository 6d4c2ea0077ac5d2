/* All lessons of all games, played through the rules; and how long their texts are. */
import { type Course, stepsOf } from '@logres/lessons'
import { courseFaults, MOST_WORDS, wordsIn } from '@logres/lessons/check'
import type { GameLessons } from '@logres/manifest'
import { rulesIn } from '@logres/rulebook/reading'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

const TAUGHT = MANIFESTS.flatMap((manifest) =>
  manifest.lessons === undefined ? [] : [[manifest.id, manifest, manifest.lessons] as const],
)

async function textsOf(lessons: GameLessons) {
  const [en, fr, de, it] = await Promise.all([
    lessons.texts('en'),
    lessons.texts('fr'),
    lessons.texts('de'),
    lessons.texts('it'),
  ])
  return { en, fr, de, it }
}

function secondsOf({ lessons }: Course): number {
  return Object.values(lessons).reduce((total, { seconds }) => total + seconds, 0)
}

test('a game that people are shown has lessons', () => {
  expect(TAUGHT.length).toBeGreaterThan(0)
})

describe.each(TAUGHT)('the lessons of %s', (_id, manifest, lessons) => {
  test('go on as they say, by the rules, in every language', async () => {
    const [course, stage, rules, book, texts] = await Promise.all([
      lessons.course(),
      lessons.stage(),
      manifest.rules(),
      manifest.book?.read('en'),
      textsOf(lessons),
    ])
    const numbers = book === undefined ? [] : rulesIn(book).map(({ no }) => no)
    expect(courseFaults({ game: rules.game, stage, course, texts, rules: numbers })).toEqual([])
  })

  test('are as many and as long as the front page says', async () => {
    const course = await lessons.course()
    expect(Object.keys(course.lessons)).toHaveLength(lessons.count)
    expect(Math.round(secondsOf(course) / 60)).toBe(lessons.minutes)
  })

  test('are said in few words', async () => {
    const course = await lessons.course()
    const texts = await textsOf(lessons)
    const counts = LANGUAGES.map((language) => {
      const words = Object.entries(course.lessons).flatMap(([id, lesson]) =>
        stepsOf(lesson).map(([name]) => {
          const step = texts[language][id]?.steps[name]
          return wordsIn(`${step?.say} ${step?.task}`)
        }),
      )
      const mean = words.reduce((sum, count) => sum + count, 0) / words.length
      return { language, steps: words.length, most: Math.max(...words), mean: Math.round(mean * 10) / 10 }
    })
    console.info(
      `words per step, ${manifest.id}: ${counts.map((each) => `${each.language} ${each.mean}, at most ${each.most}`).join('; ')}`,
    )
    for (const { most } of counts) expect(most).toBeLessThanOrEqual(MOST_WORDS)
  })
})
