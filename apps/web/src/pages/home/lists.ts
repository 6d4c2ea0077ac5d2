/* The lists of the home page, polled while the page is visible. */

import type { Refusal } from '@logres/kernel'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isRefused } from '../../api/http.ts'
import type { FinishedView, MyTables, OpenTables } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { lobbyMe, receiveTurns } from '../../lobby/state.ts'
import { revealForTables } from '../table/sealing.ts'

const POLL_INTERVAL = 15_000

const mineNow = signal<Answer<MyTables> | undefined>(undefined)
const openNow = signal<Answer<OpenTables> | undefined>(undefined)
/** Undefined until the server has answered. */
export const myTables: ReadonlySignal<Answer<MyTables> | undefined> = mineNow
export const openTables: ReadonlySignal<Answer<OpenTables> | undefined> = openNow

/** The tables of challenges. */
const asked = computed(() => lobbyMe.value.challenges.map(({ table }) => table).join(' '))

/** Keeps the former list if the next request fails. */
function unlessRefused<T>(former: Answer<T> | undefined, next: Answer<T>): Answer<T> {
  const isKept = isRefused(next) && former !== undefined && !isRefused(former)
  return isKept ? former : next
}

export async function refreshLists(): Promise<Refusal | undefined> {
  const [my, all] = await Promise.all([tables.mine(), tables.open()])
  mineNow.value = unlessRefused(mineNow.value, my)
  openNow.value = unlessRefused(openNow.value, all)
  if (isRefused(my)) return my
  receiveTurns(my.matches.filter(({ isMyTurn }) => isMyTurn).length)
  // One of these tables may be starting while another page is open.
  await revealForTables(my.waiting)
  return undefined
}

/** Finished matches beyond the first page. */
const olderNow = signal<readonly FinishedView[]>([])
export const olderMatches: ReadonlySignal<readonly FinishedView[]> = olderNow

/** Returns the offset of the next page; null after the last. */
export async function loadOlderMatches(from: number): Promise<number | null> {
  const more = await tables.mine(from)
  if (isRefused(more)) {
    await showRefusal(more)
    return from
  }
  const known = new Set(olderNow.value.map(({ id }) => id))
  olderNow.value = [...olderNow.value, ...more.finished.tables.filter(({ id }) => !known.has(id))]
  return more.finished.next
}

export async function loadMoreTables(from: number): Promise<void> {
  const more = await tables.open(from)
  const now = openNow.value
  if (isRefused(more) || now === undefined || isRefused(now)) return
  const known = new Set(now.tables.map(({ id }) => id))
  openNow.value = { tables: [...now.tables, ...more.tables.filter(({ id }) => !known.has(id))], next: more.next }
}

/** For useEffect: polls, and returns how to stop. */
export function watchLists(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void refreshLists()
  }
  void refreshLists()
  const timer = setInterval(look, POLL_INTERVAL)
  // The row of a challenge comes and goes with the bar that says so.
  let shown = asked.peek()
  const ignore = asked.subscribe((now) => {
    if (now !== shown) look()
    shown = now
  })
  document.addEventListener('visibilitychange', look)
  return () => {
    ignore()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
