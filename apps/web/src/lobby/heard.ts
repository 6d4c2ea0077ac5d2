/* What the lobby says about the reader, and what has become of a search since it last said something. */
import type { FoundView, LobbyMe } from '@logres/protocol'
import { readStored, writeStored } from '../local-storage.ts'
import { type Ended, ended, type Heard, lastSeek, lobbyMe, NOBODY, receiveTurns } from './state.ts'

/** Milliseconds between two clocks that should agree. */
const ROUNDING = 500

/** How the reader's search has ended, if it has, between two messages. */
export function endBetween(before: Heard, now: Heard): Ended | undefined {
  const { found } = before
  if (found === null || now.found !== null) return undefined
  if (now.seek !== null) return 'othersGone'
  const isOver = now.at - before.at >= found.left - ROUNDING
  return !found.isSeated && isOver ? 'missed' : undefined
}

export function receiveMe(me: LobbyMe, at = performance.now()): void {
  const [before, now] = [lobbyMe.peek(), { ...me, at }]
  const happened = endBetween(before, now)
  if (happened !== undefined) ended.value = happened
  else if (now.found !== null || (before.seek === null && now.seek !== null)) ended.value = undefined
  if (now.seek !== null) lastSeek.value = now.seek
  receiveTurns(now.turns)
  const isLooking = now.seek !== null || now.found !== null
  if (isLooking !== (before.seek !== null || before.found !== null))
    writeStored('looking', isLooking ? 'yes' : undefined)
  lobbyMe.value = now
}

/** What this browser last heard: a search is going on, or matches wait. */
export function wasSomethingOn(): boolean {
  return readStored('looking') !== undefined || lobbyMe.peek().turns > 0
}

export function forgetEnd(): void {
  ended.value = undefined
}

/** After signing out: another person has another search. */
export function forgetMe(): void {
  lobbyMe.value = { ...NOBODY, turns: 0 }
  ended.value = undefined
}

/** Milliseconds that are left to answer. */
export function timeLeft({ left }: FoundView, at: number): number {
  return Math.max(0, left - (performance.now() - at))
}
