/*
 * Seat links. A link gives a free seat to its visitor, even if they could not join otherwise, or brings a guest back
 * to their seat from another browser. It works once: using it yields the next one. So only the holder of a seat knows
 * its link; the host, who hands out links to free seats, cannot use them later to see a hand.
 */
import { type Refusal, refuse, type Seat } from '@logres/kernel'
import { hashOf, isSameSecret, newSecret } from '../secrets.ts'
import type { Id, Person, Store, TableRow } from '../store/store.ts'
import { whyNotEnter } from './limits.ts'
import { isWaiting, seatedPerson, seatOf, withFreeSeat, withHolder, withoutPerson } from './table-row.ts'
import type { TableWriter } from './table-writer.ts'

export interface Linked {
  readonly row: TableRow
  readonly seat: Seat
  /** Shown only once. Null: the link just used is still valid. */
  readonly secret: string | null
}

/** c of the nonce; null: none, for a program; undefined: sealed later, once the seat is known. */
type NonceSeal = string | null | undefined

export class Links {
  readonly #writer: TableWriter

  constructor(writer: TableWriter) {
    this.#writer = writer
  }

  /** A link for one's own seat, or by the host for a free one. Invalidates the seat's previous link. */
  async make(id: Id, person: Person, seat: Seat): Promise<Linked | Refusal> {
    const secret = newSecret()
    const row = await this.#writer.change(id, async (table) => {
      const refusal = await this.#whyNotMake(table, person, seat)
      return refusal ?? { ...table, links: table.links.with(seat, hashOf(secret)) }
    })
    return 'kind' in row ? row : { row, seat, secret }
  }

  async #whyNotMake(row: TableRow, person: Person, seat: Seat): Promise<Refusal | undefined> {
    if (!isWaiting(row) && row.status !== 'playing') return refuse('tableClosed')
    const holder = row.seats[seat]
    if (holder === undefined) return refuse('noSuchSeat', null, { seat })
    if (holder.kind === 'person' && holder.person === person.id) {
      return (await isClaimed(this.#writer.store, person.id)) ? refuse('seatClaimed') : undefined
    }
    if (row.host !== person.id) return refuse('notTheHost')
    return holder.kind === 'open' ? undefined : refuse('seatTaken', null, { seat })
  }

  /** Uses a link. */
  present(id: Id, { id: who }: Person, given: string, nonceSeal: NonceSeal): Promise<Linked | Refusal> {
    return this.#writer.withPerson({ id: who }, async (person) => {
      const secret = newSecret()
      let seat: Seat = -1
      let isHis = false
      const row = await this.#writer.change(id, async (table) => {
        seat = seatOfLink(table, given)
        if (seat < 0) return refuse('noSuchLink')
        isHis = seatOf(table, person) === seat
        const refusal = await this.#whyNotTake(table, person, seat)
        if (refusal !== undefined) return refusal
        return isHis ? sealed(table, person, seat, nonceSeal) : taken(table, person, seat, nonceSeal, secret)
      })
      if ('kind' in row) return row
      if (row.status === 'playing' && !isHis) this.#writer.hooks.seatPassed?.(row, seat)
      return { row, seat, secret: isHis ? null : secret }
    })
  }

  async #whyNotTake(row: TableRow, person: Person, seat: Seat): Promise<Refusal | undefined> {
    if (row.status === 'sealing') return refuse('tableSealing')
    if (row.status !== 'open' && row.status !== 'playing') return refuse('tableClosed')
    const holder = row.seats[seat]
    if (holder?.kind === 'person') {
      if (holder.person === person.id) return undefined
      if (seatOf(row, person) !== undefined) return refuse('alreadySeated')
      // The result belongs to who agreed to a rated match.
      if (row.isRated === true && row.status === 'playing') return refuse('seatClaimed')
      if (await isClaimed(this.#writer.store, holder.person)) return refuse('seatClaimed')
    }
    return whyNotEnter(this.#writer.store, withFreeSeat(row, seat), person)
  }
}

/** Compares all links, so that timing reveals nothing. */
function seatOfLink({ links }: TableRow, secret: string): Seat {
  return links.map((hash) => hash !== null && isSameSecret(secret, hash)).indexOf(true)
}

function sealed(row: TableRow, person: Person, seat: Seat, nonceSeal: NonceSeal): TableRow {
  if (row.status !== 'open' || nonceSeal === undefined) return row
  return {
    ...row,
    seats: row.seats.with(seat, seatedPerson(person, nonceSeal === null)),
    nonceSeals: row.nonceSeals.with(seat, nonceSeal),
  }
}

/** In a match only the holder changes; what was sealed stays. A host remains host. */
function taken(row: TableRow, person: Person, seat: Seat, nonceSeal: NonceSeal, secret: string): TableRow {
  const holder = row.seats[seat]
  const host = holder?.kind === 'person' && holder.person === row.host ? person.id : row.host
  const passed = { host, links: row.links.with(seat, hashOf(secret)) }
  if (row.status === 'playing') return { ...row, ...passed, seats: row.seats.with(seat, seatedPerson(person, false)) }
  return {
    ...withHolder(withoutPerson(row, person), seat, seatedPerson(person, nonceSeal === null), nonceSeal ?? null),
    ...passed,
  }
}

/** Somebody with a passkey comes back with that, and nobody else can. */
async function isClaimed(store: Store, person: Id): Promise<boolean> {
  return (await store.find('passkeys', 'person', person, { limit: 1 })).length > 0
}
