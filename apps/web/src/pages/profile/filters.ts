/* What of somebody's history is shown: kept in the address, for links and Back. */
import { GAMES } from '../../games.ts'

export const AGAINST = ['any', 'people', 'bots'] as const
export const RESULTS = ['any', 'won', 'lost', 'tied'] as const
export const TIMES = ['any', 'week', 'month', 'year'] as const

export interface Filters {
  /** 'any', or a game. */
  readonly game: string
  readonly against: (typeof AGAINST)[number]
  readonly result: (typeof RESULTS)[number]
  readonly time: (typeof TIMES)[number]
}

export const EVERYTHING: Filters = { game: 'any', against: 'any', result: 'any', time: 'any' }

const DAY = 24 * 60 * 60 * 1000
const DAYS = { week: 7, month: 30, year: 365 } as const

function oneOf<Value extends string>(values: readonly Value[], text: string | null, other: Value): Value {
  return values.find((value) => value === text) ?? other
}

/** Accepts any query. */
export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    game: oneOf(
      GAMES.map(({ id }) => id),
      query.get('game'),
      'any',
    ),
    against: oneOf(AGAINST, query.get('against'), 'any'),
    result: oneOf(RESULTS, query.get('result'), 'any'),
    time: oneOf(TIMES, query.get('time'), 'any'),
  }
}

export function searchOf(filters: Filters): string {
  const chosen = Object.entries(filters).filter(([, value]) => value !== 'any')
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`
}

/** For the server. Days are whole, so that the same question is asked for a while. */
export function archiveQuery(name: string, { game, against, result, time }: Filters, now: number): string {
  const query = new URLSearchParams({ player: name })
  for (const [key, value] of Object.entries({ game, against, result })) if (value !== 'any') query.set(key, value)
  if (time !== 'any') query.set('from', String((Math.floor(now / DAY) - DAYS[time]) * DAY))
  return query.toString()
}
