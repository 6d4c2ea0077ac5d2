/*
 * One match in memory, and everybody who looks at it. What is appended is shown to nobody, not even to who did it, before
 * the store has it; if the store does not take it, the room is thrown away and opened again from the log.
 */
import type { Level } from '@logres/bots'
import {
  type AnyMatch,
  type Appended,
  type Author,
  type Entry,
  isRefusal,
  present,
  type Refusal,
  refuse,
  type Seat,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@logres/protocol'
import { askingOf } from '../clocks/asking.ts'
import type { Asking } from '../clocks/clock.ts'
import type { Excuses } from '../clocks/excuses.ts'
import type { Face } from '../clocks/face.ts'
import type { Timekeeper } from '../clocks/timekeeper.ts'
import { type Change, Conflict, type Id, type MatchRow, type Store } from '../store/store.ts'
import { Lens, type Update, viewersOf } from './lens.ts'
import { Seats } from './seats.ts'

/** Whoever looks on: a socket, a stream of the bot API, a test. */
export interface Onlooker {
  readonly viewer: Viewer
  readonly person: Id
  send(message: ServerMessage): void
  /** The room is gone; come back and you will find it. */
  dismiss(): void
}

export interface RoomPlan {
  readonly row: MatchRow
  readonly match: AnyMatch
  readonly store: Store
  readonly standIn: Level
  readonly time: Timekeeper
  /** Bots draw their whims from it; it must not be guessed from what is public. */
  readonly botSeed: string
  now(): number
  /** Something was appended and is durable: bots and clocks look what is asked now. */
  moved(room: Room): void
  /** The store did not take what was appended. */
  failed(room: Room, error: unknown): void
}

/** What a seat did, under the name its client gave it: a repeat gets the same answer, and no earlier. */
type Keys = Map<string, Promise<number>>

export class Room {
  readonly id: string
  readonly match: AnyMatch
  readonly seats: Seats
  readonly #plan: RoomPlan
  #row: MatchRow
  readonly #lenses: ReadonlyMap<Viewer, Lens>
  readonly #onlookers = new Set<Onlooker>()
  readonly #keys: Keys = new Map()
  readonly #agree = new Set<Seat>()
  /** The clock as everybody may see it: with all that is durable. */
  #face: Face | undefined
  #isGone = false

  constructor(plan: RoomPlan) {
    const { match, row } = plan
    this.#plan = plan
    this.#row = row
    this.match = match
    this.id = row.id
    this.seats = new Seats(match.table)
    this.#face = plan.time.face()
    const viewers = viewersOf(match.table.seats.length)
    this.#lenses = new Map(viewers.map((viewer) => [viewer, new Lens(match, viewer, this.seats.list)]))
  }

  get botSeed(): string {
    return this.#plan.botSeed
  }

  get onlookers(): ReadonlySet<Onlooker> {
    return this.#onlookers
  }

  get time(): Timekeeper {
    return this.#plan.time
  }

  lens(viewer: Viewer): Lens {
    return present(this.#lenses.get(viewer))
  }

  /** While the log is read again: the same as when it was written, but nobody is told. */
  recall({ entry, events }: Pick<Appended<Tagged>, 'entry' | 'events'>): void {
    for (const [lens, update] of this.#advance(entry, events)) lens.show(update)
    this.#remember(entry, Promise.resolve(entry.seat === null ? 0 : this.lens(entry.seat).cursor))
  }

  #advance(entry: Entry, events: readonly Tagged[]): Map<Lens, Update> {
    this.seats.follow(entry)
    const updates = new Map<Lens, Update>()
    for (const lens of this.#lenses.values()) {
      const update = lens.advance(entry, events, this.seats.list)
      if (update !== undefined) updates.set(lens, update)
    }
    return updates
  }

  #remember({ seat, key }: Entry, answer: Promise<number>): void {
    if (key !== null && seat !== null) this.#keys.set(keyOf(seat, key), answer)
  }

  /** Shows everything, and what happened since this cursor if that is not too long ago. */
  enter(onlooker: Onlooker, cursor: number): void {
    this.#onlookers.add(onlooker)
    const lens = this.lens(onlooker.viewer)
    const { shown } = lens
    onlooker.send({
      ...{ kind: 'whole', protocol: PROTOCOL, viewer: onlooker.viewer, cursor: shown.cursor },
      ...{ events: lens.eventsSince(cursor) ?? [], view: shown.view },
    })
    this.#tellTime(onlooker)
    const isNews = this.#isPresent(onlooker)
    if (isNews) this.keepTime().catch((error) => this.#fail(error))
  }

  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker)
    this.#isPresent(onlooker)
  }

  /** Notes that a player was there. Answers whether it should be written down. */
  #isPresent({ viewer }: Onlooker): boolean {
    if (viewer === 'table' || this.match.outcome !== undefined || this.#isGone) return false
    return this.time.present(this.#plan.now())
  }

  #tellTime(onlooker: Onlooker): void {
    if (this.#face === undefined || this.match.outcome !== undefined) return
    onlooker.send(this.#face.tell(onlooker.viewer, this.#plan.now()))
  }

  /** What a person on this seat says. Resolves when it is durable, or with why not. */
  async hear(seat: Seat, message: Exclude<ClientMessage, { kind: 'chat' }>): Promise<number | Refusal> {
    const known = this.#keys.get(keyOf(seat, message.key))
    if (known !== undefined) return known
    const done = this.#perform(seat, message)
    if (isRefusal(done)) return done
    return done === undefined ? this.lens(seat).shown.cursor : this.#keep(done)
  }

  /** What the platform or a bot does. */
  async act(actor: Seat | 'clerk', action: Tagged, by: Author): Promise<number | Refusal> {
    const done = this.match.act(actor, action, { at: this.#plan.now(), by, key: null })
    return isRefusal(done) ? done : this.#keep(done)
  }

  /** A bot plays this seat from now on, until its person takes it back. */
  async standIn(seat: Seat): Promise<number | Refusal> {
    if (this.seats.levelAt(seat, this.#plan.standIn) !== undefined) return refuse('alreadyStandIn', null, { seat })
    const sender = { at: this.#plan.now(), by: 'clerk', key: null } as const
    const done = this.match.note('standIn', seat, { bot: this.#plan.standIn }, sender)
    return isRefusal(done) ? done : this.#keep(done)
  }

  /** Nobody has been there for so long that it makes no sense to go on. */
  async abandon(): Promise<number | Refusal> {
    const sender = { at: this.#plan.now(), by: 'clerk', key: null } as const
    const done = this.match.note('void', null, { reason: 'abandoned' }, sender)
    return isRefusal(done) ? done : this.#keep(done)
  }

  /** Whether somebody who sits here looks on. */
  get isAttended(): boolean {
    return [...this.#onlookers].some(({ viewer }) => viewer !== 'table')
  }

  /** What is asked now, for clocks. */
  #asking(): Asking | null {
    return askingOf(this.match, this.seats.list, this.time.times)
  }

  /** People have changed what excuses them. */
  async excuse(excuses: readonly (Excuses | null)[]): Promise<void> {
    if (this.match.outcome === undefined && this.time.excuse(this.#plan.now(), excuses)) await this.keepTime()
  }

  /** Writes down what the time is, where nothing was appended. */
  async keepTime(): Promise<void> {
    const rearmed = this.time.rearm(this.#plan.now(), this.#asking(), true)
    this.#row = this.#withTime()
    const face = this.time.face()
    try {
      await this.#plan.store.commit([...rearmed, { in: 'matches', put: this.#row }])
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      // The row that wakes us was taken just now: here it is being handled, or another process has gone on.
      return this.time.disarm()
    }
    this.#face = face
    for (const onlooker of this.#onlookers) this.#tellTime(onlooker)
  }

  #withTime(): MatchRow {
    return { ...this.#row, platform: { ...this.#row.platform, time: this.time.kept } }
  }

  #perform(seat: Seat, message: Exclude<ClientMessage, { kind: 'chat' }>): Appended<Tagged> | Refusal | undefined {
    const sender = { at: this.#plan.now(), by: 'person', key: message.key } as const
    const isAway = present(this.seats.list[seat]).standIn !== null
    switch (message.kind) {
      case 'act':
        if (isAway) return refuse('standInPlays')
        if (message.ask !== this.lens(seat).ask) return refuse('stale')
        return this.match.act(seat, message.action, sender)
      case 'undo':
        return isAway
          ? refuse('standInPlays')
          : this.match.undo(seat, sender, ...(message.from === undefined ? [] : [message.from]))
      case 'resign':
        return this.match.note('resign', seat, null, sender)
      case 'takeBack':
        return isAway ? this.match.note('handBack', seat, null, sender) : refuse('noStandIn')
      case 'agreeEnd':
        this.#agree.add(seat)
        if (!this.seats.people.every((each) => this.#agree.has(each))) return undefined
        return this.match.note('agreeEnd', null, null, { ...sender, by: 'clerk', key: null })
      case 'disagreeEnd':
        this.#agree.delete(seat)
        return undefined
    }
  }

  #keep(appended: Appended<Tagged>): Promise<number> {
    const kept = this.#write(appended)
    this.#remember(appended.entry, kept)
    return kept
  }

  /** Writes an appended entry down, and only then shows it. Answers its author's cursor. */
  async #write({ entry, events }: Appended<Tagged>): Promise<number> {
    const updates = this.#advance(entry, events)
    const cursor = entry.seat === null ? 0 : this.lens(entry.seat).cursor
    const changes = this.#changes(entry)
    const face = this.time.face()
    try {
      await this.#plan.store.commit(changes)
    } catch (error) {
      this.#fail(error)
      throw error
    }
    for (const [lens, update] of updates) lens.show(update)
    this.#face = face
    for (const onlooker of this.#onlookers) {
      const update = updates.get(this.lens(onlooker.viewer))
      // Who noticed nothing must not learn from the clock that something happened.
      if (update === undefined) continue
      const { cursor, events, patch } = update
      onlooker.send({ kind: 'update', cursor, events, patch })
      this.#tellTime(onlooker)
    }
    if (!this.#isGone) this.#plan.moved(this)
    return cursor
  }

  #changes(entry: Entry): Change[] {
    const { id } = this
    const { seq, seat, key } = entry
    const rearmed = this.time.moved(entry.at, this.#asking(), entry.by === 'person')
    const { outcome } = this.match
    const end = outcome && ({ status: 'over', overAt: entry.at, outcome } as const)
    this.#row = { ...this.#withTime(), ...end }
    return [
      { in: 'entries', insert: { match: id, seq, seat, key, entry } },
      { in: 'matches', put: this.#row },
      ...rearmed,
    ]
  }

  #fail(error: unknown): void {
    if (this.#isGone) return
    this.#isGone = true
    for (const onlooker of this.#onlookers) onlooker.dismiss()
    this.#plan.failed(this, error)
  }
}

function keyOf(seat: Seat, key: string): string {
  return `${seat} ${key}`
}
