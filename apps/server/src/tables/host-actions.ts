/* What the host can do before the start: arrange seats, and invite. */
import { isLevel } from '@logres/bots'
import { type Refusal, refuse, type Seat } from '@logres/kernel'
import { isBlockedBetween } from '../people/blocks.ts'
import { publicId } from '../people/sessions.ts'
import type { Id, Person, TableRow } from '../store/store.ts'
import { withNamedBots } from './bot-names.ts'
import { placesOf } from './limits.ts'
import { reservedSeatOf, seatOf, withFreeSeat, withHolder, withSwappedSeats } from './table-row.ts'
import type { TableWriter } from './table-writer.ts'

/** Per table. */
export const MAX_INVITED = 20
/** Per person. */
export const MAX_INVITATIONS = 50

/** A person by a known id, or the holder of a seat at a table one sits at. */
export type Invited = { readonly person: Id } | { readonly table: Id; readonly seat: Seat }

export class HostActions {
  readonly #writer: TableWriter

  constructor(writer: TableWriter) {
    this.#writer = writer
  }

  /** Swaps two seats, free or not. */
  swap(id: Id, person: Person, a: Seat, b: Seat): Promise<TableRow | Refusal> {
    return this.#asHost(id, person, (row) => {
      const missing = [a, b].find((seat) => row.seats[seat] === undefined)
      return missing === undefined ? withSwappedSeats(row, a, b) : refuse('noSuchSeat', null, { seat: missing })
    })
  }

  /** Puts a bot of this level on a free seat; null frees the seat, even if somebody sits there. */
  setSeat(id: Id, person: Person, seat: Seat, level: string | null): Promise<TableRow | Refusal> {
    return this.#asHost(id, person, (row) => {
      const holder = row.seats[seat]
      if (holder === undefined) return refuse('noSuchSeat', null, { seat })
      if (level === null) return withFreeSeat(row, seat)
      if (!isLevel(level)) return refuse('noSuchLevel', null, { level })
      if (holder.kind === 'person' || holder.kind === 'expected') return refuse('seatTaken', null, { seat })
      const changed = withHolder(row, seat, { ...(holder.kind === 'bot' && holder), kind: 'bot', level })
      if (changed.seats.every(({ kind }) => kind === 'bot')) return refuse('nobodySeated')
      return { ...changed, seats: withNamedBots(changed.seats) }
    })
  }

  /** Idempotent. */
  invite(id: Id, host: Person, whom: Invited): Promise<TableRow | Refusal> {
    return this.#asHost(id, host, async (row) => {
      const { store } = this.#writer
      const wanted = await this.#find(host, whom)
      const person = wanted === undefined ? undefined : await store.get('people', wanted)
      if (person === undefined || person.departed) return refuse('noSuchPerson')
      if (isInvitedOrSeated(row, person)) return row
      if (person.id === host.id || person.bannedAt !== null || (await isBlockedBetween(store, host.id, person.id))) {
        return refuse('cannotInvite')
      }
      if (row.invited.length >= MAX_INVITED) return refuse('tooManyInvited', null, { most: MAX_INVITED })
      const invitations = (await placesOf(store, person, 'open')).filter(({ isInvited }) => isInvited)
      if (invitations.length >= MAX_INVITATIONS) return refuse('tooManyInvitations')
      return { ...row, invited: [...row.invited, person.id] }
    })
  }

  /** By the invitation's id. Somebody already seated stays. */
  uninvite(id: Id, host: Person, who: string): Promise<TableRow | Refusal> {
    return this.#asHost(id, host, (row) => {
      const invited = row.invited.filter((person) => invitationId(row.id, person) !== who)
      return invited.length < row.invited.length ? { ...row, invited } : refuse('noSuchPerson')
    })
  }

  async #find(host: Person, whom: Invited): Promise<Id | undefined> {
    if ('person' in whom) return whom.person
    const row = await this.#writer.get(whom.table)
    const holder = row?.seats[whom.seat]
    if (row === undefined || holder?.kind !== 'person') return undefined
    return seatOf(row, host) === undefined && row.host !== host.id ? undefined : holder.person
  }

  #asHost(
    id: Id,
    { id: person }: Person,
    change: (row: TableRow) => TableRow | Refusal | Promise<TableRow | Refusal>,
  ): Promise<TableRow | Refusal> {
    return this.#writer.change(id, (row) => {
      if (row.host !== person) return refuse('notTheHost')
      // Who was paired, or challenged, has no guests.
      if (row.paired !== undefined || row.challenge !== undefined) return refuse('tableClosed')
      return row.status === 'open' ? change(row) : refuse('tableClosed')
    })
  }
}

function isInvitedOrSeated(row: TableRow, person: Person): boolean {
  return (
    row.invited.includes(person.id) || seatOf(row, person) !== undefined || reservedSeatOf(row, person) !== undefined
  )
}

/** An id for an invited person that is useless anywhere else. */
export function invitationId(table: Id, person: Id): string {
  return publicId(`${table} ${person}`)
}
