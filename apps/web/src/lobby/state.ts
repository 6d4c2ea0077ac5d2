/*
 * What this page knows of the lobby: whether the reader looks for opponents, whom they found, and who else is here. Small,
 * because every page has it; the socket that fills it comes after the first paint (connection.ts).
 */
import type { FoundView, LobbyMe, LobbyPerson, SeekView } from '@logres/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Answer } from '../api/http.ts'
import { readStored, writeStored } from '../local-storage.ts'

export type LobbyPace = 'quick' | 'live' | 'days'

export interface WaitView {
  readonly game: string
  readonly pace: LobbyPace
  readonly players: number
  readonly isRated: boolean
  /** Without the reader. */
  readonly count: number
  readonly people: readonly LobbyPerson[]
}

export interface HereRow {
  readonly person: LobbyPerson
  readonly state: 'free' | 'waiting' | 'playing' | 'away'
  readonly game: string | null
  /** It can be watched. */
  readonly match: string | null
  readonly isFollowed: boolean
}

export interface HallView {
  readonly waits: readonly WaitView[]
  readonly here: { readonly count: number; readonly guests: number; readonly rows: readonly HereRow[] }
  readonly isHidden: boolean
  readonly mayRate: boolean
  readonly ratings: Readonly<Record<string, number>>
}

/** Why a search or a pairing has ended without a match. */
export type Ended = 'othersGone' | 'missed'

interface Heard extends LobbyMe {
  /** By performance.now(): times in it count from then. */
  readonly at: number
}

const NOBODY: Heard = { at: 0, seek: null, found: null, reveals: [], turns: Number(readStored('turns') ?? 0) || 0 }

const heard = signal<Heard>(NOBODY)
const end = signal<Ended | undefined>(undefined)
/** The search that ended, to be begun again. */
const last = signal<SeekView | undefined>(undefined)

export const lobbyMe: ReadonlySignal<Heard> = heard
export const ended: ReadonlySignal<Ended | undefined> = end
export const lastSeek: ReadonlySignal<SeekView | undefined> = last
/** Undefined until the server has answered. */
export const hall = signal<Answer<HallView> | undefined>(undefined)
export const isConnected = signal(true)

/** How the reader's search has ended, if it has, between two messages. */
export function endBetween(before: Heard, now: Heard): Ended | undefined {
  const { found } = before
  if (found === null || now.found !== null) return undefined
  if (now.seek !== null) return 'othersGone'
  const isOver = now.at - before.at >= found.left - ROUNDING
  return !found.isSeated && isOver ? 'missed' : undefined
}
/** Milliseconds between two clocks that should agree. */
const ROUNDING = 500

export function receiveMe(me: LobbyMe, at = performance.now()): void {
  const [before, now] = [heard.peek(), { ...me, at }]
  const happened = endBetween(before, now)
  if (happened !== undefined) end.value = happened
  else if (now.found !== null || (before.seek === null && now.seek !== null)) end.value = undefined
  if (now.seek !== null) last.value = now.seek
  heard.value = now
  if (now.turns !== before.turns) storeTurns(now.turns)
}

/** A list of the reader's matches has come: it is as good as what the lobby says. */
export function receiveTurns(turns: number): void {
  if (turns === heard.peek().turns) return
  heard.value = { ...heard.peek(), turns }
  storeTurns(turns)
}

/** So that the next page starts with the number, and does not move when it comes. */
function storeTurns(turns: number): void {
  writeStored('turns', turns === 0 ? undefined : String(turns))
}

export function forgetEnd(): void {
  end.value = undefined
}

/** After signing out: another person has another search. */
export function forgetMe(): void {
  heard.value = { ...NOBODY, turns: 0 }
  end.value = undefined
}

/** Milliseconds that are left to answer. */
export function timeLeft({ left }: FoundView, at: number): number {
  return Math.max(0, left - (performance.now() - at))
}
