/* What holds for every book in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Rulebook, spansOf, withScenes } from '@logres/rulebook'
import { figuresIn, numbersIn, rulesIn, textsIn } from '@logres/rulebook/reading'
import { LANGUAGES, type Language } from '@logres/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

type Shelf = Readonly<Record<Language, Rulebook<unknown>>>

/** The games that have a book. */
const BOOKS = MANIFESTS.flatMap(({ id, book }) => (book === undefined ? [] : [id]))

async function shelfOf(game: string): Promise<Shelf> {
  const book = MANIFESTS.find(({ id }) => id === game)?.book
  if (book === undefined) throw new Error(`no book of ${game}`)
  const [en, fr, de, it] = await Promise.all([book.read('en'), book.read('fr'), book.read('de'), book.read('it')])
  return { en, fr, de, it }
}

/** Texts that are the same in English, and rightly so. */
const ALIKE: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>>> = {
  avalon: { fr: ['Avalon', 'pile'], de: ['Avalon'], it: ['Avalon'] },
  tournament: { fr: ['joker', 'duel'], de: [], it: [] },
  merlin: {
    fr: ['Province', 'Excalibur', 'province', 'Excalibur'],
    de: ['Excalibur', 'Excalibur'],
    it: ['Excalibur', 'Excalibur'],
  },
}
const ENGLISH =
  /\b(the|you|your|and|with|from|card|cards|knight|region|turn|tile|opponent|shields?|flags?|manors?|traitors?|staffs?)\b/i

const GAMES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'games')

/** Number and marks of each rule as the game lists them. */
function listedBy(game: string) {
  const table = readFileSync(join(GAMES, game, 'RULES.md'), 'utf8')
  return [...table.matchAll(/^\| (\d+\.\d+) \|.*\| *((?:ruling|data)?(?:, (?:ruling|data))?) *\|$/gm)].map(
    ([, no, marks = '']) => ({ no, marks: marks.split(', ').filter((mark) => mark !== '') }),
  )
}

/** The rules that the code of a game names, in refusals above all. */
function namedBy(game: string): Set<string> {
  const source = join(GAMES, game, 'rules')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/'(\d+\.\d+)'/g)].map(([, no = '']) => no),
    ),
  )
}

/** As it stands on the page, a reference by its number. */
function asRead(text: string): string {
  return spansOf(text)
    .map((span) => (span.kind === 'rule' ? span.no : span.text))
    .join('')
}

describe.each(BOOKS)('the rulebook of %s', (name) => {
  let shelf: Shelf
  beforeAll(async () => {
    shelf = await shelfOf(name)
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    test('has every rule that the game lists, in that order, with its marks', () => {
      const listed = listedBy(name)
      expect(listed.length).toBeGreaterThan(30)
      expect(rulesIn(shelf[language]).map(({ no, marks }) => ({ no, marks }))).toEqual(listed)
      for (const { no, rules } of shelf[language].chapters)
        for (const rule of rules) expect(rule.no.startsWith(`${no}.`)).toBe(true)
    })

    test('has every rule that a refusal can name', () => {
      const known = new Set(rulesIn(shelf[language]).map(({ no }) => no))
      expect(namedBy(name).size).toBeGreaterThan(10)
      expect([...namedBy(name)].filter((no) => !known.has(no))).toEqual([])
    })

    test('says why, wherever a rule is marked, and nowhere else', () => {
      for (const { no, marks, why } of rulesIn(shelf[language])) expect(why !== null, no).toBe(marks.length > 0)
    })

    test('refers only to rules that there are', () => {
      const known = new Set(rulesIn(shelf[language]).map(({ no }) => no))
      const inText = textsIn(shelf[language]).flatMap((text) =>
        spansOf(text).flatMap((span) => (span.kind === 'rule' ? span.no : [])),
      )
      const beside = rulesIn(shelf[language]).flatMap(({ see }) => see)
      expect(inText.length).toBeGreaterThan(4)
      for (const no of [...inText, ...beside, ...shelf[language].glossary.map(({ rule }) => rule)])
        expect(known.has(no), no).toBe(true)
      for (const { no, see } of rulesIn(shelf[language])) expect(see).not.toContain(no)
    })

    test('is written in sentences', () => {
      for (const { text, why, example } of rulesIn(shelf[language]))
        for (const paragraph of [...text, ...(why === null ? [] : [why]), ...(example?.text ?? [])])
          expect(/^[\p{Lu}\d*].*[.]$/u.test(paragraph), paragraph).toBe(true)
      for (const text of textsIn(shelf[language]))
        expect(/undefined|\[object|!|\s\s|[{}*]/.test(asRead(text)), text).toBe(false)
    })

    test('begins with one page: no more than some 400 words', () => {
      const words = shelf[language].introduction.flatMap(({ text }) => text.join(' ').split(' '))
      expect(words.length).toBeGreaterThan(200)
      expect(words.length).toBeLessThan(480)
    })

    test('says the same numbers and references as the English one, and stresses as much, text by text', () => {
      const english = textsIn(shelf.en)
      const texts = textsIn(shelf[language])
      expect(texts.length).toBe(english.length)
      const stresses = (text: string) => spansOf(text).filter(({ kind }) => kind === 'stressed').length
      for (const [i, text] of texts.entries()) {
        expect(numbersIn(text), text).toEqual(numbersIn(english[i] ?? ''))
        expect(stresses(text), text).toBe(stresses(english[i] ?? ''))
      }
    })

    test('has for each figure words for who cannot see it', () => {
      for (const { caption, alt } of figuresIn(shelf[language]))
        expect(Math.min(caption.length, alt.length)).toBeGreaterThan(20)
    })
  })

  test.each(['fr', 'de', 'it'] as const)('no English is left in %s', (language) => {
    const english = textsIn(shelf.en)
    expect(textsIn(shelf[language]).filter((text, i) => text === english[i])).toEqual(ALIKE[name]?.[language] ?? [])
    for (const text of textsIn(shelf[language])) expect(ENGLISH.test(text), text).toBe(false)
  })
})

test.each(BOOKS)('the book of %s with other scenes is the same but for them', async (name) => {
  const { en } = await shelfOf(name)
  let drawn = 0
  const book = withScenes(en, () => drawn++)
  expect(figuresIn(book).map(({ scene }) => scene)).toEqual(figuresIn(en).map((_, i) => i))
  expect(textsIn(book)).toEqual(textsIn(en))
  expect(rulesIn(book).map(({ no, see }) => [no, see])).toEqual(rulesIn(en).map(({ no, see }) => [no, see]))
})

test('a paragraph is taken apart', () => {
  expect(spansOf('See {6.10} and *this*.')).toEqual([
    { kind: 'plain', text: 'See ' },
    { kind: 'rule', no: '6.10' },
    { kind: 'plain', text: ' and ' },
    { kind: 'stressed', text: 'this' },
    { kind: 'plain', text: '.' },
  ])
})
