/*
 * One match in memory, and everybody who looks at it. What is appended is shown to nobody, not even to who did it, before
 * the store has it; if the store does not take it, the room is thrown away and opened again from the log.
 */
import { setTimeout as sleep } from 'node:timers/promises'
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
import { PROTOCOL } from '@logres/protocol'
import { askedNow, askingOf, keptUpTo } from '../clocks/asking.ts'
import type { Asking } from '../clocks/clock.ts'
import type { Excuses } from '../clocks/excuses.ts'
import type { Face } from '../clocks/face.ts'
import type { Timekeeper } from '../clocks/timekeeper.ts'
import { type Change, Conflict, type Id, type MatchRow, type Store, type TableRow, type Wish } from '../store/store.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import { Answers } from './answers.ts'
import { Hearing, type Said } from './hearing.ts'
import type { Delay } from './hold.ts'
import { Keys } from './keys.ts'
import { Lens, type Update, viewersOf } from './lens.ts'
import type { Onlooker } from './onlooker.ts'
import { Seats } from './seats.ts'
import { Wishes } from './wishes.ts'

export interface RoomPlan {
  readonly row: MatchRow
  readonly match: AnyMatch
  readonly wishes: readonly Wish[]
  readonly store: Store
  readonly standIn: Level
  /** How long an answer in another's turn is kept back. */
  readonly answerDelay: Delay
  readonly time: Timekeeper
  readonly table: PlayedTable
  /** Bots draw their whims from it; it must not be guessed from what is public. */
  readonly botSeed: string
  now(): number
  /** Something was appended and is durable: bots and clocks look what is asked now. */
  moved(room: Room, news: Entry): void
  /** The store did not take what was appended. */
  failed(room: Room, error: unknown): void
}

