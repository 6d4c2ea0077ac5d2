/*
 * The URL of a match on this device: /local/avalon/ID is one that is kept there (play/shelf.ts). Without an id the unfinished
 * one that was played last continues, or a new one starts: /local/avalon?bot=squire&begins=first against a bot,
 * /local/avalon?people=2 for people who share the device. `new` always starts a new match; `seats` is the number of seats, bots included; the game's options have their own names:
 * /local/merlin?seats=4&kingsFavour=1&knights=draft.
 */
import { isLevel, LEVELS, type Level } from '@logres/mind'
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

/** The level of this game that was chosen last, or reached by winning; a page for newcomers. */
export function preferredLevel(game: string): Level {
  const level = readStored(`bot-${game}`)
  if (isLevel(level)) return level
  // There used to be one for all games.
  const former = readStored('bot')
  return isLevel(former) ? former : 'page'
}

export function storePreferredLevel(game: string, level: Level): void {
  writeStored(`bot-${game}`, level)
}

/**
 * After a match of this device was won against bots of a level: the next one, if that is more than was chosen. It is said at the end
 * of that match, and stands in the dialog. Asked again about the same match it gives the same answer.
 */
export function levelAfterWin(game: string, match: string, beaten: Level): Level | undefined {
  const [said, risen] = readStored(`bot-risen-${game}`)?.split(' ') ?? []
  if (said === match) return isLevel(risen) ? risen : undefined
  const next = LEVELS[LEVELS.indexOf(beaten) + 1]
  if (next === undefined || LEVELS.indexOf(preferredLevel(game)) >= LEVELS.indexOf(next)) return undefined
  storePreferredLevel(game, next)
  writeStored(`bot-risen-${game}`, `${match} ${next}`)
  return next
}

/** A first game: a gentle bot, as few players as the game allows, and a coach. */
export function coachLink(game: string): string {
  return `${botLink(game, { bot: 'novice', seats: manifestOf(game).seats.min })}&coach=1`
}

/** Missing parameters get their defaults. */
export function botLink(
  game: string,
  params: Partial<Pick<LocalMatchParams, 'firstPlayer' | 'seats'> & { readonly bot: Level }> = {},
): string {
  const { bot = preferredLevel(game), firstPlayer = 'random', seats } = params
  const isUsual = seats === undefined || seats === seatsFor(game, undefined)
  return `/local/${game}?new=1&bot=${bot}${firstPlayer === 'random' ? '' : `&begins=${firstPlayer}`}${isUsual ? '' : `&seats=${seats}`}`
}

export function peopleLink(game: string, people: number): string {
  return `/local/${game}?new=1&people=${people}`
}

export function readLocalLink(game: string, query: URLSearchParams): LocalMatchParams {
  const bot = query.get('bot')
  const firstPlayer = FIRST_PLAYERS.find((each) => each === query.get('begins')) ?? 'random'
  const people = Math.min(8, Math.max(1, Number.parseInt(query.get('people') ?? '1', 10) || 1))
  const seats = Number.parseInt(query.get('seats') ?? '', 10)
  return {
    bot: people > 1 ? null : isLevel(bot) ? bot : preferredLevel(game),
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
