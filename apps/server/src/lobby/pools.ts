/* What people can look for. Only those who look for exactly the same are paired: they are in one pool. */
import { findGame } from '@logres/catalogue'
import { type Refusal, refuse } from '@logres/kernel'
import { PRESETS } from '../clocks/pace.ts'
import type { Id, Seek } from '../store/store.ts'

/** Paces of the lobby, by the names of their presets. Those over days need nobody to be there: lobby/over-days.ts. */
export const LIVE_PACES = ['quick', 'live'] as const
export type LivePaceName = (typeof LIVE_PACES)[number]
export const LOBBY_PACES = [...LIVE_PACES, 'days'] as const
export type LobbyPace = (typeof LOBBY_PACES)[number]

export interface Wanted {
  readonly game: string
  readonly pace: LobbyPace
  /** How many play. */
  readonly players: number
  readonly isRated: boolean
}

/** The body of a seek. */
export interface SeekBody extends Wanted {
  readonly pace: LivePaceName
  /** The rating when the search began; null: unknown, or it does not matter. */
  readonly rating: number | null
  /** Opponents may differ by so much at first; null: by anything. */
  readonly range: number | null
  /** Met in each of the last matches: somebody else comes first. */
  readonly avoids: readonly Id[]
}

export interface LiveSeek extends Seek {
  readonly body: SeekBody
}

export function poolOf({ game, pace, players, isRated }: Wanted): string {
  return [game, pace, players, isRated ? 'rated' : 'unrated'].join('/')
}

/** Matches of the lobby have the default options. */
export function setupOf({ game: wanted, pace, players, isRated }: Wanted) {
  const game = findGame(wanted)?.game
  if (game === undefined) return refuse('noSuchGame', null, { game: wanted.slice(0, 40) })
  const read = game.options.read({})
  if (read.kind === 'refusal') return read
  const refusal: Refusal | undefined = game.checkSetup(read.options, players)
  return (
    refusal ?? {
      game: game.id,
      options: read.options,
      pace: PRESETS[pace],
      standIn: 'squire',
      ...(isRated && { isRated }),
      access: 'public' as const,
    }
  )
}

/** The seek in a stored row; undefined: written by a server of another version. */
export function liveSeek(row: Seek): LiveSeek | undefined {
  const { body } = row
  return isSeekBody(body) ? { ...row, body } : undefined
}

function isSeekBody(body: object): body is SeekBody {
  const { game, pace, players, isRated, rating, range, avoids }: { readonly [K in keyof SeekBody]?: unknown } = body
  const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number'
  return (
    typeof game === 'string' &&
    LIVE_PACES.some((name) => name === pace) &&
    Number.isSafeInteger(players) &&
    typeof isRated === 'boolean' &&
    isNumberOrNull(rating) &&
    isNumberOrNull(range) &&
    Array.isArray(avoids)
  )
}
