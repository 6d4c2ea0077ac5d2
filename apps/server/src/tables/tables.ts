/*
 * Tables, from creation to the start of the match. On sitting down a client seals a nonce; at the start all are
 * revealed, and only then is chance fixed (docs/record.md). Any change before that breaks the seal.
 */
import { isLevel } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { type Refusal, refuse, type Seat, sealNonce } from '@logres/kernel'
import { defaultPace, readPace } from '../clocks/pace.ts'
import { seatName } from '../people/names.ts'
import type { Change, Person, SeatHolder, Store, TableRow } from '../store/store.ts'
import { withNamedBots } from './bot-names.ts'
import { Challenges, closedBy } from './challenges.ts'
import { HostActions } from './host-actions.ts'
import { hasTooManyStrongBots, strongBotsAt, waitingPlaces, whyNotEnter, whyNotHost } from './limits.ts'
import { Links } from './links.ts'
import { EXPIRES_AFTER, expiry, newTable, type TableSetup } from './new-table.ts'
import { PairedTables } from './paired-tables.ts'
import { tableChanges } from './places.ts'
import { whyNotRated, whyNotRatedPerson } from './rated.ts'
import { Rematches } from './rematches.ts'
import { revealDeadline, type Started, startMatch } from './start-match.ts'
import type { TablePresence } from './table-presence.ts'
import {
  frozen,
  isChangedSinceFrozen,
  isOverDays,
  isRevealed,
  isWaiting,
  needsSeal,
  reservedSeatOf,
  seatedPerson,
  seatOf,
  withFreeSeat,
  withHolder,
  withNewSeal,
  withoutPerson,
} from './table-row.ts'
import { type Hooks, TableWriter } from './table-writer.ts'

export { seatOf, tableOf } from './table-row.ts'

export interface TableRequest {
  readonly game: string
  readonly options: object
  /** Per seat the level of its bot, or null for a person. */
  readonly seats: readonly (string | null)[]
  readonly access: TableRow['access']
  readonly standIn: string
  /** See clocks/pace.ts; the default depends on the number of people. */
  readonly pace?: unknown
  readonly startsWhenFull?: true
  /** See tables/rated.ts. */
  readonly rated?: boolean
}

/** Limits how many strong bots somebody starts. */
type MayAsk = (strongBots: number) => Refusal | undefined

export class Tables {
  readonly #writer: TableWriter
  readonly links: Links
  readonly hostActions: HostActions
  readonly rematches: Rematches
  readonly paired: PairedTables
  readonly challenges: Challenges

  /** Undefined in tests: everybody is there. */
  readonly presence: TablePresence | undefined
  readonly #mostStrongBots: number

