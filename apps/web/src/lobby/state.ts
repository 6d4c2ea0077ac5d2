/*
 * What this page knows of the lobby: whether the reader looks for opponents, whom they found, and who else is here. Small,
 * because every page has it; the socket that fills it comes after the first paint (connection.ts).
 */
import type { LobbyMe, LobbyPerson, SeekView } from '@logres/protocol'
import { signal } from '@preact/signals'
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

export interface Heard extends LobbyMe {
  /** By performance.now(): times in it count from then. */
  readonly at: number
}

/** The next page starts with the number of turns, and does not move when it comes. */
export const NOBODY: Heard = {
  at: 0,
  seek: null,
  found: null,
  challenges: [],
  reveals: [],
  turns: Number(readStored('turns') ?? 0) || 0,
}

/** Written by heard.ts. */
export const lobbyMe = signal<Heard>(NOBODY)
export const ended = signal<Ended | undefined>(undefined)
/** The search that ended, to be begun again. */
export const lastSeek = signal<SeekView | undefined>(undefined)
/** Undefined until the server has answered. */
export const hall = signal<Answer<HallView> | undefined>(undefined)
export const isConnected = signal(true)

export function receiveTurns(turns: number): void {
  if (turns === lobbyMe.peek().turns) return
  lobbyMe.value = { ...lobbyMe.peek(), turns }
  writeStored('turns', turns === 0 ? undefined : String(turns))
}
