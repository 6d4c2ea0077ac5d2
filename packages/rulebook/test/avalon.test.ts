import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Action,
  avalon,
  type Card,
  cardOf,
  question,
  REGION_CARDS,
  REGIONS,
  type State,
  TILE_DATA,
  TILES,
  yieldOf,
} from '@logres/avalon'
import { beforeAll, describe, expect, test } from 'vitest'
import { SCENES } from '../src/avalon/plan.ts'
import { type BookLanguage, loadAvalonRules, type Place, type Rulebook, type Scene, spansOf } from '../src/index.ts'

const LANGUAGES: readonly BookLanguage[] = ['en', 'fr', 'de', 'it']
const books = new Map<BookLanguage, Rulebook<Scene>>()
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, await loadAvalonRules(language))
})

function bookIn(language: BookLanguage): Rulebook<Scene> {
  const book = books.get(language)
  if (book === undefined) throw new Error(`no book in ${language}`)
  return book
}

function rulesIn(language: BookLanguage) {
  return bookIn(language).chapters.flatMap(({ rules }) => rules)
}

/** Every text of a book that a person reads, in one order for all languages. */
function textsIn(language: BookLanguage): string[] {
  const book = bookIn(language)
  const figures = [...book.introduction, ...rulesIn(language)].flatMap((each) => each.figures)
  return [
    book.subtitle,
    ...book.introduction.flatMap(({ title, text }) => [title, ...text]),
    ...book.chapters.map(({ title }) => title),
    ...rulesIn(language).flatMap(({ title, text, why, example }) => [
      title,
      ...text,
      ...(why === null ? [] : [why]),
      ...(example === null ? [] : [example.title, ...example.text]),
    ]),
    ...figures.flatMap(({ caption, alt }) => [caption, alt]),
    ...book.glossary.flatMap(({ word, meaning }) => [word, meaning]),
    ...Object.values(book.words.marks).flatMap(({ name, meaning }) => [name, meaning]),
  ]
}

const RULES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'games', 'avalon', 'RULES.md')
/** Number and mark of each rule as the game lists them. */
const listed = [...readFileSync(RULES, 'utf8').matchAll(/^\| (\d+\.\d+) \|.*\| *(ruling|data)? *\|$/gm)].map(
  ([, no, mark]) => ({ no, mark: mark ?? null }),
)

describe.each(LANGUAGES)('the rulebook of Avalon in %s', (language) => {
  test('has every rule that the game lists, in that order, with its mark', () => {
    expect(listed.length).toBeGreaterThan(30)
    expect(rulesIn(language).map(({ no, mark }) => ({ no, mark }))).toEqual(listed)
    for (const { no, rules } of bookIn(language).chapters)
      for (const rule of rules) expect(rule.no.startsWith(`${no}.`)).toBe(true)
  })

  test('says why, wherever a rule is marked, and nowhere else', () => {
    for (const { no, mark, why } of rulesIn(language)) expect(why !== null, no).toBe(mark !== null)
  })

  test('refers only to rules that there are', () => {
    const known = new Set(rulesIn(language).map(({ no }) => no))
    const inText = textsIn(language).flatMap((text) =>
      spansOf(text).flatMap((span) => (span.kind === 'rule' ? span.no : [])),
    )
    const beside = rulesIn(language).flatMap(({ see }) => see)
    expect(inText.length).toBeGreaterThan(4)
    for (const no of [...inText, ...beside, ...bookIn(language).glossary.map(({ rule }) => rule)])
      expect(known.has(no), no).toBe(true)
    for (const { no, see } of rulesIn(language)) expect(see).not.toContain(no)
  })

  test('is written in sentences', () => {
    for (const { text, why, example } of rulesIn(language))
      for (const paragraph of [...text, ...(why === null ? [] : [why]), ...(example?.text ?? [])])
        expect(/^[\p{Lu}\d*].*[.]$/u.test(paragraph), paragraph).toBe(true)
    for (const text of textsIn(language))
      expect(/undefined|\[object|!|\s\s|[{}](?!\d|$|[ .,;)])/.test(text.replace(/\{\d+\.\d+\}/g, '')), text).toBe(false)
  })

  test('begins with one page: no more than some 400 words', () => {
    const words = bookIn(language).introduction.flatMap(({ text }) => text.join(' ').split(' '))
    expect(words.length).toBeGreaterThan(200)
    expect(words.length).toBeLessThan(480)
  })

  test('says the same numbers as the English one, text by text', () => {
    const english = textsIn('en')
    const texts = textsIn(language)
    expect(texts.length).toBe(english.length)
    for (const [i, text] of texts.entries()) expect(numbersIn(text), text).toEqual(numbersIn(english[i] ?? ''))
  })

  test('shows all figures, each with words for who cannot see it', () => {
    const shown = [...bookIn(language).introduction, ...rulesIn(language)].flatMap(({ figures }) => figures)
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(Object.keys(SCENES)))
    for (const { caption, alt } of shown) expect(Math.min(caption.length, alt.length)).toBeGreaterThan(20)
  })
})

