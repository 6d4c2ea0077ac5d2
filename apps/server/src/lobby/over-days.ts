/*
 * Opponents over days: somebody who looks takes a seat at the oldest table that waits for somebody like them, or leaves an
 * open seat at a new one. Nobody needs to be there, so there is no seek; tables expire as all do.
 */
import { randomInt } from 'node:crypto'
import type { Refusal } from '@logres/kernel'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import type { Id, Person, Store, TableRow } from '../store/store.ts'
import { waitingPlaces } from '../tables/limits.ts'
import { whyNotRatedPerson } from '../tables/rated.ts'
import { isOverDays, seatedAt, seatOf } from '../tables/table-row.ts'
import type { Tables } from '../tables/tables.ts'
import { setupOf, type Wanted } from './pools.ts'

/** Offers that are searched, the newest. */
const SEARCHED = 200

export interface OpenSeat {
  readonly table: Id
  readonly seat: number
  /** Whether the person sits there already. */
  readonly isSeated: boolean
}

export interface OverDaysOptions {
  readonly store: Store
  readonly tables: Tables
  readonly people: People
}

export async function findOverDays(
  { store, tables, people }: OverDaysOptions,
  person: Person,
  wanted: Wanted,
): Promise<OpenSeat | Refusal> {
  const setup = setupOf(wanted)
  if (isRefused(setup)) return setup
  const unrated = wanted.isRated ? await whyNotRatedPerson(store, person) : undefined
  if (unrated !== undefined) return unrated
  const own = await ownTable(store, person, wanted)
  if (own !== undefined) return seatAt(own, person)
  const apart = await people.blocks.blockedEitherWay(person.id)
  const offers = await openTables(store, wanted.game)
  const oldest = offers.findLast((row) => isLike(row, wanted) && !seatedAt(row).some((other) => apart.has(other)))
  if (oldest !== undefined) return seatAt(oldest, person)
  const seats = Array.from({ length: wanted.players }, () => null)
  const made = await tables.create(person, { ...setup, seats, startsWhenFull: true, rated: wanted.isRated })
  return 'kind' in made ? made : seatAt(made, person)
}

/** Tables with an open seat that wait over days, the newest first. */
export async function openTables(store: Store, list: string): Promise<TableRow[]> {
  const offers = await store.list('offers', [list], { limit: SEARCHED })
  const rows = await Promise.all(offers.map(({ table }) => store.get('tables', table)))
  return rows.flatMap((row) => (row?.startsWhenFull === true && isOverDays(row.pace) ? [row] : []))
}

async function ownTable(store: Store, person: Person, wanted: Wanted): Promise<TableRow | undefined> {
  const places = await waitingPlaces(store, person)
  const rows = await Promise.all(places.map(({ table }) => store.get('tables', table)))
  return rows.find((row) => row !== undefined && row.startsWhenFull === true && isLike(row, wanted))
}

function isLike(row: TableRow, { game, players, isRated }: Wanted): boolean {
  const hasRoom = row.status === 'open' && row.paired === undefined
  return hasRoom && row.game === game && row.seats.length === players && (row.isRated === true) === isRated
}

function seatAt(row: TableRow, person: Person): OpenSeat {
  const own = seatOf(row, person)
  const open = row.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  return { table: row.id, seat: own ?? open[randomInt(Math.max(1, open.length))] ?? 0, isSeated: own !== undefined }
}
