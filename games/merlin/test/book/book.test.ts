/* What the book of Merlin tells about the components is what the game has, and it calls them what the game calls them. */

import { type Rulebook, spansOf } from '@logres/rulebook'
import { numbersIn, rulesIn, textOf } from '@logres/rulebook/reading'
import { LANGUAGES, type Language } from '@logres/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadBook } from '../../book/index.ts'
import {
  ALLIES,
  APPLES,
  backOf,
  COLOURS,
  COUNTERS,
  FRAME_SLOTS,
  ITEMS_A_COLOUR,
  MANORS,
  merlin,
  PROVINCE_EVERY,
  PROVINCES,
  type Province,
  QUESTS,
  type Quest,
  RECONSTRUCTED,
  RING,
  SERVANTS,
  STAFFS,
  TILES,
  TRAITORS_A_COLOUR,
} from '../../rules/index.ts'
import { loadWords, type MerlinNames } from '../../words/index.ts'

/** How the colours begin, whatever their endings, in the order of the provinces. */
const STEMS: Readonly<Record<Language, readonly string[]>> = {
  en: ['black', 'grey', 'blue', 'violet', 'orange', 'brown'],
  fr: ['noir', 'gris', 'bleu', 'violet', 'orange', 'brun'],
  de: ['schwarz', 'grau', 'blau', 'violett', 'orange', 'braun'],
  it: ['ner', 'grigi', 'blu', 'viola', 'arancion', 'marron'],
}

/** The colours that a text names, one after the other. */
function coloursIn(text: string, language: Language): Province[] {
  const stems = STEMS[language]
  return [...text.matchAll(new RegExp(`(?<!\\p{L})(${stems.join('|')})`, 'giu'))].map(([, stem = '']) =>
    stems.indexOf(stem.toLowerCase()),
  )
}

function stressedIn(text: string): string[] {
  return spansOf(text).flatMap((span) => (span.kind === 'stressed' ? plain(span.text) : []))
}