  constructor(
    store: Store,
    now: () => number,
    hooks: Hooks = {},
    mostStrongBots = Number.POSITIVE_INFINITY,
    presence: TablePresence | undefined = undefined,
  ) {
    this.#mostStrongBots = mostStrongBots
    this.presence = presence
    this.#writer = new TableWriter(store, now, hooks)
    this.links = new Links(this.#writer)
    this.hostActions = new HostActions(this.#writer)
    this.rematches = new Rematches(this.#writer)
    this.paired = new PairedTables(this.#writer)
    this.challenges = new Challenges(this.#writer)
  }

  get(id: string): Promise<TableRow | undefined> {
    return this.#writer.get(id)
  }

  /**
   * The table, for somebody who looks at it: they count as here. If they sit there and the host of a live table has gone,
   * they are the host from now on.
   */
  async visit(id: string, person: Pick<Person, 'id'>): Promise<TableRow | Refusal> {
    const row = await this.get(id)
    if (row === undefined) return refuse('noSuchTable')
    this.presence?.note(row, person.id)
    if (!this.#isHostless(row) || seatOf(row, person) === undefined) return row
    return this.#writer.change(id, (now) =>
      this.#isHostless(now) && seatOf(now, person) !== undefined ? { ...now, host: person.id } : now,
    )
  }

  /** A table over days waits for its host. */
  #isHostless(row: TableRow): boolean {
    return row.status === 'open' && !isOverDays(row.pace) && this.isHostAway(row)
  }

  isHostAway({ id, host }: Pick<TableRow, 'id' | 'host'>): boolean {
    return this.presence?.isAway(id, host) === true
  }

  async create(host: Person, request: TableRequest): Promise<TableRow | Refusal> {
    const game = findGame(request.game)?.game
    if (game === undefined) return refuse('noSuchGame', null, { game: request.game.slice(0, 40) })
    const read = game.options.read(request.options)
    if (read.kind === 'refusal') return read
    const refusal = game.checkSetup(read.options, request.seats.length) ?? whyNotSeat(request)
    if (refusal !== undefined) return refusal
    const pace = readPace(request.pace ?? defaultPace(request.seats.filter((level) => level === null).length))
    if (pace.kind === 'refusal') return pace
    const seats = request.seats.map((level): SeatHolder => (level === null ? { kind: 'open' } : { kind: 'bot', level }))
    const setup: TableSetup = { ...request, game: game.id, options: read.options, pace, seats }
    const isRated = request.rated === true
    const unrated = isRated ? whyNotRated(setup) : undefined
    if (unrated !== undefined) return unrated
    return this.#writer.withPerson(host, async (person) => {
      const { store, now } = this.#writer
      const tooMany =
        (await whyNotHost(store, person)) ?? (isRated ? await whyNotRatedPerson(store, person) : undefined)
      if (tooMany !== undefined) return tooMany
      const row = newTable(person, { ...setup, ...(isRated && { isRated }) }, now())
      const tooStrong = await hasTooManyStrongBots(store, row, this.#mostStrongBots)
      if (tooStrong !== undefined) return tooStrong
      await store.commit([...tableChanges(undefined, row), expiry(row)])
      return row
    })
  }

  /**
   * Sits down, moves to another seat, or seals again on one's own. `nonceSeal` is c of a nonce that only the client
   * knows; programs may omit it.
   */
  async sit(
    id: string,
    person: Person,
    seat: Seat,
    nonceSeal: string | null,
    mayAsk?: MayAsk,
  ): Promise<TableRow | Refusal> {
    const row = await this.#sit(id, person, seat, nonceSeal)
    if ('kind' in row || row.startsWhenFull !== true) return row
    const started = await this.start(id, { id: row.host }, mayAsk)
    if ('row' in started) return started.row
    this.#writer.hooks.tableChanged?.(row)
    return row
  }

  #sit(id: string, { id: who }: Person, seat: Seat, nonceSeal: string | null): Promise<TableRow | Refusal> {
    return this.#writer.withPerson({ id: who }, (person) =>
      this.#writer.change(id, async (row) => {
        const refusal = whyNotSit(row, person, seat) ?? (await whyNotEnter(this.#writer.store, row, person))
        if (refusal !== undefined) return refusal
        const holder = seatedPerson(person, nonceSeal === null)
        if (seatOf(row, person) !== seat) return withHolder(withoutPerson(row, person), seat, holder, nonceSeal)
        return { ...row, seats: row.seats.with(seat, holder), nonceSeals: row.nonceSeals.with(seat, nonceSeal) }
      }),
    )
  }

  leave(id: string, person: Pick<Person, 'id'>): Promise<TableRow | Refusal> {
    return this.#writer.change(id, (row) => {
      const seat = seatOf(row, person)
      if (seat === undefined) return refuse('notSeated')
      if (!isWaiting(row)) return refuse('tableClosed')
      const isSealing = row.status === 'sealing'
      return withFreeSeat(isSealing ? withNewSeal(row, 'left', [seat], this.#writer.now()) : row, seat)
    })
  }

  /** Declines a reserved seat, or an invitation. */
  decline(id: string, person: Pick<Person, 'id'>): Promise<TableRow | Refusal> {
    return this.#writer.change(id, (row) => {
      if (!isWaiting(row)) return refuse('tableClosed')
      const seat = reservedSeatOf(row, person)
      if (seat === undefined && !row.invited.includes(person.id)) return refuse('notInvited')
      const invited = row.invited.filter((other) => other !== person.id)
      return { ...(seat === undefined ? row : withFreeSeat(row, seat)), invited }
    })
  }

  cancel(id: string, person: Pick<Person, 'id'>): Promise<TableRow | Refusal> {
    return this.#writer.change(id, (row) => {
      if (row.host !== person.id) return refuse('notTheHost')
      return isWaiting(row) ? closedBy({ ...row, status: 'cancelled' }, person.id) : refuse('tableClosed')
    })
  }

  /** Removes a person from all tables that have not started. Call once they can no longer join any. */
  leaveAll(person: Pick<Person, 'id'>): Promise<void> {
    const { store } = this.#writer
    return this.#writer.afterPerson(person, async () => {
      for (const { table, seat, isHost, isInvited } of await waitingPlaces(store, person)) {
        // Refusals do not matter: a table that has just started is a match now, and stays.
        if (seat !== null) await this.leave(table, person)
        if (isInvited) await this.decline(table, person)
        if (isHost) await this.cancel(table, person)
      }
    })
  }

  /** By an admin; `more` is committed with it. */
  close(id: string, more: readonly Change[]): Promise<TableRow | Refusal> {
    return this.#writer.withTable(id, async (row) =>
      isWaiting(row) ? this.#writer.write(row, { ...row, status: 'cancelled' }, more) : refuse('tableClosed'),
    )
  }

  /**
   * Freezes the table: from now on it is the T that everybody checks before revealing their nonce. `mayAsk` limits how
   * many strong bots are started.
   */
  start(id: string, { id: who }: Pick<Person, 'id'>, mayAsk: MayAsk = () => undefined): Promise<Started | Refusal> {
    // Under the lock of the person: what they started a moment ago counts.
    return this.#writer.withPerson({ id: who }, (person) =>
      this.#writer.withTable(id, async (row) => {
        const { store, now } = this.#writer
        const strongBots = strongBotsAt(row)
        const refusal =
          whyNotStart(row, person, this.isHostAway(row)) ??
          (await hasTooManyStrongBots(store, row, this.#mostStrongBots)) ??
          (strongBots > 0 ? mayAsk(strongBots) : undefined)
        if (refusal !== undefined) return refusal
        const sealing = frozen(await withCurrentNames(store, row))
        if (isRevealed(sealing)) return startMatch(this.#writer, row, sealing)
        const frozenRow = await this.#write(row, sealing, [revealDeadline(sealing, now())])
        if ('row' in frozenRow) this.#writer.hooks.tableChanged?.(frozenRow.row)
        return frozenRow
      }),
    )
  }

  /** Time to reveal under this seal is up: seats without a nonce are freed, and everybody seals again. */
  endSealing(id: string, seal: string): Promise<TableRow | Refusal> {
    return this.#writer.change(id, (row) => {
      if (row.status !== 'sealing' || row.seal !== seal) return refuse('notSealing')
      const silent = row.nonceSeals.flatMap((each, seat) => (each !== null && row.nonces[seat] === null ? [seat] : []))
      return silent.reduce(withFreeSeat, withNewSeal(row, 'withheld', silent, this.#writer.now()))
    })
  }

  /** Cancels a table that never started if it is untouched for long; otherwise checks again later. */
  async expire(id: string): Promise<void> {
    await this.#writer.withTable(id, async (row) => {
      if (!isWaiting(row)) return
      const { store, now } = this.#writer
      const isOld = row.touchedAt + EXPIRES_AFTER <= now()
      await store.commit(isOld ? tableChanges(row, { ...row, status: 'cancelled' }) : [expiry(row)])
    })
  }

  /** N of a seat. The last one starts the match. */
  reveal(id: string, person: Pick<Person, 'id'>, nonce: string): Promise<Started | Refusal> {
    return this.#writer.withTable(id, async (row) => {
      const seat = seatOf(row, person)
      if (seat === undefined) return refuse('notSeated')
      if (row.status === 'playing' && row.nonces[seat] === nonce) return { row }
      if (row.status !== 'sealing') return refuse('notSealing')
      if (sealNonce(id, seat, nonce) !== row.nonceSeals[seat]) return refuse('nonceDiffers')
      if (isChangedSinceFrozen(row)) return this.#write(row, withNewSeal(row, 'changed', [], this.#writer.now()))
      const revealed = { ...row, nonces: row.nonces.with(seat, nonce) }
      return isRevealed(revealed) ? startMatch(this.#writer, row, revealed) : this.#write(row, revealed)
    })
  }

  async #write(before: TableRow, after: TableRow, more: readonly Change[] = []): Promise<Started | Refusal> {
    const row = await this.#writer.write(before, after, more)
    return 'kind' in row ? row : { row }
  }
}

