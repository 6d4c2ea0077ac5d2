/*
 * Tables, from making one to the start of its match. Sitting down a client seals a nonce of its own; at the start all
 * reveal theirs, and only then chance is fixed (docs/record.md). Whatever changes before that breaks the seal.
 */
import { isLevel } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import {
  type AnyGame,
  type AnyMatch,
  Match,
  type Refusal,
  refuse,
  type Seat,
  sealNonce,
  sealSecret,
  type Table,
  unseal,
} from '@logres/kernel'
import { DAY, defaultPace, paceOf, readPace, SECOND } from '../clocks/pace.ts'
import { type BegunTime, beginTime, sittingAt } from '../clocks/timekeeper.ts'
import { Locks } from '../locks.ts'
import { isBlockedBetween } from '../people/blocks.ts'
import { newId, newSealSecret } from '../secrets.ts'
import type { Change, MatchRow, Person, SeatHolder, Store, TableRow } from '../store/store.ts'

export interface TableWish {
  readonly game: string
  readonly options: object
  /** For each seat the level of its bot, or null for a person. */
  readonly seats: readonly (string | null)[]
  readonly access: TableRow['access']
  readonly standIn: string
  /** See clocks/pace.ts; what is not said is by how many people play. */
  readonly pace?: unknown
}

/** What nobody has touched for so long is cancelled. */
export const EXPIRES_AFTER = 14 * DAY
/** So long everybody has to reveal his nonce. */
export const REVEAL_WITHIN = 60 * SECOND
const MOST_OPEN_TABLES = 10
const OPEN: SeatHolder = { kind: 'open' }

export interface Begun {
  readonly row: TableRow
  /** Once everybody has revealed: the match, and what must be committed for it to be one. */
  readonly match?: AnyMatch
}

export class Tables {
  readonly #store: Store
  readonly #now: () => number
  readonly #begun: (row: TableRow) => void
  readonly #locks = new Locks()

  /** `begun` is told of every match that begins, once it is durable. */
  constructor(store: Store, now: () => number, begun: (row: TableRow) => void = () => {}) {
    this.#store = store
    this.#now = now
    this.#begun = begun
  }

  get(id: string): Promise<TableRow | undefined> {
    return this.#store.get('tables', id)
  }

  /** Open tables that anybody may join, the newest first. */
  async listPublic(): Promise<TableRow[]> {
    const open = await this.#store.find('tables', 'status', 'open', { limit: 500 })
    return open.filter(({ access }) => access === 'public').sort((a, b) => b.createdAt - a.createdAt)
  }

  async create(host: Person, wish: TableWish): Promise<TableRow | Refusal> {
    const game = findGame(wish.game)?.game
    if (game === undefined) return refuse('noSuchGame', null, { game: wish.game.slice(0, 40) })
    const read = game.options.read(wish.options)
    if (read.kind === 'refusal') return read
    const refusal = game.checkSetup(read.options, wish.seats.length) ?? mayNotSeat(wish)
    if (refusal !== undefined) return refusal
    const pace = readPace(wish.pace ?? defaultPace(wish.seats.filter((level) => level === null).length))
    if (pace.kind === 'refusal') return pace
    const mine = await this.#store.find('tables', 'host', host.id)
    if (mine.filter(({ status }) => status === 'open').length >= MOST_OPEN_TABLES) {
      return refuse('tooManyTables', null, { most: MOST_OPEN_TABLES })
    }
    const id = newId()
    const secret = newSealSecret()
    const row: TableRow = {
      ...{ id, host: host.id, status: 'open', createdAt: this.#now(), touchedAt: this.#now() },
      ...{ game: game.id, options: read.options, access: wish.access, invited: [], standIn: wish.standIn },
      seats: wish.seats.map((level) => (level === null ? OPEN : { kind: 'bot', level })),
      pace,
      ...{ secret, seal: sealSecret(id, secret) },
      ...{ nonceSeals: wish.seats.map(() => null), nonces: wish.seats.map(() => null), rematchOf: null },
    }
    await this.#store.commit([{ in: 'tables', insert: row }, expiry(row)])
    return row
  }

  /** Sits down, or moves to another seat. `nonceSeal` is c of a nonce that only the client knows; programs may add none. */
  sit(id: string, person: Person, seat: Seat, nonceSeal: string | null): Promise<TableRow | Refusal> {
    return this.#change(id, async (row) => {
      if (row.status !== 'open') return refuse('tableClosed')
      const holder = row.seats[seat]
      if (holder === undefined) return refuse('noSuchSeat', null, { seat })
      const from = seatOf(row, person)
      if (holder.kind !== 'open' && from !== seat) return refuse('seatTaken', null, { seat })
      if (row.access === 'invite' && row.host !== person.id && !row.invited.includes(person.id)) {
        return refuse('notInvited')
      }
      if (await this.#isUnwelcome(person, row)) return refuse('blocked')
      const left = from === undefined ? row : freed(row, from)
      return {
        ...left,
        seats: left.seats.with(seat, {
          ...{ kind: 'person', person: person.id, name: person.name },
          ...(nonceSeal === null && { bare: true }),
        }),
        nonceSeals: left.nonceSeals.with(seat, nonceSeal),
      }
    })
  }

