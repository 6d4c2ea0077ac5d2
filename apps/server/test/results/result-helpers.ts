/* Finished matches for tests: rows as a server leaves them at the end of a match. */
import { setTimeout as sleep } from 'node:timers/promises'
import { findGame } from '@logres/catalogue'
import { type AnyMatch, isRefusal, Match, seededChance } from '@logres/kernel'
import { resultDue } from '../../src/results/due.ts'
import { newId } from '../../src/secrets.ts'
import type { Result } from '../../src/store/community.ts'
import type { Change, Id, Store, TableRow } from '../../src/store/store.ts'
import { tableOf } from '../../src/tables/table-row.ts'

/** Only ends a hopeless wait. */
const TIMEOUT = 600_000

export async function resultOf(store: Store, match: Id): Promise<Result> {
  const end = Date.now() + TIMEOUT
  for (;;) {
    const result = await store.get('results', match)
    if (result !== undefined) return result
    if (Date.now() > end) throw new Error('no result was written')
    await sleep(10)
  }
}

interface FinishedPlan {
  /** As its room leaves it; otherwise as it was before there were results. */
  readonly isDue?: boolean
  readonly access?: TableRow['access']
  readonly people?: readonly Id[]
  readonly options?: object
  /** Acts before somebody resigns. */
  readonly acts?: number
}

/** A match of Avalon that the second seat resigned. */
export async function storeFinished(
  store: Store,
  overAt: number,
  { isDue = true, access = 'public', people = [newId(), newId()], options = {}, acts = 0 }: FinishedPlan = {},
): Promise<Id> {
  const id = newId()
  const row: TableRow = {
    ...{ id, host: people[0] ?? '', status: 'over', createdAt: overAt - 2, touchedAt: overAt, game: 'avalon' },
    ...{ options: { ...rules().options.defaults, ...options }, pace: { kind: 'none' }, access, invited: [] },
    standIn: 'squire',
    seats: people.map((person, i) => ({ kind: 'person', person, name: `Kay ${i}` })),
    ...{ secret: 'ab'.repeat(32), seal: 'cd'.repeat(32), nonceSeals: [null, null], nonces: [null, null] },
    ...{ links: [null, null], rematchOf: null, rematch: null },
  }
  const match = finished(row, overAt, acts)
  const entries = match.entries.map(
    (entry): Change => ({
      in: 'entries',
      insert: { match: id, seq: entry.seq, seat: entry.seat, key: entry.key, entry },
    }),
  )
  await store.commit([
    { in: 'tables', insert: row },
    {
      in: 'matches',
      insert: {
        ...{ id, status: 'over', table: match.table, startedAt: overAt - 1, overAt, platform: {} },
        outcome: match.outcome ?? null,
      },
    },
    ...entries,
    ...(isDue ? [resultDue(id, overAt)] : []),
  ])
  return id
}

function rules() {
  const game = findGame('avalon')?.game
  if (game === undefined) throw new Error('no game')
  return game
}

function finished(row: TableRow, overAt: number, acts: number): AnyMatch {
  const started = Match.start(rules(), tableOf(row), seededChance(row.id), overAt - 1)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  for (let n = 0; n < acts; n++) actAtRandom(match, `${n}`)
  const resigned = match.note('resign', 1, null, { at: overAt, by: 'person', key: null })
  if (isRefusal(resigned)) throw new Error(resigned.code)
  return match
}

function actAtRandom(match: AnyMatch, seed: string): void {
  const { game, state } = match
  const [actor] = game.toAct(state)
  const legal = actor === undefined ? [] : game.legal(state, actor)
  const action = legal[seededChance(seed).pick(legal.length, 'act')]
  if (actor === undefined || action === undefined) throw new Error('nobody can act')
  const done = match.act(actor, action, { at: 1, by: 'person', key: null })
  if (isRefusal(done)) throw new Error(done.code)
}
