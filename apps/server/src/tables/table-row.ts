/* What can be said of a table, and small changes to it: rows in, rows out. */
import { findGame } from '@logres/catalogue'
import { type AnyGame, at, type Seat, sealSecret, type Table } from '@logres/kernel'
import { newSealSecret } from '../secrets.ts'
import type { Id, Person, SeatHolder, TableRow } from '../store/store.ts'

export const OPEN: SeatHolder = { kind: 'open' }

export function seatOf({ seats }: Pick<TableRow, 'seats'>, { id }: Pick<Person, 'id'>): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.person === id)
  return seat < 0 ? undefined : seat
}

/** The seat that is kept for this person. */
export function seatKeptFor({ seats }: Pick<TableRow, 'seats'>, { id }: Pick<Person, 'id'>): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'expected' && holder.person === id)
  return seat < 0 ? undefined : seat
}

export function seatedAt({ seats }: Pick<TableRow, 'seats'>): Id[] {
  return seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []))
}

/** Whether its match has not begun, and may still begin. */
export function isWaiting({ status }: Pick<TableRow, 'status'>): boolean {
  return status === 'open' || status === 'sealing'
}

export function sitting({ id, name }: Person, isBare: boolean): SeatHolder {
  return { kind: 'person', person: id, name, ...(isBare && { bare: true }) }
}

/** Somebody else has this seat: neither a seal nor a link of who had it before is good any more. */
export function held(row: TableRow, seat: Seat, holder: SeatHolder, nonceSeal: string | null = null): TableRow {
  return {
    ...row,
    seats: row.seats.with(seat, holder),
    nonceSeals: row.nonceSeals.with(seat, nonceSeal),
    links: row.links.with(seat, null),
  }
}

export function freed(row: TableRow, seat: Seat): TableRow {
  return held(row, seat, OPEN)
}

/** Without the seat that this person has or that is kept for him. */
export function without(row: TableRow, person: Pick<Person, 'id'>): TableRow {
  const seats = [seatOf(row, person), seatKeptFor(row, person)].filter((seat) => seat !== undefined)
  return seats.reduce(freed, row)
}

/** Seals are bound to seats: whoever is moved seals anew. */
export function swapped(row: TableRow, a: Seat, b: Seat): TableRow {
  const [one, other] = [at(row.seats, a), at(row.seats, b)]
  return a === b ? row : held(held(row, a, other), b, one)
}

/** Whether who sits here has still to seal a nonce. Programs need not. */
export function needsSeal({ seats, nonceSeals }: TableRow, seat: Seat): boolean {
  const holder = seats[seat]
  return holder?.kind === 'person' && holder.bare !== true && nonceSeals[seat] === null
}

/** Whether everybody who sealed a nonce has shown it. */
export function isRevealed({ nonceSeals, nonces }: TableRow): boolean {
  return nonceSeals.every((seal, i) => seal === null || nonces[i] !== null)
}

/** A seal that was shown as T and then not used: everybody seals anew. */
export function broken(row: TableRow): TableRow {
  const secret = newSealSecret()
  const none = row.seats.map(() => null)
  return { ...row, status: 'open', secret, seal: sealSecret(row.id, secret), nonceSeals: none, nonces: none }
}

/** Tables of unknown games are never made; one could only be left by a server that knew more. */
export function gameOf({ id, game }: Pick<TableRow, 'id' | 'game'>): AnyGame {
  const found = findGame(game)?.game
  if (found === undefined) throw new Error(`table ${id} is for ${game}, which is not known here`)
  return found
}

/** T. */
export function tableOf(row: TableRow): Table {
  const { id, rulesVersion } = gameOf(row)
  return {
    id: row.id,
    game: id,
    rulesVersion,
    options: row.options,
    seats: row.seats.map((holder) =>
      holder.kind === 'bot'
        ? { name: holder.level, bot: holder.level }
        : { name: holder.kind === 'person' ? holder.name : '', bot: null },
    ),
    seal: row.seal,
    nonceSeals: row.nonceSeals,
    seed: null,
  }
}
