/* Matches with long logs: finishing one's plays and taking that back, again and again. */
import { at, type Entry } from '@logres/kernel'
import type { EntryRow, Store } from '../../src/store/store.ts'
import type { Watcher } from '../client.ts'

const BATCH = 1_000

/** Writes straight into the store, as if there had been no limit. The seat must be asked for its plays. */
export async function fillLog(store: Store, match: string, seat: number, length: number): Promise<void> {
  const first = (await store.list('entries', [match])).length
  for (let from = first; from < length; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, length - from) }, (_, i) => toOrFro(match, seat, from + i, first))
    await store.commit(rows.map((insert) => ({ in: 'entries', insert }) as const))
  }
}

function toOrFro(match: string, seat: number, seq: number, first: number): EntryRow {
  const isAct = (seq - first) % 2 === 0
  const entry: Entry = {
    ...{ seq, at: 1_790_000_000_000 + seq, by: 'person', key: null, seat, draws: [] },
    ...(isAct ? { kind: 'act', action: { kind: 'finishPlays' } } : { kind: 'undo', action: { from: seq - 1 } }),
  }
  return { match, seq, seat, key: null, entry }
}

/** Does the same over a socket, until it is refused. Answers the refusal, and how often it was done. */
export async function toAndFro(
  watcher: Watcher,
  name: string,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly times: number; readonly code: string | undefined }> {
  for (let times = 0; times < most; times++) {
    const action = { kind: 'finishPlays' }
    const act = await watcher.ask({ key: `${name}-to-${times}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
    if (act.kind === 'refused') return { times, code: act.refusal.code }
    const undo = await watcher.ask({ key: `${name}-fro-${times}`, ...{ kind: 'undo' } })
    if (undo.kind === 'refused') return { times, code: undo.refusal.code }
  }
  return { times: most, code: undefined }
}

/** The player who is asked now. */
export function asked(watchers: readonly Watcher[]): Watcher {
  return at(
    watchers.filter(({ view }) => view.question !== null),
    0,
  )
}
