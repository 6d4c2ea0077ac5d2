/* What a match asks now, as far as the clocks are concerned. */
import { type AnyMatch, isPlainObject, type Seat, type Tagged } from '@logres/kernel'
import type { Seats } from '../matches/seats.ts'
import type { Frame, PendingQuestions } from './clock.ts'
import { SECOND, type Times } from './pace.ts'

/** Null: the match is over. */
export function pendingQuestionsOf(
  match: AnyMatch,
  { players }: Seats,
  times: Times | undefined,
): PendingQuestions | null {
  const { game, state, outcome } = match
  if (outcome !== undefined) return null
  const turn = game.turn(state)
  const seats: Seat[] = []
  for (const actor of game.toAct(state)) if (actor !== 'clerk') seats.push(actor)
  const asked = seats.every((seat) => players.includes(seat)) ? seats : seats.filter((seat) => players.includes(seat))
  const isShared = seats.length > 0 && (turn.seat === 'all' || seats.length > 1)
  return { turn, players, asked, frame: isShared && times !== undefined ? frameOf(match, seats, turn.no, times) : null }
}

function frameOf(match: AnyMatch, asked: readonly Seat[], turnNo: number, times: Times): Frame {
  const { game, state } = match
  // Any seat will do: questions to several seats at once are of one kind.
  const kind = game.asked(game.view(state, asked[0] ?? 0))?.kind ?? ''
  const closes = closingAction(match) !== undefined
  const limit = closes && !times.rests ? barterLimit(match.table.options) : times.frame
  return { id: `${turnNo} ${kind}`, limit, closes }
}

/** How the clerk ends a frame of several seats; undefined if it cannot. */
export function closingAction({ game, state }: AnyMatch): Tagged | undefined {
  if (!game.toAct(state).includes('clerk')) return undefined
  return game.legal(state, 'clerk').find(({ kind }) => kind === 'endBarter')
}

function barterLimit(options: unknown): number | null {
  const seconds = isPlainObject(options) ? options.barterSeconds : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds * SECOND : null
}

/** The people a match waits for, and since when. Stored for lists, which must not open every match. */
export interface WaitingFor {
  readonly asked: readonly Seat[]
  readonly askedSince: number
}

export function storedWaiting(platform: object): WaitingFor {
  const { asked, askedSince }: { readonly asked?: unknown; readonly askedSince?: unknown } = platform
  return {
    asked: Array.isArray(asked) ? asked.filter((seat) => typeof seat === 'number') : [],
    askedSince: typeof askedSince === 'number' ? askedSince : 0,
  }
}

/** Undefined: unchanged. */
export function waitingChange(platform: object, asked: readonly Seat[], now: number): WaitingFor | undefined {
  const before = storedWaiting(platform)
  const isSame = before.asked.length === asked.length && asked.every((seat) => before.asked.includes(seat))
  return isSame ? undefined : { asked, askedSince: now }
}

/** The last entry included in the stored time; later entries are replayed when the match is opened. */
export function storedUpTo(platform: object): number {
  const { upTo }: { readonly upTo?: unknown } = platform
  return typeof upTo === 'number' ? upTo : Number.POSITIVE_INFINITY
}
