/*
 * A rematch of people: one press each. Who asks takes their seat at the next table at once, and so does who accepts; it
 * starts by itself when all have. Polled: after the end of a match its socket says nothing about tables.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isRefused } from '../api/http.ts'
import { requestSignedIn } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { tables } from '../api/tables.ts'
import { navigate } from '../shell/router.ts'

/** Milliseconds. */
const POLL_INTERVAL = 3000

export type OfferState =
  /** The reader has asked, or has accepted, and others have not yet. */
  | 'waiting'
  /** A seat is kept for the reader. */
  | 'asked'
  /** Somebody does not want to play again. */
  | 'declined'

export interface Offer {
  readonly table: TableView
  readonly state: OfferState
}

const current = signal<Offer | undefined>(undefined)
export const rematchOffer: ReadonlySignal<Offer | undefined> = current
/** What was offered is what counts: an answer to an earlier question may come later. */
let changes = 0

function offerAt(table: TableView): Offer | undefined {
  if (table.status === 'sealing' && table.seat !== null) return { table, state: 'waiting' }
  if (table.status !== 'open') return undefined
  if (table.seat !== null)
    return { table, state: table.seats.some(({ kind }) => kind === 'open') ? 'declined' : 'waiting' }
  return table.keptSeat === null || table.isHost ? undefined : { table, state: 'asked' }
}

async function look(id: string): Promise<void> {
  const asked = changes
  const over = await tables.get(id)
  if (isRefused(over)) return
  const next = over.rematch === null ? undefined : await tables.get(over.rematch)
  if (asked !== changes || (next !== undefined && isRefused(next))) return
  current.value = next === undefined ? undefined : offerAt(next)
  // The lobby does both at once, if its socket is open.
  if (next?.seat == null) return
  if (next.status === 'playing') await navigate(`/g/${next.id}`)
  else if (next.status === 'sealing') await (await import('../lobby/actions.ts')).revealAt(next.id)
}

/** For useEffect: keeps the offer of this table fresh, and returns how to stop. */
export function watchRematch(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const again = async () => {
    if (document.visibilityState === 'visible') await look(id)
    if (!isGone) timer = setTimeout(() => void again(), POLL_INTERVAL)
  }
  current.value = undefined
  void again()
  return () => {
    isGone = true
    changes += 1
    clearTimeout(timer)
    current.value = undefined
  }
}

function show(answer: Answer<TableView>): Answer<TableView> {
  changes += 1
  if (!isRefused(answer)) current.value = offerAt(answer)
  return answer
}

/** Asks, or accepts what another has asked. */
export async function askForRematch(id: string): Promise<Answer<TableView>> {
  const [next, { awaitMatch }] = await Promise.all([
    requestSignedIn<TableView>('POST', `/api/tables/${id}/rematch`),
    import('../lobby/started.ts'),
  ])
  if (isRefused(next)) return next
  // Somebody else may have taken the seat, or it is the reader's already.
  if (next.keptSeat === null) {
    await navigate(`/t/${next.id}`)
    return next
  }
  awaitMatch(next.id)
  const { sitDown } = await import('../pages/table/sealing.ts')
  return show(await sitDown(next, next.keptSeat))
}

/** The host closes the table; somebody else gets up. */
export async function takeBack({ table }: Offer): Promise<Answer<TableView>> {
  return show(await (table.isHost ? tables.cancel(table.id) : tables.leave(table.id)))
}

export async function decline({ table }: Offer): Promise<Answer<TableView>> {
  return show(await tables.decline(table.id))
}
