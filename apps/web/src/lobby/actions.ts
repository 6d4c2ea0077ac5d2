/* What the reader does in the lobby. */
import type { FoundView, LobbyMe, SeekView } from '@logres/protocol'
import { type Answer, isRefused } from '../api/http.ts'
import { requestSignedIn } from '../api/me.ts'
import { tables } from '../api/tables.ts'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { navigate } from '../shell/router.ts'
import { refreshHall } from './hall.ts'
import { forgetEnd, receiveMe } from './heard.ts'
import { isConnected, type LobbyPace } from './state.ts'

export interface Wanted {
  readonly game: string
  readonly pace: LobbyPace
  readonly players: number
  readonly isRated: boolean
  /** Opponents of a rated match may differ by so many points at first; null: by any number. */
  readonly range: number | null
}

let isAsking = false

/** One request at a time: a double click asks once. */
async function once(ask: () => Promise<unknown>): Promise<void> {
  if (isAsking) return
  isAsking = true
  try {
    await ask()
  } finally {
    isAsking = false
  }
}

async function take(asked: Promise<Answer<LobbyMe>>): Promise<void> {
  const answer = await asked
  if (isRefused(answer)) await showRefusal(answer)
  else receiveMe(answer)
}

export function look({ game, pace, players, isRated, range }: Wanted): Promise<void> {
  if (pace === 'days') return once(() => leaveSeat({ game, players, isRated }))
  const body = { game, pace, players, rated: isRated, ...(isRated && range !== null && { range }) }
  return once(async () => {
    forgetEnd()
    await take(requestSignedIn('POST', '/api/lobby/seek', body))
    // Without the socket nobody would say who was found.
    if (!isConnected.peek()) void refreshHall()
  })
}

export function lookAgain(seek: SeekView): Promise<void> {
  return look(seek)
}

/** Stops looking, or does not want to play who was found. */
export function stopLooking(): Promise<void> {
  return once(async () => {
    forgetEnd()
    await take(requestSignedIn('DELETE', '/api/lobby/seek'))
  })
}

interface OpenSeat {
  readonly table: string
  readonly seat: number
  readonly isSeated: boolean
}

/** Over days nobody needs to be there: takes the seat where somebody waits, or leaves one open. */
async function leaveSeat({ game, players, isRated }: Pick<Wanted, 'game' | 'players' | 'isRated'>): Promise<void> {
  const open = await requestSignedIn<OpenSeat>('POST', '/api/lobby/days', { game, players, rated: isRated })
  if (isRefused(open)) return showRefusal(open)
  const [{ sitDown }, words] = await Promise.all([import('../pages/table/sealing.ts'), lobbyWords()])
  if (!open.isSeated) {
    const table = await tables.get(open.table)
    if (isRefused(table)) return showRefusal(table)
    const seated = await sitDown(table, open.seat)
    if (isRefused(seated)) return showRefusal(seated)
    // Everybody is there: the match is about to start.
    if (seated.status !== 'open') return navigate(`/t/${open.table}`)
  }
  showToast({ text: words.seatLeft, link: { href: `/t/${open.table}`, text: words.toTable } })
  const { refreshLists } = await import('../pages/home/lists.ts')
  await Promise.all([refreshLists(), refreshHall()])
}

async function lobbyWords() {
  const { lobbyReady, lobbyTexts } = await import('./words/index.ts')
  await lobbyReady()
  return lobbyTexts()
}

let goingTo: string | undefined

/** Takes the reader's seat at the table of who was found. Of several tabs only one does. */
export async function go({ table: id }: FoundView): Promise<void> {
  if (goingTo === id) return
  goingTo = id
  const isDone = await alone(`go ${id}`, async () => {
    const table = await tables.get(id)
    if (isRefused(table)) return false
    if (table.seat !== null || table.keptSeat === null) return true
    const { sitDown } = await import('../pages/table/sealing.ts')
    const answer = await sitDown(table, table.keptSeat)
    if (isRefused(answer)) await showRefusal(answer)
    return !isRefused(answer)
  })
  if (!isDone && goingTo === id) goingTo = undefined
}

/** Reveals the reader's number at a table that is about to start. */
export async function revealAt(id: string): Promise<void> {
  await alone(`reveal ${id}`, async () => {
    const table = await tables.get(id)
    if (isRefused(table)) return false
    const { reveal } = await import('../pages/table/sealing.ts')
    // Faults are shown at the table.
    await reveal(table)
    return true
  })
}

/** Among all tabs, if the browser can tell. */
function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  // Pages without https have no locks.
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request(`logres ${name}`, work)
}

/** Others no longer see that the reader is here, or see it again. */
export async function hidePresence(isHidden: boolean): Promise<void> {
  const answer = await requestSignedIn<object>('PUT', '/api/me/settings', { hidePresence: isHidden })
  if (isRefused(answer)) await showRefusal(answer)
  else await refreshHall()
}