/** Where a sign sticks to the word before it, a common space. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

describe.each(LANGUAGES)('the book of Merlin in %s', (language) => {
  let book: Rulebook<unknown>
  let names: MerlinNames
  beforeAll(async () => {
    book = await loadBook(language)
    names = (await loadWords(language)).names
  })
  const paragraphs = (no: string) => rulesIn(book).find((rule) => rule.no === no)?.text ?? []

  test('the stems are those of the names of the colours', () => {
    for (const province of PROVINCES) expect(coloursIn(names.colour(province), language)).toEqual([province])
  })

  test('provinces, starting tiles and frames have their colours', () => {
    expect(coloursIn(textOf(book, '1.1'), language)).toEqual(PROVINCES)
    for (const province of PROVINCES) {
      const stem = names.beast(province).slice(0, 5)
      expect(textOf(book, '1.1').toLowerCase()).toContain(stem.toLowerCase())
    }
    expect(paragraphs('1.4').flatMap((text) => coloursIn(text, language))).toEqual(
      RECONSTRUCTED.startingTiles.flatMap(({ knight, influence, shield, flag, material }) => [
        knight,
        influence,
        shield,
        flag,
        material,
      ]),
    )
    const [, top = '', bottom = ''] = paragraphs('1.6')
    expect(coloursIn(top, language)).toEqual(RECONSTRUCTED.frames.top)
    expect(coloursIn(bottom, language)).toEqual(RECONSTRUCTED.frames.bottom)
  })

  test('the spaces follow one another on the ring by the names they have on the board', () => {
    const others = RECONSTRUCTED.ring.filter((space) => !COLOURS.some((colour) => colour === space))
    expect(stressedIn(textOf(book, '1.2'))).toEqual(others.map((space) => plain(names.space(space))))
    const [, ...after] = paragraphs('1.2')
    expect(after.flatMap((text) => coloursIn(text, language))).toEqual(PROVINCES)
    for (const text of after) expect(stressedIn(text)).toHaveLength(PROVINCE_EVERY - 1)
  })

  test('every space that is named elsewhere is one of the board', () => {
    const known = new Set(RECONSTRUCTED.ring.map((space) => plain(names.space(space))))
    const like = rulesIn(book).flatMap(({ text, example }) =>
      [...text, ...(example?.text ?? [])].flatMap(stressedIn).filter((word) => word.includes(':')),
    )
    expect(like.length).toBeGreaterThan(12)
    for (const word of like) expect(known, word).toContain(word)
  })

  test('servants and allies have their names, and the allies their tiles', () => {
    for (const servant of SERVANTS) {
      expect(textOf(book, '1.3')).toContain(names.servants[servant])
      expect(stressedIn(textOf(book, '9.4')).map((word) => word.toLowerCase())).toContain(
        names.servants[servant].toLowerCase(),
      )
    }
    const pile = (back: 'A' | 'B') =>
      ALLIES.filter((ally) => backOf(merlin.options.defaults, ally) === back).map((ally) => names.ally(ally))
    expect(textOf(book, '10.1')).toContain(` ${pile('A').join(', ')}.`)
    expect(textOf(book, '10.1')).toContain(` ${pile('B').join(', ')}.`)
    const told = paragraphs('10.2').slice(1)
    expect(told.map((text) => stressedIn(text)[0])).toEqual(ALLIES.map((ally) => names.ally(ally)))
    expect(told.map((text, i) => [ALLIES[i], tilesIn(text)])).toEqual(ALLIES.map((ally) => [ally, TILES[ally]]))
  })

  test('the numbers of the material are those of the game', () => {
    expect(numbersIn(paragraphs('1.1').at(-1) ?? '')).toEqual([6, 6, 6].map(String))
    expect(ITEMS_A_COLOUR).toBe(6)
    expect(numbersIn(paragraphs('1.2')[0] ?? '')).toEqual([0, RING / 2, RING].map(String))
    expect(numbersIn(textOf(book, '1.3'))).toEqual(
      [MANORS, COUNTERS, STAFFS, APPLES, 6 * TRAITORS_A_COLOUR, QUESTS].map(String).toSorted(),
    )
    expect(numbersIn(paragraphs('1.6')[0] ?? '')).toEqual([String(FRAME_SLOTS)])
  })

  test('the quests are counted as they are', () => {
    const [, ...told] = paragraphs('1.8')
    expect(told.map((text) => /^(\d) [^\d]*(\d+)/.exec(text)?.slice(1).map(Number))).toEqual([
      [1, count(({ points }) => points === 1)],
      [2, count(({ points }) => points === 2)],
      [3, count(({ points }) => points === 3)],
    ])
    const kinds = told.map((text) => [...text.matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number)))
    expect(kinds).toEqual([
      [
        count((quest) => quest.points === 1 && has(quest, 'servants')),
        count((quest) => quest.points === 1 && has(quest, 'items')),
        count((quest) => quest.points === 1 && has(quest, 'counters')),
      ],
      [
        count((quest) => quest.points === 2 && has(quest, 'item')),
        count((quest) => quest.points === 2 && has(quest, 'influence')),
        count((quest) => quest.points === 2 && has(quest, 'items')),
        count((quest) => quest.points === 2 && has(quest, 'servants')),
      ],
      [
        count((quest) => quest.points === 3 && has(quest, 'influence')),
        count((quest) => quest.points === 3 && has(quest, 'servants')),
      ],
    ])
  })
})

/** "*Bors*, 3 tiles: …"; none where no number stands before the colon. */
function tilesIn(text: string): number {
  return Number(/^\*[^*]+\*, (\d+)/.exec(text)?.[1] ?? 0)
}

function has({ conditions }: Quest, kind: Quest['conditions'][number]['kind']): boolean {
  return conditions.some((condition) => condition.kind === kind)
}

function count(isSuch: (quest: Quest) => boolean): number {
  return RECONSTRUCTED.quests.filter(isSuch).length
}
