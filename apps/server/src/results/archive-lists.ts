/*
 * Which lists of the archive a result is in, newest first. There is one for whatever is rare, within a game also where several
 * rare things come together; each entry has tags, so that what is frequent is compared while a list is read.
 */
import { findGame } from '@logres/catalogue'
import type { ArchiveEntry, Result, ResultEnding, ResultSeat } from '../store/community.ts'
import type { Id } from '../store/store.ts'
import { type Length, lengthOf } from './lengths.ts'

/** Also as the name of the lists of all games. No game has this name. */
export const ALL_GAMES = '*'

export type SeatResult = 'won' | 'lost' | 'tied'
export type Against = 'people' | 'bots'

/** What most matches have: a list of these would hardly be shorter than that of all. */
const USUAL_ENDING: ResultEnding = 'played'
const USUAL_LENGTH: Length = 'medium'
/** Bots are always there; people are what is rare while a site is new. */
const USUAL_AGAINST: Against = 'bots'

/** What can be asked of a result, besides when it was. */
export interface Wanted {
  readonly game?: string | undefined
  readonly person?: Id | undefined
  readonly opponent?: Id | undefined
  readonly against?: Against | undefined
  /** A level of bots that was in it. */
  readonly level?: string | undefined
  readonly ending?: ResultEnding | undefined
  readonly length?: Length | undefined
  /** Of `person`. */
  readonly result?: SeatResult | undefined
  /** As in optionTags. */
  readonly options?: readonly string[] | undefined
  /** Only what anybody may find. */
  readonly isPublic: boolean
}

export function archiveEntries(result: Result): ArchiveEntry[] {
  const { match, seats, isPublic } = result
  const rank = -result.overAt
  const tags = tagsOf(result)
  const people = peopleIn(seats)
  const open = isPublic ? listsOf(result) : []
  const own = [...people].map(([person, seat]) => ({ list: listOfPerson(person), more: [resultOfSeat(seat, seats)] }))
  const pairs = [...people.keys()].flatMap((a, i, all) => all.slice(i + 1).map((b) => listOfPair(a, b)))
  return [
    ...open.map((list) => ({ list, rank, match, tags: packed(tags) })),
    ...own.map(({ list, more }) => ({ list, rank, match, tags: packed([...tags, ...more]) })),
    // Both may look for matches that they won, so their seats' results are tags of their own.
    ...pairs.map((list) => ({
      ...{ list, rank, match },
      tags: packed([...tags, ...[...people].map(([person, seat]) => personTag(person, resultOfSeat(seat, seats)))]),
    })),
  ]
}

/** The shortest list that contains all of them, and what else its entries must have. */
export function bestList(wanted: Wanted): { readonly list: string; readonly tags: readonly string[] } {
  const { game = ALL_GAMES, person, opponent, ending, length, against, result, options = [] } = wanted
  const rest = new Set(wantedTags(wanted))
  if (person !== undefined) {
    if (opponent !== undefined) {
      const tags = [...rest, ...(result === undefined ? [] : [personTag(person, result)])]
      return { list: listOfPair(person, opponent), tags }
    }
    return { list: listOfPerson(person), tags: [...rest, ...(result === undefined ? [] : [result])] }
  }
  const all = rare({ ending, length, against })
  const [option] = game === ALL_GAMES ? [] : rareOptions(game, options)
  // Of all games together only single rare things have a list; an option is rarer than anything else.
  const used = option !== undefined ? [option] : game === ALL_GAMES ? all.slice(0, 1) : all
  for (const tag of [...used, 'public', game]) rest.delete(tag)
  return { list: [game, ...used].join(' '), tags: [...rest] }
}

interface Properties {
  readonly ending: ResultEnding | undefined
  readonly length: Length | undefined
  readonly against: Against | undefined
}

function rare({ ending, length, against }: Properties): string[] {
  return [
    ...(ending === undefined || ending === USUAL_ENDING ? [] : [ending]),
    ...(length === undefined || length === USUAL_LENGTH ? [] : [length]),
    ...(against === undefined || against === USUAL_AGAINST ? [] : [against]),
  ]
}

/** Those that a table only has if somebody has chosen them. */
function rareOptions(game: string, tags: readonly string[]): string[] {
  const usual = new Set(optionTags(findGame(game)?.game.options.defaults ?? {}))
  return tags.filter((tag) => !usual.has(tag))
}

function listsOf(result: Result): string[] {
  const { game, ending, turns, seats, options } = result
  const all = rare({ ending, length: lengthOf(game, turns), against: againstIn(seats) })
  return [
    ...[[], ...all.map((each) => [each])].map((some) => [ALL_GAMES, ...some].join(' ')),
    ...subsetsOf(all).map((some) => [game, ...some].join(' ')),
    ...rareOptions(game, optionTags(options)).map((tag) => `${game} ${tag}`),
  ]
}

/** In the same order as all of them. */
function subsetsOf(all: readonly string[]): string[][] {
  const subsets: string[][] = [[]]
  for (const each of all) subsets.push(...subsets.map((some) => [...some, each]))
  return subsets
}

function tagsOf(result: Result): string[] {
  const levels = new Set(result.seats.flatMap(({ bot }) => (bot === null ? [] : [`bot:${bot}`])))
  return [
    ...[result.game, result.ending, lengthOf(result.game, result.turns), againstIn(result.seats)],
    ...(result.isPublic ? ['public'] : []),
    ...levels,
    ...optionTags(result.options),
  ]
}

function wantedTags({ game, ending, length, against, level, options = [], isPublic }: Wanted): string[] {
  const words = [game, ending, length, against, level === undefined ? undefined : `bot:${level}`, ...options]
  return [...words, isPublic ? 'public' : undefined].filter((word) => word !== undefined)
}

/** Options as searches compare them: only values that are one word. */
export function optionTags(options: object): string[] {
  return Object.entries(options).flatMap(([name, value]: [string, unknown]) => {
    const isShort = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    return isShort && /^[\w.-]{1,40}$/.test(String(value)) ? [`${name}:${value}`] : []
  })
}

export function hasTags(entry: ArchiveEntry, tags: readonly string[]): boolean {
  return tags.every((tag) => entry.tags.includes(` ${tag} `))
}

/** The first seat of each person. */
function peopleIn(seats: readonly ResultSeat[]): Map<Id, ResultSeat> {
  return new Map(seats.toReversed().flatMap((seat) => (seat.person === null ? [] : [[seat.person, seat] as const])))
}

function againstIn(seats: readonly ResultSeat[]): Against {
  return seats.some(({ bot }) => bot !== null) ? 'bots' : 'people'
}

/** First places that are shared are ties; where all share it, nobody has won. */
export function resultOfSeat({ place }: ResultSeat, seats: readonly ResultSeat[]): SeatResult {
  if (place > 1) return 'lost'
  return seats.filter((other) => other.place === 1).length > 1 ? 'tied' : 'won'
}

/** Public or not. */
export function listOfPerson(person: Id): string {
  return `person ${person}`
}

export function listOfPair(a: Id, b: Id): string {
  return a < b ? `pair ${a} ${b}` : `pair ${b} ${a}`
}

function personTag(person: Id, result: SeatResult): string {
  return `${person}:${result}`
}

function packed(tags: readonly string[]): string {
  return ` ${tags.join(' ')} `
}
