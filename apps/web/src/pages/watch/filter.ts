/* What is searched for in the archive. The address keeps it; what an address says that makes no sense is left out. */
import { GAMES } from '../../games.ts'
import { ENDINGS, type Ending, LENGTHS, type Length } from './api.ts'

export const AGAINST = ['people', 'bots'] as const
/** How far back, in days. */
export const SPANS = { week: 7, month: 31, year: 366 } as const
export type Span = keyof typeof SPANS

export interface Filter {
  readonly player?: string | undefined
  readonly game?: string | undefined
  readonly length?: Length | undefined
  readonly ending?: Ending | undefined
  readonly against?: (typeof AGAINST)[number] | undefined
  readonly span?: Span | undefined
  /** The last day, as 2026-11-19. */
  readonly until?: string | undefined
  /** One option of the game, as `name:value`. */
  readonly option?: string | undefined
}
export type FilterName = keyof Filter

const DAY = 24 * 60 * 60 * 1000
const LONGEST_NAME = 24

export function filterIn(query: URLSearchParams): Filter {
  const game = GAMES.map(({ id }) => id).find((id) => id === query.get('game'))
  const player = (query.get('player') ?? '').trim()
  const until = query.get('until') ?? ''
  const option = query.get('option') ?? ''
  return {
    player: player === '' || [...player].length > LONGEST_NAME ? undefined : player,
    game,
    length: oneOf(LENGTHS, query.get('length')),
    ending: oneOf(ENDINGS, query.get('ending')),
    against: oneOf(AGAINST, query.get('against')),
    span: oneOf(Object.keys(SPANS).filter(isSpan), query.get('span')),
    until: isDay(until) ? until : undefined,
    // Options are those of a game.
    option: game !== undefined && /^[\w.-]{1,40}:[\w.-]{1,40}$/.test(option) ? option : undefined,
  }
}

type Texts = { readonly [Name in FilterName]?: string | undefined }

/** For the address. */
export function queryOf(filter: Texts): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value)
  return query
}

export function isEverything(filter: Filter): boolean {
  return queryOf(filter).size === 0
}

/** For the server. Pages that follow each other must be given the same `now`. */
export function searchOf({ span, until, option, ...same }: Filter, now: number): URLSearchParams {
  const query = queryOf(same)
  const end = until === undefined ? undefined : dayAfter(until)
  if (option !== undefined) query.set('options', option)
  if (end !== undefined) query.set('to', String(end))
  if (span !== undefined) query.set('from', String(Math.max(0, (end ?? now) - SPANS[span] * DAY)))
  return query
}

export function withFilter(filter: Filter, change: Texts): Filter {
  return filterIn(queryOf({ ...filter, ...change }))
}

export function isSpan(text: string): text is Span {
  return Object.hasOwn(SPANS, text)
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | undefined {
  return words.find((word) => word === text)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAfter(text) !== undefined
}

/** When the day is over where the reader is. */
function dayAfter(day: string): number | undefined {
  const start = new Date(`${day}T00:00`)
  const end = start.setDate(start.getDate() + 1)
  return Number.isSafeInteger(end) && end > 0 ? end : undefined
}
