/*
 * The address of a match on this device: /local/avalon?bot=squire&begins=first against a bot, /local/avalon?people=2 with
 * the device handed on. Without a query an unfinished match goes on, or one against the usual bot begins. `new` begins a
 * new one whatever is unfinished; `seats` says how many sit there, with the bots; options of the game go by
 * their own names, /local/merlin?seats=4&kingsFavour=1&knights=draft.
 */
import { isLevel, type Level } from '@logres/mind'
import { manifestOf } from './games.ts'
import { readStored, writeStored } from './local-storage.ts'

export const FIRST_PLAYERS = ['random', 'first', 'second'] as const
/** Who begins: the reader has the first seat. */
export type FirstPlayer = (typeof FIRST_PLAYERS)[number]

export interface LocalMatchParams {
  /** Null: people alone. */
  readonly bot: Level | null
  readonly people: number
  /** With the bots; undefined: as many as usual. */
  readonly seats: number | undefined
  readonly firstPlayer: FirstPlayer
  readonly isNew: boolean
}

/** The strength chosen the last time; a squire for who has never chosen. */
export function preferredLevel(): Level {
  const level = readStored('bot')
  return isLevel(level) ? level : 'squire'
}

export function storePreferredLevel(level: Level): void {
  writeStored('bot', level)
}

/** What is not wished for is as usual. */
export function botLink(
  game: string,
  params: Partial<Pick<LocalMatchParams, 'firstPlayer' | 'seats'> & { readonly bot: Level }> = {},
): string {
  const { bot = preferredLevel(), firstPlayer = 'random', seats } = params
  const isUsual = seats === undefined || seats === seatsFor(game, undefined)
  return `/local/${game}?new=1&bot=${bot}${firstPlayer === 'random' ? '' : `&begins=${firstPlayer}`}${isUsual ? '' : `&seats=${seats}`}`
}

export function peopleLink(game: string, people: number): string {
  return `/local/${game}?new=1&people=${people}`
}

export function readLocalLink(query: URLSearchParams): LocalMatchParams {
  const bot = query.get('bot')
  const firstPlayer = FIRST_PLAYERS.find((each) => each === query.get('begins')) ?? 'random'
  const people = Math.min(8, Math.max(1, Number.parseInt(query.get('people') ?? '1', 10) || 1))
  const seats = Number.parseInt(query.get('seats') ?? '', 10)
  return {
    bot: people > 1 ? null : isLevel(bot) ? bot : preferredLevel(),
    people,
    seats: Number.isInteger(seats) ? seats : undefined,
    firstPlayer,
    isNew: query.has('new'),
  }
}

/** Switches and words of a game's options, for an address; who begins has a word of its own there. */
export function optionsQuery(options: object): string {
  return Object.entries(options)
    .filter(([name, value]) => name !== 'startPlayer' && (typeof value === 'boolean' || typeof value === 'string'))
    .map(([name, value]) => `&${name}=${typeof value === 'boolean' ? Number(value) : encodeURIComponent(value)}`)
    .join('')
}

/** The same read again, where the game has such an option. */
export function optionsInQuery(defaults: object, query: URLSearchParams): object {
  const named = Object.entries(defaults).flatMap(([name, usual]) => {
    const text = query.get(name)
    return text === null ? [] : [[name, typeof usual === 'boolean' ? text === '1' : text] as const]
  })
  return Object.fromEntries(named)
}

/** How many sit at a table with bots: one more than the least, where there may be more. */
export function seatsFor(game: string, wanted: number | undefined): number {
  const { min, max } = manifestOf(game).seats
  return Math.min(max, Math.max(min, wanted ?? min + 1))
}

/** Whether a match of this game lies unfinished in this browser; the match page keeps and forgets it (play/saved-match.ts). */
export function hasSavedMatch(game: string): boolean {
  try {
    return localStorage.getItem(`logres/local/${game}`) !== null
  } catch {
    return false
  }
}