  leave(id: string, person: Person): Promise<TableRow | Refusal> {
    return this.#change(id, (row) => {
      const seat = seatOf(row, person)
      if (seat === undefined) return refuse('notSeated')
      if (row.status !== 'open' && row.status !== 'sealing') return refuse('tableClosed')
      return freed(row.status === 'sealing' ? broken(row) : row, seat)
    })
  }

  cancel(id: string, person: Person): Promise<TableRow | Refusal> {
    return this.#change(id, (row) => {
      if (row.host !== person.id) return refuse('notTheHost')
      return row.status === 'open' || row.status === 'sealing' ? { ...row, status: 'cancelled' } : refuse('tableClosed')
    })
  }

  /** Freezes the table: from now on it is what everybody finds in T before revealing his nonce. */
  start(id: string, person: Person): Promise<Begun | Refusal> {
    return this.#locks.run(id, async () => {
      const row = await this.get(id)
      if (row === undefined) return refuse('noSuchTable')
      const refusal = mayNotStart(row, person)
      if (refusal !== undefined) return refusal
      const sealing = this.#touched({ ...row, status: 'sealing' })
      if (isRevealed(sealing)) return this.#begin(sealing)
      await this.#store.commit([{ in: 'tables', put: sealing }, sealEnd(sealing, this.#now())])
      return { row: sealing }
    })
  }

  /** Time to reveal under this seal is up: who has not is gone, and everybody seals anew. */
  endSealing(id: string, seal: string): Promise<TableRow | Refusal> {
    return this.#change(id, (row) => {
      if (row.status !== 'sealing' || row.seal !== seal) return refuse('notSealing')
      const silent = row.nonceSeals.flatMap((each, seat) => (each !== null && row.nonces[seat] === null ? [seat] : []))
      return silent.reduce(freed, broken(row))
    })
  }

  /** Cancels a table that was never started, if nobody has touched it for long; else looks again later. */
  expire(id: string): Promise<void> {
    return this.#locks.run(id, async () => {
      const row = await this.get(id)
      if (row === undefined || (row.status !== 'open' && row.status !== 'sealing')) return
      const isOld = row.touchedAt + EXPIRES_AFTER <= this.#now()
      await this.#store.commit(isOld ? [{ in: 'tables', put: { ...row, status: 'cancelled' } }] : [expiry(row)])
    })
  }

  /** N of a seat. With the last one the match begins. */
  reveal(id: string, person: Person, nonce: string): Promise<Begun | Refusal> {
    return this.#locks.run(id, async () => {
      const row = await this.get(id)
      if (row === undefined) return refuse('noSuchTable')
      const seat = seatOf(row, person)
      if (seat === undefined) return refuse('notSeated')
      if (row.status === 'playing' && row.nonces[seat] === nonce) return { row }
      if (row.status !== 'sealing') return refuse('notSealing')
      if (sealNonce(id, seat, nonce) !== row.nonceSeals[seat]) return refuse('nonceDiffers')
      const revealed = this.#touched({ ...row, nonces: row.nonces.with(seat, nonce) })
      if (isRevealed(revealed)) return this.#begin(revealed)
      await this.#store.commit([{ in: 'tables', put: revealed }])
      return { row: revealed }
    })
  }

  async #begin(row: TableRow): Promise<Begun | Refusal> {
    const table = tableOf(row)
    const game = gameOf(row)
    const sitting = await sittingAt(this.#store, row.seats)
    const now = this.#now()
    const started = Match.start(game, table, unseal(table, row.secret, row.nonces).chance, now)
    if (started.kind === 'refusal') return started
    const { match } = started
    const playing: TableRow = { ...row, status: 'playing' }
    const time = beginTime(match, paceOf(row.pace), sitting, now)
    await this.#store.commit([{ in: 'tables', put: playing }, ...firstChanges(match, now, time)])
    this.#begun(playing)
    return { row: playing, match }
  }

  #touched(row: TableRow): TableRow {
    return { ...row, touchedAt: this.#now() }
  }

  /** Whether this person and the host or somebody seated have blocked each other. */
  async #isUnwelcome({ id }: Person, { host, seats }: TableRow): Promise<boolean> {
    const seated = seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []))
    const others = [...new Set([host, ...seated])].filter((other) => other !== id)
    const found = await Promise.all(others.map((other) => isBlockedBetween(this.#store, id, other)))
    return found.includes(true)
  }

  #change(
    id: string,
    change: (row: TableRow) => TableRow | Refusal | Promise<TableRow | Refusal>,
    more: (changed: TableRow) => Change[] = () => [],
  ): Promise<TableRow | Refusal> {
    return this.#locks.run(id, async () => {
      const row = await this.get(id)
      if (row === undefined) return refuse('noSuchTable')
      const changed = await change(row)
      if ('kind' in changed) return changed
      const touched = this.#touched(changed)
      await this.#store.commit([{ in: 'tables', put: touched }, ...more(touched)])
      return touched
    })
  }
}

