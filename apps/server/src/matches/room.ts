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
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import { PROTOCOL, type SeatView } from '@logres/protocol'
import type { MatchNews } from '../bus/news.ts'
import { askedNow, askingOf, keptUpTo } from '../clocks/asking.ts'
import type { Asking } from '../clocks/clock.ts'
import type { Excuses } from '../clocks/excuses.ts'
import { hasTime, type Timekeeper } from '../clocks/timekeeper.ts'
import { type Change, Conflict, type EntryRow, type Id, type MatchRow, type Store, type Wish } from '../store/store.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import { Answers } from './answers.ts'
import { Audience } from './audience.ts'
import { Following } from './following.ts'
import { Hearing, type Said } from './hearing.ts'
import type { Delay } from './hold.ts'
import type { Lens } from './lens.ts'
import { Lenses, type Updates } from './lenses.ts'
import type { Onlooker } from './onlooker.ts'
import { Presence } from './presence.ts'
import { Seating } from './seating.ts'
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
  /** Something was appended and is durable, by us or elsewhere: bots and clocks look what is asked now. */
  moved(room: Room, news: Entry, where: 'here' | 'elsewhere'): void
  /** The other servers that have this match are told. */
  tell(news: MatchNews): void
  /** The store did not take what was appended. */
  failed(room: Room, error: unknown): void
}

/** What was asked, and when. */
interface Asked {
  readonly state: object
  readonly seats: readonly SeatView[]
  readonly outcome: Outcome | undefined
  readonly asking: Asking | null
}

export class Room {
  readonly id: string
  readonly match: AnyMatch
  readonly seats: Seats
  readonly #plan: RoomPlan
  #row: MatchRow
  readonly #lenses: Lenses
  readonly #audience: Audience
  readonly presence: Presence
  readonly #wishes: Wishes
  readonly #answers: Answers
  readonly #hearing: Hearing
  readonly seating: Seating
  readonly #following: Following
  /** The last that is being written: one follows on the other. */
  #writing: Promise<void> | undefined
  #isGone = false
  #asked: Asked | undefined

