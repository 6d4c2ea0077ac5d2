/*
 * Indexes: which tables a person is at, which anybody may join, and which running matches anybody may watch. These rows
 * are derived from the table alone and committed with it, so they always match.
 */
import type { Change, Id, Offer, Place, TableRow } from '../store/store.ts'
import { isWaiting, seatedAt } from './table-row.ts'

/** The list for all games. No game has this name. */
export const ALL_GAMES = '*'

/** Running matches that anybody may watch, of a game or of all. Written when they start and end, never by an act. */
export function liveList(game = ALL_GAMES): string {
  return `live ${game}`
}

export function placesAt(row: TableRow): Place[] {
  const { id: table, status, host, invited } = row
  const seats = new Map<Id, number>()
  const awaited = new Set<Id>(isWaiting(row) ? invited : [])
  for (const [seat, holder] of row.seats.entries()) {
    if (holder.kind === 'person') seats.set(holder.person, seat)
    if (holder.kind === 'expected' && isWaiting(row)) awaited.add(holder.person)
  }
  const rank = rankOf(row)
  return [...new Set([host, ...seats.keys(), ...awaited])].map((person) => ({
    ...{ person, status, rank, table },
    ...{ seat: seats.get(person) ?? null, isHost: person === host, isInvited: awaited.has(person) },
  }))
}

export function offersOf(row: TableRow): Offer[] {
  const { status, access, game, seats, paired, startsWhenFull } = row
  if (access !== 'public') return []
  if (status === 'playing') return isLive(row) ? inLists(row, [liveList(), liveList(game)]) : []
  if (status !== 'open' || paired !== undefined) return []
  // Made for somebody who has not sat down.
  if (startsWhenFull === true && seatedAt(row).length === 0) return []
  if (seats.every(({ kind }) => kind !== 'open')) return []
  return inLists(row, [ALL_GAMES, game])
}

/** Nobody watches bots that play among themselves. */
function isLive({ seats }: TableRow): boolean {
  return seats.some(({ kind }) => kind === 'person')
}

function inLists(row: TableRow, lists: readonly string[]): Offer[] {
  const rank = rankOf(row)
  return lists.map((list) => ({ list, rank, table: row.id }))
}

/** Must not change while the status stays. */
function rankOf({ status, createdAt, touchedAt }: TableRow): number {
  return -(status === 'over' ? touchedAt : createdAt)
}

/** The one way to write a table: together with its index rows. */
export function tableChanges(before: TableRow | undefined, after: TableRow): Change[] {
  const was = before === undefined ? new Map<string, Change>() : indexRows(before)
  const is = indexRows(after)
  return [
    before === undefined ? { in: 'tables', insert: after } : { in: 'tables', put: after },
    ...[...was].flatMap(([key, change]) => (is.has(key) ? [] : [removal(change)])),
    ...[...is].flatMap(([key, change]) => (isSame(was.get(key), change) ? [] : [change])),
  ]
}

function indexRows(row: TableRow): Map<string, Change> {
  const places = placesAt(row).map((put): [string, Change] => [`at ${put.person} ${put.status}`, { in: 'places', put }])
  const offers = offersOf(row).map((put): [string, Change] => [`in ${put.list}`, { in: 'offers', put }])
  return new Map([...places, ...offers])
}

function removal(change: Change): Change {
  if (change.in === 'places' && 'put' in change) {
    const { person, status, rank, table } = change.put
    return { in: 'places', remove: [person, status, rank, table] }
  }
  if (change.in === 'offers' && 'put' in change) {
    const { list, rank, table } = change.put
    return { in: 'offers', remove: [list, rank, table] }
  }
  throw new TypeError(`${change.in} is not derived from tables`)
}

function isSame(a: Change | undefined, b: Change): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