/** Words that are the same in English, and rightly so. */
test.each([
  ['fr', ['Avalon', 'pile']],
  ['de', ['Avalon']],
  ['it', ['Avalon']],
] as const)('no English is left in %s', (language, alike) => {
  expect(textsIn(language).filter((text, i) => text === textsIn('en')[i])).toEqual(alike)
  for (const text of textsIn(language))
    expect(/\b(the|you|your|and|with|from|card|cards|knight|region|turn|tile|opponent)\b/i.test(text), text).toBe(false)
})

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number).toSorted()
}

test('a paragraph is taken apart', () => {
  expect(spansOf('See {6.10} and *this*.')).toEqual([
    { kind: 'plain', text: 'See ' },
    { kind: 'rule', no: '6.10' },
    { kind: 'plain', text: ' and ' },
    { kind: 'stressed', text: 'this' },
    { kind: 'plain', text: '.' },
  ])
})

describe('what the book says is what the game does', () => {
  test('all regions and tiles are shown, and the numbers in the text are theirs', () => {
    expect([...SCENES.regions.regions].toSorted()).toEqual([...REGIONS].toSorted())
    expect(SCENES.tiles.tiles).toEqual(TILES)
    const crowns = Object.values(REGION_CARDS).reduce((sum, card) => sum + card.crowns, 0)
    const text = (no: string) =>
      rulesIn('en')
        .find((rule) => rule.no === no)
        ?.text.join(' ') ?? ''
    expect(text('1.2')).toContain(`${crowns} crowns in all`)
    const light = TILES.filter((tile) => TILE_DATA[tile].shade === 'light')
    expect(light.reduce((sum, tile) => sum + TILE_DATA[tile].copies, 0)).toBe(5)
    expect(light.map((tile) => (TILE_DATA[tile].copies === 2 ? 'twice' : 'once'))).toEqual(['twice', 'once', 'twice'])
    expect(text('1.3')).toMatch(/twice \*Two\*.*once \*Landscape\*.*twice \*Connected\*/)
    expect(text('1.3')).toMatch(/twice \*Four\*.*once \*Landscape ×2\*.*once \*Realm\*/)
  })

  const plays = Object.entries(SCENES).flatMap(([id, scene]) => (scene.kind === 'play' ? [[id, scene] as const] : []))
  test.each(plays)('the figure %s: played, it comes out as drawn', (_id, scene) => {
    const me = 0
    const played = cardOf(...scene.card)
    const answer = scene.answer === null ? undefined : cardOf(...scene.answer)
    const state = withPlace(scene.before, played, answer)
    const chance = { pick: () => state.mist.indexOf(scene.after.region === 'mist' ? 'swamp' : scene.after.region) }
    const act = (seat: 0 | 1, action: Action) => {
      expect(avalon.whyNot(state, seat, action)).toBeUndefined()
      avalon.apply(state, seat, action, chance, () => {})
    }
    act(me, { kind: scene.play, card: played, at: 0 })
    if (answer !== undefined) act(1, scene.play === 'enchant' ? { kind: 'counterSpell' } : { kind: 'resist' })
    else if (scene.play !== 'reinforce') act(1, { kind: 'decline' })
    const place = state.places[0]
    expect(place?.piles).toEqual([pile(scene.after.mine), pile(scene.after.theirs)])
    expect(place?.region?.name ?? 'mist').toBe(scene.after.region)
    expect(place?.owner).toBe(owner(scene.after))
    const asked = question(state)
    expect(asked?.kind === 'payLosses' ? asked.owed : 0).toBe(scene.owed)
    if (answer !== undefined && scene.play === 'enchant') expect(state.hands[1][played]).toBe(1)
  })

  test('the stretch: three, whoever owns Avalon between', () => {
    const state = avalon.setup(avalon.options.defaults, 2, { pick: () => 0 })
    for (const [i, { region, owner: whose }] of SCENES.stretch.places.entries()) {
      const place = state.places[i]
      if (place === undefined) throw new Error('no place')
      const owner = whose === null ? null : whose === 'me' ? 0 : 1
      state.places[i] = { region: region === 'mist' ? null : REGION_CARDS[region], owner, piles: place.piles }
    }
    expect(yieldOf(state, 0, 'connected')).toBe(3)
    const strict = { ...state, options: { ...state.options, avalonAndSwampInterrupt: true } }
    expect(yieldOf(strict, 0, 'connected')).toBe(2)
  })
})

function pile(cards: Place['mine']): Card[] {
  return cards.map(([colour, character]) => cardOf(colour, character))
}

function owner(place: Place): 0 | 1 | null {
  if (place.owner === null) return null
  return place.owner === 'me' ? 0 : 1
}

/** A game in which the first region is as given, I hold some cards with the one to play, and the opponent his answer. */
function withPlace(given: Place, played: Card, answer: Card | undefined): State {
  const state = avalon.setup({ ...avalon.options.defaults, startPlayer: 'first' }, 2, { pick: () => 0 })
  for (const seat of [0, 1] as const) state.hands[seat].fill(0)
  state.hands[0][played] = 5
  state.hands[1][answer ?? 9] = 1
  const region = given.region === 'mist' ? null : REGION_CARDS[given.region]
  state.places[0] = { region, owner: owner(given), piles: [pile(given.mine), pile(given.theirs)] }
  if (given.region !== 'mist') state.mist.splice(state.mist.indexOf(given.region), 1)
  return state
}
