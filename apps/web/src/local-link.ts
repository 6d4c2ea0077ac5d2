/*
 * The URL of a match on this device: /local/avalon/ID is one that is kept there (play/shelf.ts). Without an id the unfinished
 * one that was played last continues, or a new one starts: /local/avalon?bot=squire&begins=first against a bot,
 * /local/avalon?people=2 for people who share the device. `new` always starts a new match; `seats` is the number of seats, bots included; the game's options have their own names:
 * /local/merlin?seats=4&kingsFavour=1&knights=draft.
 */
import { isLevel, type Level } from '@logres/mind'
import { manifestOf } from './games.ts'
import { readStored, writeStored } from './local-storage.ts'

export const FIRST_PLAYERS = ['random', 'first', 'second'] as const
/** Who goes first. The reader has the first seat. */
export type FirstPlayer = (typeof FIRST_PLAYERS)[number]

export interface LocalMatchParams {
  /** Null: people only. */
  readonly bot: Level | null
  readonly people: number
  /** Bots included; undefined: the default number. */
  readonly seats: number | undefined
  readonly firstPlayer: FirstPlayer
  readonly isNew: boolean
  /** The link says neither whether there are bots nor how many people. */
  readonly isPlain: boolean
}

/** The level chosen last time; squire by default. */
export function preferredLevel(): Level {
  const level = readStored('bot')
  return isLevel(level) ? level : 'squire'
}

export function storePreferredLevel(level: Level): void {
  writeStored('bot', level)
}

/** Missing parameters get their defaults. */
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
    isPlain: !query.has('bot') && !query.has('people'),
  }
}

/** The boolean and text options of a game as a query string; who goes first has its own parameter. */
export function optionsQuery(game: string, options: object): string {
  const { firstPlayerOption } = manifestOf(game)
  return Object.entries(options)
    .filter(([name, value]) => name !== firstPlayerOption && ['boolean', 'string', 'number'].includes(typeof value))
    .map(([name, value]) => `&${name}=${typeof value === 'boolean' ? Number(value) : encodeURIComponent(value)}`)
    .join('')
}

/** The game's options that the query names. */
export function optionsInQuery(defaults: object, query: URLSearchParams): object {
  const named = Object.entries(defaults).flatMap(([name, usual]) => {
    const text = query.get(name)
    return text === null ? [] : [[name, readAs(usual, text)] as const]
  })
  return Object.fromEntries(named)
}

function readAs(usual: unknown, text: string): unknown {
  if (typeof usual === 'boolean') return text === '1'
  return typeof usual === 'number' && /^\d+$/.test(text) ? Number(text) : text
}

/** The number of seats of a match with bots: by default one more than the minimum, if the game allows it. */
export function seatsFor(game: string, wanted: number | undefined): number {
  const { min, max } = manifestOf(game).seats
  return Math.min(max, Math.max(min, wanted ?? min + 1))
}
