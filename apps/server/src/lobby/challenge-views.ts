/* Challenges that wait for an answer, as either of the two sees them on every page. */
import type { ChallengeView } from '@logres/protocol'
import { isBlockedBetween } from '../people/blocks.ts'
import { personView } from '../people/person-view.ts'
import type { Id, Store, TableRow, Time } from '../store/store.ts'
import { seatOf } from '../tables/table-row.ts'

/** `tables` that have not started, with the newest last. */
export async function challengesOf(
  store: Store,
  tables: readonly TableRow[],
  reader: Id,
  now: Time,
): Promise<readonly ChallengeView[]> {
  const views = await Promise.all(tables.map((table) => challengeView(store, table, reader, now)))
  return views.flatMap((view) => view ?? [])
}

async function challengeView(store: Store, table: TableRow, reader: Id, now: Time): Promise<ChallengeView | undefined> {
  const { challenge, id, game, status, seats, isRated } = table
  if (challenge === undefined || challenge.ended !== undefined || status !== 'open') return undefined
  const { by, to, pace, begins, until } = challenge
  // The deadline may be a little late.
  if (until <= now || (await isBlockedBetween(store, by, to))) return undefined
  const isMine = by === reader
  return {
    ...{ table: id, game, pace, begins, isMine, isRated: isRated === true },
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    other: await personView(store, await store.get('people', isMine ? to : by)),
    isSeated: seatOf(table, { id: reader }) !== undefined,
    left: until - now,
  }
}