  constructor(plan: RoomPlan) {
    const { match, row } = plan
    this.#plan = plan
    this.#row = row
    this.match = match
    this.id = row.id
    this.seats = new Seats(match.table)
    this.#audience = new Audience(match, plan.now)
    this.presence = new Presence(this.#audience, plan.tell)
    this.#wishes = new Wishes(row.id, match.table.seats.length, plan.wishes)
    this.#answers = new Answers(match, plan.answerDelay)
    this.#hearing = new Hearing(this, { ...plan, answers: this.#answers, wishes: this.#wishes })
    const { table, store, tell } = plan
    const parts = { audience: this.#audience, wishes: this.#wishes, hearing: this.#hearing }
    this.seating = new Seating(this, { table, store, tell, ...parts })
    this.#following = new Following(this, plan.store)
    this.#lenses = new Lenses(match, this.seats)
  }

  get botSeed(): string {
    return this.#plan.botSeed
  }

  get onlookers(): ReadonlySet<Onlooker> {
    return this.#audience.onlookers
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.seating.people
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
    return this.#lenses.of(viewer)
  }

  /** While the log is read again: the same as when it was written, but nobody is told. */
  recall({ entry, events }: Pick<Appended<Tagged>, 'entry' | 'events'>): void {
    const updates = this.#lenses.advance(entry, events)
    this.#lenses.show(updates, entry, this.#lenses.cursorOf(entry))
    if (entry.seq > keptUpTo(this.#row.platform)) this.time.recall(entry.at, this.asking, isSignOfLife(entry))
  }

  /** The log is read: from now on it is played. */
  begin(): void {
    this.#audience.set(this.time.face())
    this.#answers.asked(this.#lenses.all)
  }

  /** Shows everything, and what happened since this cursor if that is not too long ago. */
  enter(onlooker: Onlooker, cursor: number): void {
    if (this.#isGone || !this.isFor(onlooker.viewer, onlooker.person)) {
      // Somebody else has his seat by now, or the match is in another room.
      onlooker.dismiss(this.#isGone ? 'overtaken' : 'reseated')
      return
    }
    this.#audience.onlookers.add(onlooker)
    const lens = this.lens(onlooker.viewer)
    const { shown } = lens
    onlooker.send({
      ...{ kind: 'whole', protocol: PROTOCOL, viewer: onlooker.viewer, cursor: shown.cursor },
      ...{ events: lens.eventsSince(cursor) ?? [], view: shown.view },
    })
    this.#audience.tellTime(onlooker)
    for (const message of this.#wishes.tell(onlooker.viewer)) onlooker.send(message)
    this.presence.say()
    if (this.#isPresent(onlooker)) this.keepTime().catch((error) => this.#fail(error))
  }

  leave(onlooker: Onlooker): void {
    this.#audience.onlookers.delete(onlooker)
    this.presence.say()
    this.#isPresent(onlooker)
  }

  /** Tells the other servers that have this match. */
  tell(news: MatchNews): void {
    this.#plan.tell(news)
  }

  /** Whether this person may look on like that, and speak for the seat if it is one. */
  isFor(viewer: Viewer, person: Id): boolean {
    return this.seating.isFor(viewer, person)
  }

  /** News may have been lost: of what was appended, of who sits where, of what they want. */
  async lookAgain(): Promise<void> {
    await this.catchUp()
    if (this.#isGone || this.onlookers.size === 0) return
    await this.seating.retable()
    await this.seating.rewish(this.seats.people)
  }

  /** All may have agreed to end, and who should have done it is gone. */
  endIfAgreed(): Promise<void> {
    return this.#hearing.endIfAgreed()
  }

  /** Notes that a player was there. Answers whether it should be written down. */
  #isPresent({ viewer }: Onlooker): boolean {
    if (viewer === 'table' || this.match.outcome !== undefined || this.#isGone) return false
    return this.time.present(this.#plan.now())
  }

  /** What a person on this seat says. Resolves when it is durable, or with why not. */
  hear(seat: Seat, message: Said): number | Promise<number | Refusal> {
    return this.#lenses.answerTo(seat, message.key) ?? this.#hearing.hear(seat, message)
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

  /** What is asked now, for clocks. Asked for several times between two entries: neither state nor seats change, others come. */
  get asking(): Asking | null {
    const { state, outcome } = this.match
    const { list } = this.seats
    const known = this.#asked
    if (known?.state === state && known.seats === list && known.outcome === outcome) return known.asking
    const asking = askingOf(this.match, this.seats, this.time.times)
    this.#asked = { state, seats: list, outcome, asking }
    return asking
  }

  /** People have changed what excuses them. */
  async excuse(excuses: readonly (Excuses | null)[]): Promise<void> {
    if (this.match.outcome === undefined && this.time.excuse(this.#plan.now(), excuses)) await this.keepTime()
  }

  /** Writes down what the time is, where nothing was appended. */
  async keepTime(): Promise<void> {
    const rearmed = this.time.rearm(this.#plan.now(), this.asking, true)
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
    this.#audience.set(face)
    this.#audience.tellAllTime()
    this.#plan.tell({ kind: 'moved', row: this.#row })
  }

  #withTime(): MatchRow {
    return { ...this.#row, platform: { ...this.#row.platform, time: this.time.kept, upTo: this.match.length - 1 } }
  }

  /** Writes what goes with the match but not into its log. */
  async commit(changes: readonly Change[]): Promise<void> {
    const written = this.#begin(changes)
    try {
      await written
    } catch (error) {
      this.#fail(error)
      throw error
    } finally {
      this.#end(written)
    }
  }

  #begin(changes: readonly Change[]): Promise<void> {
    this.#writing = this.#plan.store.commit(changes)
    return this.#writing
  }

  #end(written: Promise<void>): void {
    if (this.#writing === written) this.#writing = undefined
  }

  /** Writes down and shows what was appended. Answers its author's cursor. */
  keep(appended: Appended<Tagged>, more: readonly Change[] = []): Promise<number> {
    const kept = this.#write(appended, more)
    const { seat, key } = appended.entry
    if (key !== null && seat !== null) this.#lenses.keys.await(seat, key, kept)
    return kept
  }

  async #write({ entry, events }: Appended<Tagged>, more: readonly Change[]): Promise<number> {
    const updates = this.#lenses.advance(entry, events)
    const cursor = this.#lenses.cursorOf(entry)
    this.#answers.asked(this.#lenses.all)
    const before = this.#row
    const changes = this.#changes(entry, more)
    const row = this.#row === before ? undefined : this.#row
    const { version } = this.time
    const face = this.time.face()
    // As `commit` does it: this is done with every act.
    const written = this.#begin(changes)
    try {
      await written
    } catch (error) {
      this.#fail(error)
      throw error
    } finally {
      this.#end(written)
    }
    this.time.stored(version)
    this.#audience.set(face)
    this.#show(updates, entry, cursor)
    this.#plan.tell({ kind: 'moved', entry: this.#entryRow(entry), ...(row && { row }) })
    if (!this.#isGone) this.#plan.moved(this, entry, 'here')
    return cursor
  }

  /** What is durable. */
  #show(updates: Updates, entry: Entry, cursor: number): void {
    this.#lenses.show(updates, entry, cursor)
    this.#audience.show((viewer) => updates.get(viewer))
  }

  get length(): number {
    return this.match.length
  }

  get writing(): Promise<unknown> | undefined {
    return this.#writing?.catch(() => {})
  }

  #entryRow(entry: Entry): EntryRow {
    const { seq, seat, key } = entry
    return { match: this.id, seq, seat, key, entry }
  }

  /** What another server has written. If it does not follow on what is here, it is looked for in the store. */
  async hearOf(entry: EntryRow | undefined, row: MatchRow | undefined): Promise<void> {
    if (entry !== undefined && entry.seq < this.match.length) return
    const isNext = entry === undefined || entry.seq === this.match.length
    if (!isNext || this.#isGone || this.#writing !== undefined || this.#following.isBusy) return this.catchUp()
    try {
      this.takeIn(row ?? this.#row, entry === undefined ? [] : [entry])
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** Other servers may have gone on: when this resolves, we have too. */
  async catchUp(): Promise<void> {
    try {
      await this.#following.catchUp()
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** What other servers wrote. */
  takeIn(row: MatchRow, entries: readonly EntryRow[]): void {
    const last = this.match.length - 1
    const upTo = keptUpTo(row.platform)
    const time = hasTime(row.platform) && row.platform.time.version > this.time.version ? row.platform.time : undefined
    // By one who did not know all that we know: whoever opens the match anew counts right.
    if (time !== undefined && upTo < last) throw new Conflict('matches')
    if (time !== undefined) this.time.adopt(time)
    this.#row = row
    for (const { entry } of entries) this.#follow(entry, time === undefined || entry.seq > upTo)
    this.#audience.set(this.time.face())
    if (time !== undefined && entries.length === 0) this.#audience.tellAllTime()
    // Only now: who goes on at once must not come before what is still to be taken in.
    for (const { entry } of entries) if (!this.#isGone) this.#plan.moved(this, entry, 'elsewhere')
  }

  #follow(entry: Entry, isTimed: boolean): void {
    const done = this.match.replay(entry)
    if (isRefusal(done)) throw new Error(`entry ${entry.seq} cannot be followed: ${done.code}`)
    const updates = this.#lenses.advance(entry, done.events)
    const cursor = this.#lenses.cursorOf(entry)
    this.#answers.asked(this.#lenses.all)
    if (isTimed) this.time.recall(entry.at, this.asking, isSignOfLife(entry))
    this.#audience.set(this.time.face())
    this.#show(updates, entry, cursor)
  }

  /** The row of the match is written where it says something new that the entries do not: they tell what the time is, too. */
  #changes(entry: Entry, more: readonly Change[]): Change[] {
    const { seq, at } = entry
    const { asking } = this
    const rearmed = this.time.moved(at, asking, isSignOfLife(entry))
    const { outcome } = this.match
    const waiting = askedNow(this.#row.platform, asking?.asked ?? [], at)
    const changes: Change[] = [{ in: 'entries', insert: this.#entryRow(entry) }, ...more]
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
    this.#plan.failed(this, error)
    this.#audience.dismiss(error instanceof Conflict ? 'overtaken' : 'failed')
  }
}

/** What was answered beforehand has no key, and is none. */
function isSignOfLife({ by, key }: Entry): boolean {
  return by === 'person' && key !== null
}
