/*
 * Finding opponents. Any server may pair any seeks: the commit that removes them and creates their table is what
 * counts, and of two servers with the same idea one has a conflict and looks again.
 */
import { randomInt } from 'node:crypto'
import type { Refusal } from '@logres/kernel'
import type { LobbyMessage } from '@logres/protocol'
import type { Bus } from '../bus/bus.ts'
import { isBlockedBetween } from '../people/blocks.ts'
import type { People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { nextSlice } from '../slices.ts'
import type { Id, Person, Store, TableRow, Time } from '../store/store.ts'
import { whyNotJoin } from '../tables/limits.ts'
import { whyNotRatedPerson } from '../tables/rated.ts'
import { isOverDays, seatedAt } from '../tables/table-row.ts'
import type { Tables } from '../tables/tables.ts'
import { type Apart, groupsOf } from './groups.ts'
import { Hall, shownRating } from './hall.ts'
import { Here } from './here.ts'
import { meOf } from './me.ts'
import { findOverDays, type OpenSeat } from './over-days.ts'
import { LobbyPages, type PageLine } from './pages.ts'
import { type LivePaceName, type LiveSeek, setupOf, type Wanted } from './pools.ts'
import { isGone, Seeks } from './seeks.ts'

export interface LobbyOptions {
  readonly store: Store
  readonly tables: Tables
  readonly people: People
  readonly bus: Bus
  now(): Time
  failed(what: string, error: unknown): void
  /** How long somebody may have no page open before they no longer look, in milliseconds: a reload is shorter. */
  readonly reloadWithin?: number
}

export interface SeekRequest {
  readonly game: string
  readonly pace: LivePaceName
  readonly players: number
  readonly isRated: boolean
  /** Opponents of a rated match may differ by so many points at first; null: by any number. */
  readonly range: number | null
}

interface LobbyNews {
  readonly people?: unknown
  readonly started?: unknown
  readonly hidden?: unknown
}

const CHANNEL = 'lobby'
const RELOAD_WITHIN = 6_000
/** A page that says it is in use is told no more often how things stand. */
const LOOK_INTERVAL = 2_000
/** Ranges grow, and another server may have died. */
const SWEEP_INTERVAL = 2_000
/** Seeks of people of other servers are checked every so many sweeps. */
const SWEEPS_PER_CHECK = 8
/** A server may have just started, or missed what the others said: until then it takes everybody to be there. */
const UNSURE_FOR = 30_000

export class Lobby {
  readonly #options: LobbyOptions
  readonly seeks: Seeks
  readonly here: Here
  readonly hall: Hall
  readonly #pages: LobbyPages
  /** What people with a page at this server look for. */
  readonly #looking = new Map<Id, LiveSeek>()
  readonly #leaving = new Map<Id, NodeJS.Timeout>()
  /** By pool: the last round, after which there is another. */
  readonly #rounds = new Map<string, { isAgain: boolean }>()
  #unsureSince = performance.now()
  #timer: NodeJS.Timeout | undefined
  #sweeps = 0

  constructor(options: LobbyOptions) {
    this.#options = options
    this.seeks = new Seeks(options.store, options.now)
    this.here = new Here(options.bus, (person) => this.#hereChanged(person))
    this.hall = new Hall({ ...options, seeks: this.seeks, here: this.here })
    this.#pages = new LobbyPages()
  }

  async connect(): Promise<void> {
    const { bus } = this.#options
    await this.here.connect()
    await bus.subscribe(CHANNEL, (news: LobbyNews) => {
      if (typeof news.hidden === 'string') this.hall.forget(news.hidden)
      const people = Array.isArray(news.people) ? news.people.filter((id) => typeof id === 'string') : []
      if (typeof news.started === 'string') void this.#tellStarted(news.started)
      this.#look(people)
    })
    bus.onGap(() => {
      this.#unsureSince = performance.now()
      this.#look([...this.#looking.keys()])
    })
    this.#timer = setInterval(() => this.#sweep(), SWEEP_INTERVAL)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    for (const timer of this.#leaving.values()) clearTimeout(timer)
    this.here.stop()
    this.#pages.stop()
  }

  /** A page of this person has opened. */
  openPage(person: Id, send: (message: LobbyMessage) => void): PageLine {
    const line = this.#pages.open(person, send, this.here.open(person))
    this.#look([person])
    let lookedAt = performance.now()
    return {
      ...line,
      setActive: (isActive) => {
        line.setActive(isActive)
        // Turns come in matches, which do not tell the lobby.
        if (!isActive || performance.now() - lookedAt < LOOK_INTERVAL) return
        lookedAt = performance.now()
        void this.#lookAt(person)
      },
    }
  }

  /** Looks for opponents, instead of whatever this person looked for before. */
  async look(person: Person, wanted: SeekRequest): Promise<Refusal | undefined> {
    const { store } = this.#options
    const setup = setupOf(wanted)
    if (isRefused(setup)) return setup
    const { id } = person
    const unrated = wanted.isRated ? await whyNotRatedPerson(store, person) : undefined
    const refusal = unrated ?? (await whyNotJoin(store, person))
    if (refusal !== undefined) return refusal
    // Somebody is waiting for an answer.
    if ((await meOf(store, id, this.#options.now())).found !== null) return undefined
    const { game } = setup
    const rating = wanted.isRated ? await shownRating(store, id, game) : null
    const seek = await this.seeks.put(id, { ...wanted, game, rating, range: rating === null ? null : wanted.range })
    this.#changed([id])
    await this.#pairIn(seek.pool)
    return undefined
  }

  /** Stops looking, or does not want to play who was found. */
  async stopLooking({ id }: Pick<Person, 'id'>): Promise<void> {
    const { store, tables, now } = this.#options
    const seek = await store.get('seeks', id)
    if (seek !== undefined) await this.seeks.remove(seek)
    const { found } = await meOf(store, id, now())
    if (found !== null) {
      const row = await tables.paired.dissolve(found.table, ({ paired }) =>
        (paired?.seeks ?? []).map(({ person }) => person).filter((person) => person !== id),
      )
      if (!isRefused(row)) this.#dissolved(row)
    }
    this.#changed([id])
  }

  /** The time to come to this table is up. */
  async settle(table: Id): Promise<void> {
    const row = await this.#options.tables.paired.settle(table)
    if (row !== undefined) this.#dissolved(row)
  }

  /** Something that waits for these people has changed. */
  tell(people: readonly Id[]): void {
    this.#changed(people)
  }

  /** Somebody has sat down, or the table is about to start. */
  tableChanged(row: TableRow): void {
    this.#changed(seatedOrAwaited(row))
  }

  matchStarted(row: TableRow): void {
    const people = seatedAt(row)
    for (const person of people) this.hall.forget(person)
    if (!isOverDays(row.pace)) for (const person of people) void this.#endSeek(person)
    void this.#tellStarted(row.id)
    this.#options.bus.publish(CHANNEL, { people, started: row.id })
    this.#look(people)
  }

  findOverDays(person: Person, wanted: Wanted): Promise<OpenSeat | Refusal> {
    return findOverDays(this.#options, person, wanted)
  }

  /** This person no longer wants to be seen here, or wants to be seen again. */
  presenceHidden(person: Id): void {
    this.hall.forget(person)
    this.#pages.tellChanged()
    this.#options.bus.publish(CHANNEL, { people: [], hidden: person })
  }

  /** What this person's pages show. */
  me(person: Id) {
    return meOf(this.#options.store, person, this.#options.now())
  }

  async #endSeek(person: Id): Promise<void> {
    try {
      const seek = await this.#options.store.get('seeks', person)
      if (seek !== undefined && (await this.seeks.remove(seek))) this.#changed([person])
    } catch (error) {
      this.#options.failed('seek', error)
    }
  }

  #dissolved(row: TableRow): void {
    const people = row.paired?.seeks.map(({ person }) => person) ?? []
    this.#changed(people)
    const [seek] = row.paired?.seeks ?? []
    if (seek !== undefined) void this.#pairIn(seek.pool).catch((error) => this.#options.failed('lobby', error))
  }

  /** Here and at the other servers. */
  #changed(people: readonly Id[]): void {
    this.#look(people)
    this.#options.bus.publish(CHANNEL, { people })
  }

  /** Tells the pages of these people at this server how things stand; and the others that something has changed. */
  #look(people: readonly Id[]): void {
    for (const person of people) if (this.#pages.has(person)) void this.#lookAt(person)
    this.#pages.tellChanged()
  }

  async #lookAt(person: Id): Promise<void> {
    const { store, now, failed } = this.#options
    try {
      await this.#pages.update(person, () => meOf(store, person, now()))
      const seek = await this.seeks.of(person)
      if (seek === undefined || !this.#pages.has(person)) this.#looking.delete(person)
      else this.#looking.set(person, seek)
    } catch (error) {
      failed('lobby', error)
    }
  }

  async #tellStarted(table: Id): Promise<void> {
    const row = await this.#options.store.get('tables', table).catch(() => undefined)
    if (row === undefined) return
    for (const person of seatedAt(row)) {
      this.hall.forget(person)
      this.#pages.send(person, { kind: 'started', match: row.id, isLive: !isOverDays(row.pace) })
    }
  }

  /** Somebody who has closed their last page no longer looks, unless it was a reload. */
  #hereChanged(person: Id): void {
    this.#pages.tellChanged()
    clearTimeout(this.#leaving.get(person))
    this.#leaving.delete(person)
    if (this.here.isHere(person) || !this.#looking.has(person)) return
    const { reloadWithin = RELOAD_WITHIN } = this.#options
    const timer = setTimeout(() => {
      this.#leaving.delete(person)
      if (this.here.isHere(person)) return
      this.#looking.delete(person)
      void this.#endSeek(person)
    }, reloadWithin)
    this.#leaving.set(person, timer.unref())
  }

  #sweep(): void {
    this.#sweeps += 1
    const pools = new Set([...this.#looking.values()].map(({ pool }) => pool))
    for (const pool of pools) this.#pairIn(pool).catch((error) => this.#options.failed('lobby', error))
    if (this.#sweeps % SWEEPS_PER_CHECK === 0) {
      this.#endForgotten().catch((error) => this.#options.failed('lobby', error))
    }
  }

  /** Seeks of people whose server has died. */
  async #endForgotten(): Promise<void> {
    if (performance.now() - this.#unsureSince < UNSURE_FOR) return
    const now = this.#options.now()
    for (const seek of await this.seeks.all()) {
      if (this.here.isHere(seek.person) || now - seek.seenAt < UNSURE_FOR) continue
      if (await this.seeks.remove(seek)) this.#changed([seek.person])
    }
  }

  /** One round at a time per pool at this server; people who came during a round are seen by the next. */
  async #pairIn(pool: string): Promise<void> {
    const running = this.#rounds.get(pool)
    if (running !== undefined) {
      running.isAgain = true
      return
    }
    const round = { isAgain: true }
    this.#rounds.set(pool, round)
    try {
      while (round.isAgain) {
        round.isAgain = false
        if (await this.#pairOnce(pool)) round.isAgain = true
      }
    } finally {
      this.#rounds.delete(pool)
    }
  }

  /** Answers whether another server was faster with one of them. */
  async #pairOnce(pool: string): Promise<boolean> {
    const { people, now } = this.#options
    const seeks = (await this.seeks.inPool(pool)).filter((seek) => this.#mayBeHere(seek))
    const [first] = seeks
    if (first === undefined || seeks.length < first.body.players) return false
    const blocked = new Map<Id, ReadonlySet<Id>>()
    for (const { person } of seeks) blocked.set(person, await people.blocks.blockedEitherWay(person))
    const isApart: Apart = (a, b) => blocked.get(a)?.has(b) === true
    let isLost = false
    for (const group of groupsOf(seeks, now(), isApart)) {
      if (!(await this.#pair(group))) isLost = true
      await nextSlice()
    }
    return isLost
  }

  #mayBeHere({ person, seenAt }: LiveSeek): boolean {
    const isUnsure = performance.now() - this.#unsureSince < UNSURE_FOR
    return isUnsure || this.here.isHere(person) || this.#options.now() - seenAt < RELOAD_WITHIN
  }

  /** False: one of them is no longer there. */
  async #pair(group: readonly LiveSeek[]): Promise<boolean> {
    const { store, people, tables } = this.#options
    const [seek] = group
    const setup = seek === undefined ? undefined : setupOf(seek.body)
    if (seek === undefined || setup === undefined || isRefused(setup)) return true
    const rows = await Promise.all(group.map(({ person }) => store.get('people', person)))
    const gone = group.filter((_, i) => isGone(rows[i]))
    for (const each of gone) await this.seeks.remove(each)
    if (gone.length > 0) return false
    const ids = group.map(({ person }) => person)
    // Another server may have blocked them a moment ago.
    if (await anyBlocked(store, ids)) {
      people.blocks.forget(ids)
      return false
    }
    const seated = shuffled(rows.flatMap((row) => (row === undefined ? [] : [row])))
    const table = await tables.paired.make(seated, group, setup)
    if (table !== undefined) this.#changed(ids)
    return table !== undefined
  }
}

async function anyBlocked(store: Store, ids: readonly Id[]): Promise<boolean> {
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => isBlockedBetween(store, a, b)))
  return (await Promise.all(pairs)).includes(true)
}

/** Who begins is drawn by lot. */
function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(randomInt(left.length), 1))
}

function seatedOrAwaited({ seats }: TableRow): Id[] {
  return seats.flatMap((holder) => (holder.kind === 'person' || holder.kind === 'expected' ? [holder.person] : []))
}
