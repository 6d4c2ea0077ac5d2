/*
 * Every sentence of the pages and boards says its parameters in every language, each in its part. English is the measure: a
 * language that has two of them exchanged says the numbers in another order. What English says is held against a table below.
 */

import { messages as avalon } from '@logres/avalon/board/texts/en.ts'
import { at } from '@logres/kernel'
import { messages as merlin } from '@logres/merlin/board/texts/en.ts'
import { messages as tournament } from '@logres/tournament/board/texts/en.ts'
import { describe, expect, it } from 'vitest'
import { messages as match } from '../../src/match/words/en.ts'

const OTHERS = ['fr', 'de', 'it'] as const
type Other = (typeof OTHERS)[number]

/** Every file of sentences there is, by its path. */
const FILES = import.meta.glob<{ readonly messages: object }>('../../src/**/{en,fr,de,it}.ts', { eager: true })
const FOLDERS = Object.keys(FILES)
  .filter((file) => file.endsWith('/en.ts'))
  .map((file) => file.slice('../../src/'.length, -'/en.ts'.length))

type Saying = (args: readonly unknown[]) => string

/** The sentences with parameters, by their names. */
function sayingsIn(value: unknown, path = ''): ReadonlyMap<string, Saying & { readonly count: number }> {
  if (typeof value === 'function') {
    const say = (args: readonly unknown[]) => flat(Reflect.apply(value, undefined, args))
    return new Map([[path, Object.assign(say, { count: value.length })]])
  }
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...sayingsIn(inner, path === '' ? key : `${path}.${key}`)]),
  )
}

/** Some sentences come in parts, around what is set in bold. */
function flat(said: unknown): string {
  if (Array.isArray(said)) return said.map(flat).join('')
  return typeof said === 'string' || typeof said === 'number' ? String(said) : ''
}

function inFolder(folder: string, language: string) {
  return sayingsIn(FILES[`../../src/${folder}/${language}.ts`]?.messages)
}

/** Numbers say anything well enough, names too; where a list is needed, two texts. */
const NUMBERS = [13, 17, 19, 23, 29, 31]
const listAt = (i: number) => [`${at(NUMBERS, i)}01`, `${at(NUMBERS, i)}02`]

/**
 * Two names of the same province, of which each language takes the one it needs; and regions, whose names are looked at for
 * their article and their capitals.
 */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  'boards/avalon/words yourRegion': ['13'],
  'boards/avalon/words theRegion': ['13'],
  'boards/merlin/words/parts influenceIn': ['13', '13'],
  'boards/merlin/words/parts servantIn': ['13', '17', '17'],
}

function usualArgs(name: string, say: Saying & { readonly count: number }): readonly unknown[] {
  const given = GIVEN[name]
  if (given !== undefined) return given
  for (let lists = 0; lists < 2 ** say.count; lists++) {
    const args = Array.from({ length: say.count }, (_, i) => ((lists >> i) & 1 ? listAt(i) : at(NUMBERS, i)))
    if (!/undefined|NaN|^$/.test(attempt(say, args) ?? 'undefined')) return args
  }
  throw new Error(`${name} cannot be said`)
}

function attempt(say: Saying, args: readonly unknown[]): string | undefined {
  try {
    return say(args)
  } catch {
    return undefined
  }
}

/** The usual ones, and each left out or counted as none in turn. */
function variants(name: string, args: readonly unknown[]): readonly (readonly unknown[])[] {
  if (Object.hasOwn(GIVEN, name)) return [args]
  return [args, ...args.flatMap((_, i) => [args.with(i, null), args.with(i, 0)])]
}

function figures(text: string): readonly string[] {
  return text.match(/\d+/g) ?? []
}

/** Where a language rightly names the second one first. */
const SECOND_FIRST: Readonly<Record<string, readonly Other[]>> = {
  'boards/avalon/words payTop': ['fr', 'de', 'it'],
  'boards/avalon/words letItGoHow': ['fr', 'de', 'it'],
  'review/words optionsOf': ['fr', 'de', 'it'],
  'review/words luckSum': ['de'],
}
/** A word in English ("third"), a number elsewhere. */
const IN_WORDS: readonly string[] = ['boards/merlin/words/parts placeNo']

describe.each(FOLDERS)('%s', (folder) => {
  const english = inFolder(folder, 'en')

  it.each(OTHERS)('says in %s each number and name where English says it', (language) => {
    const other = inFolder(folder, language)
    const differences: string[] = []
    for (const [path, say] of english) {
      const name = `${folder} ${path}`
      if (IN_WORDS.includes(name)) continue
      for (const args of variants(name, usualArgs(name, say))) {
        const wanted = attempt(say, args)
        // A parameter that cannot be left out.
        if (wanted === undefined) continue
        const said = other.get(path)?.(args) ?? ''
        const due = figures(wanted)
        if (figures(said).join() !== (SECOND_FIRST[name]?.includes(language) ? due.toReversed() : due).join())
          differences.push(`${path}(${args.join(', ')}): ${wanted} ≠ ${said}`)
      }
    }
    expect(differences).toEqual([])
  })
})

describe('English, which the others are held against, says each number in its part', () => {
  const SAID: readonly (readonly [said: string, wanted: string])[] = [
    [match.position(3, 7), 'Position 3 of 7'],
    [match.clock.days(3, 7), '3 d 7 h'],
    [avalon.holds('Bors', 3), 'Bors holds 3 cards'],
    [avalon.hasOf(3, 7), '3 of 7 cards'],
    [avalon.cannotPay(3, 7), '3 of 7 to pay'],
    [avalon.paid(3, 7).join(''), '3 of 7 paid'],
    [avalon.effectAttack('3 Hill', '', 2, 4, 5), '3 Hill: you win 2 crowns and lose 4 cards there and 5 more.'],
    [avalon.effectAttack('3 Hill', '', null, 0, 1), '3 Hill: you win what the mist hides and lose 1 card.'],
    [avalon.letItFallHow(9, 2, 3), 'You lose 2 crowns (9 → 7) and 3 cards.'],
    [avalon.letItFallHow(9, 0, 3), 'You lose 3 cards and the region.'],
    [avalon.theyLose('Bors', 3, 7), 'Bors loses 3 cards there and 7 more.'],
    [avalon.letItGoHow('red knight', 'Bors'), 'Your red knight goes to Bors.'],
    [avalon.unless('Bors', 'red knight'), 'unless Bors answers with a red knight, '],
    [tournament.readyOf(3, 7), '3 of 7 ready'],
    [tournament.leavesOf(3, 7), 'Leaves you 3 of 7 coins.'],
    [tournament.level(3, 7), 'The duel is tied at 3:7.'],
    [tournament.beats(9, '4'), '9 beats 4'],
    [tournament.duelOf('Bors', 'Enid'), 'Duel: Bors against Enid'],
    [merlin.roundNow(3, 2), 'Round 3 of 6, turn 2 of 4'],
    [merlin.becomes(3, 5), '3 → 5:'],
    [merlin.tilesPayable(3, 7), 'you can pay for 3 of 7 free tiles'],
    [merlin.merlinTo(3, 'build', 'grail'), 'Merlin’s die 3: Merlin to build, or back to grail'],
    [merlin.itemsLeft(1, 2, 3), 'Left: 1 shield, 2 flags, 3 materials'],
    [merlin.heldBy('Excalibur', 'Bors'), 'Excalibur, held by Bors'],
  ]

  it.each(SAID)('%s', (said, wanted) => expect(said).toBe(wanted))
})
