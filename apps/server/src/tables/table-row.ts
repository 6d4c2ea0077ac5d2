/* Pure functions on table rows. */
import { findGame } from '@logres/catalogue'
import {
  type AnyGame,
  addBrokenSeal,
  at,
  type BrokenSeal,
  hash,
  type Seat,
  sealSecret,
  type Table,
} from '@logres/kernel'
import { newSealSecret } from '../secrets.ts'
import type { Id, Person, SeatHolder, TableRow, Time } from '../store/store.ts'

export const OPEN: SeatHolder = { kind: 'open' }

export function seatOf({ seats }: Pick<TableRow, 'seats'>, { id }: Pick<Person, 'id'>): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.person === id)
  return seat < 0 ? undefined : seat
}

/** The seat reserved for this person. */
export function reservedSeatOf({ seats }: Pick<TableRow, 'seats'>, { id }: Pick<Person, 'id'>): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'expected' && holder.person === id)
  return seat < 0 ? undefined : seat
}

export function seatedAt({ seats }: Pick<TableRow, 'seats'>): Id[] {
  return seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []))
}

export function isOverDays(pace: TableRow['pace']): boolean {
  return 'kind' in pace && pace.kind === 'days'
}

/** Whether the match has not started, and still may. */
export function isWaiting({ status }: Pick<TableRow, 'status'>): boolean {
  return status === 'open' || status === 'sealing'
}

export function seatedPerson({ id, name }: Person, isBare: boolean): SeatHolder {
  return { kind: 'person', person: id, name, ...(isBare && { bare: true }) }
}

/** The seat has a new holder: the former holder's seal and link are void. */
export function withHolder(row: TableRow, seat: Seat, holder: SeatHolder, nonceSeal: string | null = null): TableRow {
  return {
    ...row,
    seats: row.seats.with(seat, holder),
    nonceSeals: row.nonceSeals.with(seat, nonceSeal),
    links: row.links.with(seat, null),
  }
}

export function withFreeSeat(row: TableRow, seat: Seat): TableRow {
  return withHolder(row, seat, OPEN)
}

/** Without this person's seat, taken or reserved. */
export function withoutPerson(row: TableRow, person: Pick<Person, 'id'>): TableRow {
  const seats = [seatOf(row, person), reservedSeatOf(row, person)].filter((seat) => seat !== undefined)
  return seats.reduce(withFreeSeat, row)
}

/** Seals are bound to seats: both must seal again. */
export function withSwappedSeats(row: TableRow, a: Seat, b: Seat): TableRow {
  const [one, other] = [at(row.seats, a), at(row.seats, b)]
  return a === b ? row : withHolder(withHolder(row, a, other), b, one)
}

/** Whether the holder still has to seal a nonce. Programs need not. */
export function needsSeal({ seats, nonceSeals }: TableRow, seat: Seat): boolean {
  const holder = seats[seat]
  return holder?.kind === 'person' && holder.bare !== true && nonceSeals[seat] === null
}

/** Whether everybody who sealed a nonce has revealed it. */
export function isRevealed({ nonceSeals, nonces }: TableRow): boolean {
  return nonceSeals.every((seal, i) => seal === null || nonces[i] !== null)
}

/** T is fixed: this is what everybody checks before they reveal. */
export function frozen(row: TableRow): TableRow {
  return { ...row, status: 'sealing', frozen: hash(tableOf(row)) }
}

/** After an upgrade of the server the game may have other rules than T says. */
export function isChangedSinceFrozen(row: TableRow): boolean {
  return row.frozen !== undefined && row.frozen !== hash(tableOf(row))
}

/** The seal was published in T and not used: everybody must seal again. `seats` are those who broke it. */
export function withNewSeal(row: TableRow, why: BrokenSeal['why'], seats: readonly Seat[], now: Time): TableRow {
  const secret = newSealSecret()
  const none = row.seats.map(() => null)
  const named = tableOf(row).seats
  const broken = addBrokenSeal(row.broken, {
    ...{ at: now, why, seal: row.seal, nonceSeals: row.nonceSeals },
    by: seats.map((seat) => ({ seat, name: at(named, seat).name })),
    revealed: row.nonces.flatMap((nonce, seat) => (nonce === null ? [] : [seat])),
  })
  const sealed = { secret, seal: sealSecret(row.id, secret), nonceSeals: none, nonces: none }
  return { ...row, status: 'open', ...sealed, broken }
}

/** Tables of unknown games are never created; one could only come from a newer server. */
export function gameOf({ id, game }: Pick<TableRow, 'id' | 'game'>): AnyGame {
  const found = findGame(game)?.game
  if (found === undefined) throw new Error(`table ${id} is for ${game}, an unknown game`)
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
        ? { name: holder.name ?? holder.level, bot: holder.level }
        : { name: holder.kind === 'person' ? holder.name : '', bot: null },
    ),
    seal: row.seal,
    nonceSeals: row.nonceSeals,
    seed: null,
    ...(row.broken !== undefined && { broken: row.broken }),
  }
}