function mayNotSeat({ seats, standIn }: TableWish): Refusal | undefined {
  const unknown = [...seats, standIn].find((level) => level !== null && !isLevel(level))
  if (typeof unknown === 'string') return refuse('noSuchLevel', null, { level: unknown.slice(0, 40) })
  return seats.every((level) => level !== null) ? refuse('nobodySeated') : undefined
}

export function seatOf({ seats }: Pick<TableRow, 'seats'>, { id }: Pick<Person, 'id'>): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.person === id)
  return seat < 0 ? undefined : seat
}

function mayNotStart(row: TableRow, person: Person): Refusal | undefined {
  if (row.host !== person.id) return refuse('notTheHost')
  if (row.status !== 'open') return refuse('tableClosed')
  const open = row.seats.findIndex((holder, seat) => holder.kind === 'open' || needsSeal(row, seat))
  if (open >= 0) return refuse('seatOpen', null, { seat: open })
  return row.seats.every(({ kind }) => kind === 'bot') ? refuse('nobodySeated') : undefined
}

/** Whether everybody who sealed a nonce has shown it. */
function isRevealed({ nonceSeals, nonces }: TableRow): boolean {
  return nonceSeals.every((seal, i) => seal === null || nonces[i] !== null)
}

function needsSeal({ seats, nonceSeals }: TableRow, seat: Seat): boolean {
  const holder = seats[seat]
  return holder?.kind === 'person' && holder.bare !== true && nonceSeals[seat] === null
}

function freed(row: TableRow, seat: Seat): TableRow {
  return { ...row, seats: row.seats.with(seat, OPEN), nonceSeals: row.nonceSeals.with(seat, null) }
}

/** A seal that was shown as T and then not used: everybody seals anew. */
function broken(row: TableRow): TableRow {
  const secret = newSealSecret()
  const none = row.seats.map(() => null)
  return { ...row, status: 'open', secret, seal: sealSecret(row.id, secret), nonceSeals: none, nonces: none }
}

/** Tables of unknown games are never made; one could only be left by a server that knew more. */
function gameOf({ id, game }: TableRow): AnyGame {
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
      holder.kind === 'bot' ? { name: holder.level, bot: holder.level } : { name: nameOf(holder), bot: null },
    ),
    seal: row.seal,
    nonceSeals: row.nonceSeals,
    seed: null,
  }
}

function nameOf(holder: SeatHolder): string {
  return holder.kind === 'person' || holder.kind === 'link' ? holder.name : ''
}

function expiry({ id, touchedAt }: TableRow): Change {
  const due = touchedAt + EXPIRES_AFTER
  return { in: 'deadlines', insert: { id: newId(), match: id, due, what: { kind: 'expire' } } }
}

function sealEnd({ id, seal }: TableRow, now: number): Change {
  return {
    in: 'deadlines',
    insert: { id: newId(), match: id, due: now + REVEAL_WITHIN, what: { kind: 'reveal', seal } },
  }
}

function firstChanges(match: AnyMatch, now: number, { kept, changes }: BegunTime): Change[] {
  const { id } = match.table
  const row: MatchRow = {
    ...{ id, status: 'playing', table: match.table, startedAt: now, overAt: null, outcome: null },
    platform: { time: kept },
  }
  return [
    { in: 'matches', insert: row },
    ...changes,
    ...match.entries.map(
      (entry): Change => ({ in: 'entries', insert: { match: id, seq: entry.seq, seat: null, key: null, entry } }),
    ),
  ]
}