export class Room {
  readonly id: string
  readonly match: AnyMatch
  readonly seats: Seats
  readonly #plan: RoomPlan
  #row: MatchRow
  readonly #lenses: ReadonlyMap<Viewer, Lens>
  readonly #onlookers = new Set<Onlooker>()
  readonly #keys = new Keys()
  readonly #wishes: Wishes
  readonly #answers: Answers
  readonly #hearing: Hearing
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
    this.#wishes = new Wishes(row.id, match.table.seats.length, plan.wishes)
    this.#answers = new Answers(match, plan.answerDelay)
    this.#hearing = new Hearing(this, this.#answers, this.#wishes, plan.now)
    const viewers = viewersOf(match.table.seats.length)
    this.#lenses = new Map(viewers.map((viewer) => [viewer, new Lens(match, viewer, this.seats.list)]))
  }

  get botSeed(): string {
    return this.#plan.botSeed
  }

  get onlookers(): ReadonlySet<Onlooker> {
    return this.#onlookers
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.#plan.table.people
  }

  get time(): Timekeeper {
    return this.#plan.time
  }

  /** Opened again from the log, or let go: whoever still has it must ask for the match anew. */
  get isGone(): boolean {
    return this.#isGone
  }

  /** The level that plays this seat now; undefined where a person does. */
  levelAt(seat: Seat): Level | undefined {
    return this.seats.levelAt(seat, this.#plan.standIn)
  }

  lens(viewer: Viewer): Lens {
    return present(this.#lenses.get(viewer))
  }

  /** While the log is read again: the same as when it was written, but nobody is told. */
  recall({ entry, events }: Pick<Appended<Tagged>, 'entry' | 'events'>): void {
    for (const [lens, update] of this.#advance(entry, events)) lens.show(update)
    if (entry.seq > keptUpTo(this.#row.platform)) this.time.recall(entry.at, this.#asking(), isSignOfLife(entry))
    if (entry.seat !== null) this.#settle(entry, this.lens(entry.seat).cursor)
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

  #settle({ seat, key }: Entry, cursor: number): void {
    if (key !== null && seat !== null) this.#keys.settle(seat, key, cursor)
  }

  /** The log is read: from now on it is played. */
  begin(): void {
    this.#face = this.time.face()
    this.#answers.asked(this.#lenses.values())
  }

  /** Shows everything, and what happened since this cursor if that is not too long ago. */
  enter(onlooker: Onlooker, cursor: number): void {
    if (this.#isGone || !this.isFor(onlooker.viewer, onlooker.person)) {
      // Somebody else has his seat by now, or the match is in another room.
      onlooker.dismiss()
      return
    }
    this.#onlookers.add(onlooker)
    const lens = this.lens(onlooker.viewer)
    const { shown } = lens
    onlooker.send({
      ...{ kind: 'whole', protocol: PROTOCOL, viewer: onlooker.viewer, cursor: shown.cursor },
      ...{ events: lens.eventsSince(cursor) ?? [], view: shown.view },
    })
    this.#tellTime(onlooker, this.#plan.now())
    for (const message of this.#wishes.tell(onlooker.viewer)) onlooker.send(message)
    const isNews = this.#isPresent(onlooker)
    if (isNews) this.keepTime().catch((error) => this.#fail(error))
  }

  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker)
    this.#isPresent(onlooker)
  }

  /** Whether this person may look on like that, and speak for the seat if it is one. */
  isFor(viewer: Viewer, person: Id): boolean {
    return this.#plan.table.isFor(viewer, person)
  }

  /** The table is another: somebody else has a seat, who had it no longer speaks for it. Nothing changes once it is over. */
  async reseat(table: TableRow): Promise<Refusal | undefined> {
    if (this.match.outcome !== undefined) return refuse('tableClosed')
    if (this.#isGone) return refuse('reload')
    const { table: played } = this.#plan
    const before = played.people
    const changes = played.put(table)
    // What the former holder wanted is not what the next one wants.
    const passed = played.people.flatMap((person, seat) => (person === before[seat] ? [] : [seat]))
    const wishes = passed.map((seat) => this.#wishes.change(seat, { agreesToEnd: false, standing: {} }))
    for (const onlooker of this.#onlookers) {
      if (this.isFor(onlooker.viewer, onlooker.person)) continue
      this.#onlookers.delete(onlooker)
      onlooker.dismiss()
    }
    await this.commit([...changes, ...wishes.map((put) => ({ in: 'wishes', put }) as const)])
    for (const wish of wishes) this.#wishes.shown(wish)
    return undefined
  }

  /** Notes that a player was there. Answers whether it should be written down. */
  #isPresent({ viewer }: Onlooker): boolean {
    if (viewer === 'table' || this.match.outcome !== undefined || this.#isGone) return false
    return this.time.present(this.#plan.now())
  }

  #tellTime(onlooker: Onlooker, now: number): void {
    if (this.#face === undefined || this.match.outcome !== undefined) return
    onlooker.send(this.#face.tell(onlooker.viewer, now))
  }

  /** What a person on this seat says. Resolves when it is durable, or with why not. */
  async hear(seat: Seat, message: Said): Promise<number | Refusal> {
    return this.#keys.get(seat, message.key) ?? this.#hearing.hear(seat, message)
  }

  /** Answers for a person what was to be answered without asking, if that is what is asked. */
  answerStanding(seat: Seat): Promise<void> | undefined {
    return this.#hearing.answerStanding(seat)
  }

  /** What the platform or a bot does. An answer that must not be given in haste waits here. */
  async act(actor: Seat | 'clerk', action: Tagged, by: Author): Promise<number | Refusal> {
    if (actor !== 'clerk') {
      const { ask } = this.lens(actor)
      const left = this.#answers.left(actor, ask)
      if (left > 0) await sleep(left)
      if (this.lens(actor).ask !== ask) return refuse('stale')
    }
    if (this.#isGone) return refuse('reload')
    const done = this.match.act(actor, action, { at: this.#plan.now(), by, key: null })
    return isRefusal(done) ? done : this.keep(done)
  }

  /** A bot plays this seat from now on, until its person takes it back. */
  async standIn(seat: Seat): Promise<number | Refusal> {
    if (this.levelAt(seat) !== undefined) return refuse('alreadyStandIn', null, { seat })
    return this.note('standIn', seat, { bot: this.#plan.standIn })
  }

  /** Nobody has been there for so long that it makes no sense to go on. */
  abandon(): Promise<number | Refusal> {
    return this.note('void', null, { reason: 'abandoned' })
  }

  /** An admin ends it, and that is written with it. */
  close(more: readonly Change[]): Promise<number | Refusal> {
    return this.note('void', null, { reason: 'closed' }, more)
  }

  /** What the platform says about a seat or the whole match. */
  async note(
    kind: 'standIn' | 'void' | 'agreeEnd',
    seat: Seat | null,
    action: object | null,
    more: readonly Change[] = [],
  ): Promise<number | Refusal> {
    const done = this.match.note(kind, seat, action, { at: this.#plan.now(), by: 'clerk', key: null })
    return isRefusal(done) ? done : this.keep(done, more)
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
    const { version } = this.time
    const face = this.time.face()
    try {
      await this.#plan.store.commit([...rearmed, { in: 'matches', put: this.#row }])
      this.time.stored(version)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      // The row that wakes us was taken just now: here it is being handled, or another process has gone on.
      return this.time.disarm()
    }
    this.#face = face
    const now = this.#plan.now()
    for (const onlooker of this.#onlookers) this.#tellTime(onlooker, now)
  }

  #withTime(): MatchRow {
    return { ...this.#row, platform: { ...this.#row.platform, time: this.time.kept, upTo: this.match.length - 1 } }
  }

  /** Writes what goes with the match but not into its log. */
  async commit(changes: readonly Change[]): Promise<void> {
    try {
      await this.#plan.store.commit(changes)
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** Writes down and shows what was appended. Answers its author's cursor. */
  keep(appended: Appended<Tagged>, more: readonly Change[] = []): Promise<number> {
    const kept = this.#write(appended, more)
    const { seat, key } = appended.entry
    if (key !== null && seat !== null) this.#keys.await(seat, key, kept)
    return kept
  }

  async #write({ entry, events }: Appended<Tagged>, more: readonly Change[]): Promise<number> {
    const updates = this.#advance(entry, events)
    const cursor = entry.seat === null ? 0 : this.lens(entry.seat).cursor
    this.#answers.asked(this.#lenses.values())
    const changes = [...this.#changes(entry), ...more]
    const { version } = this.time
    const face = this.time.face()
    await this.commit(changes)
    this.time.stored(version)
    for (const [lens, update] of updates) lens.show(update)
    this.#settle(entry, cursor)
    this.#face = face
    const now = this.#plan.now()
    for (const onlooker of this.#onlookers) {
      const update = updates.get(this.lens(onlooker.viewer))
      // Who noticed nothing must not learn from the clock that something happened.
      if (update === undefined) continue
      onlooker.send(update.message)
      this.#tellTime(onlooker, now)
    }
    if (!this.#isGone) this.#plan.moved(this, entry)
    return cursor
  }

  /** The row of the match is written where it says something new that the entries do not: they tell what the time is, too. */
  #changes(entry: Entry): Change[] {
    const { seq, seat, key, at } = entry
    const asking = this.#asking()
    const rearmed = this.time.moved(at, asking, isSignOfLife(entry))
    const { outcome } = this.match
    const waiting = askedNow(this.#row.platform, asking?.asked ?? [], at)
    const changes: Change[] = [{ in: 'entries', insert: { match: this.id, seq, seat, key, entry } }]
    if (outcome === undefined && rearmed.length === 0 && waiting === undefined) return changes
    const end = outcome && ({ status: 'over', overAt: at, outcome } as const)
    const platform = { ...this.#row.platform, ...waiting, time: this.time.kept, upTo: seq }
    this.#row = { ...this.#row, platform, ...end }
    changes.push({ in: 'matches', put: this.#row }, ...rearmed)
    if (end !== undefined) changes.push(...this.#plan.table.over(at))
    return changes
  }

  #fail(error: unknown): void {
    if (this.#isGone) return
    this.#isGone = true
    for (const onlooker of this.#onlookers) onlooker.dismiss()
    this.#plan.failed(this, error)
  }
}

/** What was answered beforehand has no key, and is none. */
function isSignOfLife({ by, key }: Entry): boolean {
  return by === 'person' && key !== null
}
