/* Options that came later are readings of sentences that allow two: each is explained where it is chosen, and in the rulebook. */
import { rulesIn } from '@logres/rulebook/reading'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

const READINGS = (
  await Promise.all(
    MANIFESTS.map(async (manifest) => {
      const { game } = await manifest.rules()
      return Object.entries(game.options.implied)
        .map(([option, standard]) => ({ manifest, game, option, standard }))
        .filter(({ option }) => isChoice(game.options.schema, option))
    }),
  )
).flat()

/** Between words, unlike which edition is played. */
function isChoice(schema: object, option: string): boolean {
  const of = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined
  return Array.isArray(of(of(of(schema, 'properties'), option), 'enum'))
}

/** In French a space stands before a colon. */
function named(label: string, value: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${literal(label)}\\s?: ${literal(value)}`)
}

test('there are some', () => {
  expect(READINGS.length).toBeGreaterThan(7)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(READINGS.map((reading) => [reading.manifest.id, reading.option, reading] as const))(
    '%s, %s: the sentence of the rule text with the option, and the option with its value in the rule',
    async (_id, option, { manifest, game, standard }) => {
      const { options } = (await manifest.words(language))({})
      const words = options[option]
      const hint = words?.hint ?? ''
      // In the language of the rule text, whatever that of the page is.
      expect(hint).toMatch(/«[\s\u00a0\u202f].+[\s\u00a0\u202f]»/)
      const [, no = ''] = /\((\d+\.\d+)\)\.$/.exec(hint) ?? []
      const book = await manifest.book?.read(language)
      const rule = book && rulesIn(book).find((each) => each.no === no)
      expect(rule?.marks).toContain('ruling')
      const values = Object.entries(words?.values ?? {})
      expect(values.length).toBeGreaterThan(1)
      for (const [value, text] of values) {
        expect(game.options.read({ [option]: value })).toMatchObject({ kind: 'options' })
        const says = rule?.text.some((each) => named(words?.label ?? '', text).test(each))
        expect([value, says]).toEqual([value, value !== standard])
      }
    },
  )
})