function whyNotSeat({ seats, standIn }: TableRequest): Refusal | undefined {
  const unknown = [...seats, standIn].find((level) => level !== null && !isLevel(level))
  if (typeof unknown === 'string') return refuse('noSuchLevel', null, { level: unknown.slice(0, 40) })
  return seats.every((level) => level !== null) ? refuse('nobodySeated') : undefined
}

function whyNotSit(row: TableRow, person: Person, seat: Seat): Refusal | undefined {
  if (row.status !== 'open') return refuse('tableClosed')
  const holder = row.seats[seat]
  if (holder === undefined) return refuse('noSuchSeat', null, { seat })
  const from = seatOf(row, person)
  const isKept = reservedSeatOf(row, person)
  if (holder.kind === 'expected' && isKept !== seat) return refuse('seatKept', null, { seat })
  if (holder.kind !== 'open' && from !== seat && isKept !== seat) return refuse('seatTaken', null, { seat })
  const isKnown = from !== undefined || isKept !== undefined || row.host === person.id
  if ((row.access === 'invite' || row.paired !== undefined) && !isKnown && !row.invited.includes(person.id))
    return refuse('notInvited')
  return undefined
}

/** Anybody seated may start if the host is away. */
function whyNotStart(row: TableRow, person: Pick<Person, 'id'>, isHostAway: boolean): Refusal | undefined {
  const mayStart = row.host === person.id || (isHostAway && seatOf(row, person) !== undefined)
  if (!mayStart) return refuse('notTheHost')
  if (row.status !== 'open') return refuse('tableClosed')
  const open = row.seats.findIndex(({ kind }) => kind === 'open' || kind === 'expected')
  if (open >= 0) return refuse('seatOpen', null, { seat: open })
  const unsealed = row.seats.findIndex((_, seat) => needsSeal(row, seat))
  if (unsealed >= 0) return refuse('notSealedYet', null, { seat: unsealed })
  return row.seats.every(({ kind }) => kind === 'bot') ? refuse('nobodySeated') : undefined
}

/** With people's current names, which no bot has too: these are sealed. */
async function withCurrentNames(store: Store, row: TableRow): Promise<TableRow> {
  const seats = row.seats.map(async (holder): Promise<SeatHolder> => {
    if (holder.kind !== 'person') return holder
    return { ...holder, name: seatName(await store.get('people', holder.person)) }
  })
  return { ...row, seats: withNamedBots(await Promise.all(seats)) }
}
