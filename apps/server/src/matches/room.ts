/*
 * One match in memory, and its clients. An entry is shown to nobody, not even its author, before it is durable. If a
 * commit fails, the room is closed and reopened from the log.
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
import type { MatchBusMessage } from '../bus/match-messages.ts'
import type { PendingQuestions } from '../clocks/clock.ts'
import { pendingQuestionsOf, storedUpTo, waitingChange } from '../clocks/pending-questions.ts'
import type { TimeOff } from '../clocks/time-off.ts'
import { hasTime, type Timekeeper } from '../clocks/timekeeper.ts'
import { resultDue } from '../results/due.ts'
import {
  type Change,
  Conflict,
  type EntryRow,
  type Id,
  type MatchRow,
  type SeatPreferencesRow,
  type Store,
  StoreUnavailable,
} from '../store/store.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import type { DelayRange } from './answer-delay.ts'
import { AnswerPolicy } from './answer-policy.ts'
import { type Command, CommandHandler } from './command-handler.ts'
import { LogFollower } from './log-follower.ts'
import { Presence } from './presence.ts'
import { RevealTimer } from './reveal-timer.ts'
import type { DisconnectReason, RoomClient } from './room-client.ts'
import { type Readiness, RoomClients } from './room-clients.ts'
import { RoomSeating } from './room-seating.ts'
import { type SeatBudget, SeatBudgets } from './seat-budgets.ts'
import { SeatPreferences } from './seat-preferences.ts'
import { Seats } from './seats.ts'
import type { ViewerState } from './viewer-state.ts'
import { ViewerStates, type ViewUpdates } from './viewer-states.ts'

export interface RoomOptions {
  readonly row: MatchRow
  readonly match: AnyMatch
  readonly preferences: readonly SeatPreferencesRow[]
  readonly store: Store
  readonly standIn: Level
  readonly budget: SeatBudget
  readonly skipsReveals: boolean
  /** How long an answer in another's turn is delayed. */
  readonly answerDelay: DelayRange
  readonly time: Timekeeper
  readonly table: PlayedTable
  /** Seeds the bots; must not be guessable from public data. */
  readonly botSeed: string
  now(): number
  /** An entry is durable, written here or elsewhere: bots and clocks check what is asked now. */
  moved(room: Room, news: Entry, where: 'here' | 'elsewhere'): void
  /** To the other servers that have this match open. */
  publish(news: MatchBusMessage): void
  /** A commit failed. */
  failed(room: Room, error: unknown): void
  /** False while the store fails: what can wait is not written. */
  canSave(): boolean
}

/** The last result of `pending`, and what it was computed from. */
interface PendingCache {
  readonly state: object
  readonly seats: readonly SeatView[]
  readonly outcome: Outcome | undefined
  readonly pending: PendingQuestions | null
}

export class Room {
  readonly id: string
  readonly match: AnyMatch
  readonly seats: Seats
  readonly budgets: SeatBudgets
  readonly #options: RoomOptions
  #row: MatchRow
  readonly #viewers: ViewerStates
  readonly #reveals: RevealTimer
  readonly #clients: RoomClients
  readonly presence: Presence
  readonly #preferences: SeatPreferences
  readonly #answerPolicy: AnswerPolicy
  readonly #commands: CommandHandler
  readonly seating: RoomSeating
  readonly #follower: LogFollower
  /** The last commit in progress: they run one after the other. */
  #writing: Promise<void> | undefined
  #isClosed = false
  #isTimeUnsaved = false
  #pendingCache: PendingCache | undefined

  constructor(options: RoomOptions) {
    const { match, row } = options
    this.#options = options
    this.#row = row
    this.match = match
    this.id = row.id
    this.seats = new Seats(match.table)
    this.budgets = new SeatBudgets(match.table.seats.length, options.budget)
    this.#reveals = new RevealTimer(match.table.game, options.skipsReveals)
    this.#clients = new RoomClients(match, options.now)
    const bots = match.table.seats.map(({ bot }) => bot !== null)
    this.presence = new Presence(this.#clients, bots, options.publish)
    this.#preferences = new SeatPreferences(row.id, match.table.seats.length, options.preferences)
    this.#answerPolicy = new AnswerPolicy(match, options.answerDelay)
    this.#commands = new CommandHandler(this, {
      ...options,
      answerPolicy: this.#answerPolicy,
      preferences: this.#preferences,
    })
    const { table, store, publish } = options
    const parts = { clients: this.#clients, preferences: this.#preferences, commands: this.#commands }
    this.seating = new RoomSeating(this, { table, store, publish, ...parts })
    this.#follower = new LogFollower(this, options.store)
    this.#viewers = new ViewerStates(match, this.seats)
  }

  get botSeed(): string {
    return this.#options.botSeed
  }

  get clients(): ReadonlySet<RoomClient> {
    return this.#clients.all
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.seating.people
  }

  get host(): Id {
    return this.#options.table.host
  }

  get time(): Timekeeper {
    return this.#options.time
  }

  /** Reopened or evicted: holders of this object must get the room again. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** The level that plays this seat now; undefined for a person. */
  levelAt(seat: Seat): Level | undefined {
    return this.seats.levelAt(seat, this.#options.standIn)
  }

  viewerState(viewer: Viewer): ViewerState {
    return this.#viewers.of(viewer)
  }

  /** While the log is replayed: as when it was written, but nothing is sent. */
  replay({ entry, events }: Pick<Appended<Tagged>, 'entry' | 'events'>): void {
    const updates = this.#advance(entry, events)
    this.#viewers.show(updates, entry, this.#viewers.cursorOf(entry))
    const reveal = this.#reveals.add(entry.at, events)
    if (entry.seq > storedUpTo(this.#row.platform))
      this.time.replay(entry.at, this.pending, isByPresentPerson(entry), reveal)
  }

  /** The log is replayed: play continues. */
  start(): void {
    this.#clients.setClock(this.time.view())
    this.#answerPolicy.questionsChanged(this.#viewers.all)
  }

  /** Sends the whole view, and the events since this cursor if they are recent enough. */
  join(client: RoomClient, cursor: number): void {
    if (this.#isClosed || !this.mayViewAs(client.viewer, client.person)) {
      // Somebody else has the seat by now, or the match is in another room.
      client.disconnect(this.#isClosed ? 'overtaken' : 'reseated')
      return
    }
    this.#clients.all.add(client)
    const viewerState = this.viewerState(client.viewer)
    const { shown } = viewerState
    client.send({
      ...{ kind: 'whole', protocol: PROTOCOL, viewer: client.viewer, cursor: shown.cursor },
      ...{ events: viewerState.eventsSince(cursor) ?? [], view: shown.view },
    })
    this.#clients.sendClock(client)
    this.#clients.sendReadiness(client)
    for (const message of this.#preferences.messagesFor(client.viewer)) client.send(message)
    if (!this.presence.publish()) client.send(this.presence.message())
    if (this.#notePresence(client)) this.saveTime().catch((error) => this.#fail(error))
  }

  leave(client: RoomClient): void {
    this.#clients.all.delete(client)
    this.#reveals.gone(client)
    this.presence.publish()
    this.#notePresence(client)
  }

  /** How many milliseconds pages still take to show what happened; 0 if none does. */
  get revealLeft(): number {
    const isWatched = this.#reveals.isWatched || this.presence.hasPlayersElsewhere
    return isWatched ? this.#reveals.left(this.#options.now()) : 0
  }

  /** Resolves once pages have shown what happened: all that are connected here say so, or had the time for it. */
  async revealed(): Promise<void> {
    const left = this.revealLeft
    if (left === 0) return
    const isElsewhere = this.presence.hasPlayersElsewhere
    const time = sleep(left, undefined, { ref: false })
    await (isElsewhere ? time : Promise.race([time, this.#reveals.allShown]))
  }

  /** This client has shown everything up to the cursor. */
  pageShown(client: RoomClient, cursor: number): void {
    this.#reveals.shown(client, cursor)
  }

  /** Who is not ready for a race yet; null: none is waited for. Also sent to those who join later. */
  setReadiness(readiness: Readiness | null): void {
    this.#clients.setReadiness(readiness)
  }

  /** To the other servers that have this match open. */
  publish(news: MatchBusMessage): void {
    this.#options.publish(news)
  }

  /** Whether this person may view the match like this, and act for the seat if it is one. */
  mayViewAs(viewer: Viewer, person: Id): boolean {
    return this.seating.mayViewAs(viewer, person)
  }

  /** Messages may have been lost: about entries, seats, or preferences. */
  async resync(): Promise<void> {
    await this.catchUp()
    if (this.#isClosed || this.clients.size === 0) return
    await this.seating.reloadTable()
    await this.seating.reloadPreferences(this.seats.people)
  }

  /** All may have agreed to end, and the server that should have ended it died. */
  endIfAgreed(): Promise<void> {
    return this.#commands.endIfAgreed()
  }

  /** Notes that a player was present. Answers whether that should be saved. */
  #notePresence({ viewer }: RoomClient): boolean {
    if (viewer === 'table' || this.match.outcome !== undefined || this.#isClosed) return false
    return this.time.notePresence(this.#options.now())
  }

  /** A command of the person on this seat. Resolves once it is durable, or with a refusal. */
  handle(seat: Seat, message: Command): number | Promise<number | Refusal> {
    return this.#viewers.answerToKey(seat, message.key) ?? this.#commands.handle(seat, message)
  }

  /** Plays the standing answer if the seat is asked such a question. */
  answerStanding(seat: Seat): Promise<void> | undefined {
    return this.#commands.answerStanding(seat)
  }

  /** An action by the platform or a bot. Answers that must be delayed wait here. */
  async act(actor: Seat | 'clerk', action: Tagged, by: Author): Promise<number | Refusal> {
    if (actor !== 'clerk') {
      const { ask } = this.viewerState(actor)
      const left = this.#answerPolicy.msLeft(actor, ask)
      if (left > 0) await sleep(left)
      if (this.viewerState(actor).ask !== ask) return refuse('stale')
    }
    if (this.#isClosed) return refuse('reload')
    const done = this.match.act(actor, action, { at: this.#options.now(), by, key: null })
    return isRefusal(done) ? done : this.commitEntry(done)
  }

  /** A bot plays this seat from now on, until its person takes it back. */
  async standIn(seat: Seat): Promise<number | Refusal> {
    if (this.levelAt(seat) !== undefined) return refuse('alreadyStandIn', null, { seat })
    return this.note('standIn', seat, { bot: this.#options.standIn })
  }

  /** Nobody has been present for so long that the match is abandoned. */
  abandon(): Promise<number | Refusal> {
    return this.note('void', null, { reason: 'abandoned' })
  }

  /** An admin ends it; `more` is committed with it. */
  closeByAdmin(more: readonly Change[]): Promise<number | Refusal> {
    return this.note('void', null, { reason: 'closed' }, more)
  }

  /** A platform entry about a seat or the whole match. */
  async note(
    kind: 'standIn' | 'void' | 'agreeEnd',
    seat: Seat | null,
    action: object | null,
    more: readonly Change[] = [],
  ): Promise<number | Refusal> {
    const done = this.match.note(kind, seat, action, { at: this.#options.now(), by: 'clerk', key: null })
    return isRefusal(done) ? done : this.commitEntry(done, more)
  }

  /**
   * What is asked now, for the clocks. Cached: used several times between two entries, and state and seats are
   * immutable.
   */
  get pending(): PendingQuestions | null {
    const { state, outcome } = this.match
    const { list } = this.seats
    const known = this.#pendingCache
    if (known?.state === state && known.seats === list && known.outcome === outcome) return known.pending
    const pending = pendingQuestionsOf(this.match, this.seats, this.time.times)
    this.#pendingCache = { state, seats: list, outcome, pending }
    return pending
  }

  /** Quiet hours or vacations have changed. */
  async setTimeOff(excuses: readonly (TimeOff | null)[]): Promise<void> {
    if (this.match.outcome === undefined && this.time.setTimeOff(this.#options.now(), excuses)) await this.saveTime()
  }

  /** Saves the time without an entry. */
  async saveTime(): Promise<void> {
    this.#isTimeUnsaved = !this.#options.canSave()
    if (this.#isTimeUnsaved) return
    const rearmed = this.time.rearm(this.#options.now(), this.pending, true)
    this.#row = this.#withTime()
    const { version } = this.time
    const clock = this.time.view()
    try {
      await this.#options.store.commit([...rearmed, { in: 'matches', put: this.#row }])
      this.time.markStored(version)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      // Our deadline was taken just now: it is being handled here, or another process continues.
      return this.time.disarm()
    }
    this.#clients.setClock(clock)
    this.#clients.sendClockToAll()
    this.#options.publish({ kind: 'moved', row: this.#row })
  }

  /** The store can save again. */
  async resume(): Promise<void> {
    if (this.#isTimeUnsaved && !this.#isClosed) await this.saveTime().catch((error) => this.#fail(error))
    await this.endIfAgreed()
  }

  #withTime(): MatchRow {
    return { ...this.#row, platform: { ...this.#row.platform, time: this.time.stored, upTo: this.match.length - 1 } }
  }

  /** Commits changes that belong to the match but not to its log. */
  async commit(changes: readonly Change[]): Promise<void> {
    const written = this.#beginCommit(changes)
    try {
      await written
    } catch (error) {
      this.#fail(error)
      throw error
    } finally {
      this.#endCommit(written)
    }
  }

  #beginCommit(changes: readonly Change[]): Promise<void> {
    this.#writing = this.#options.store.commit(changes)
    return this.#writing
  }

  #endCommit(written: Promise<void>): void {
    if (this.#writing === written) this.#writing = undefined
  }

  /** Commits an appended entry, then shows it. Answers its author's cursor. */
  commitEntry(appended: Appended<Tagged>, more: readonly Change[] = []): Promise<number> {
    const committed = this.#write(appended, more)
    const { seat, key } = appended.entry
    if (key !== null && seat !== null) this.#viewers.keys.begin(seat, key, committed)
    return committed
  }

  async #write({ entry, events }: Appended<Tagged>, more: readonly Change[]): Promise<number> {
    const updates = this.#advance(entry, events)
    const cursor = this.#viewers.cursorOf(entry)
    this.#answerPolicy.questionsChanged(this.#viewers.all)
    const before = this.#row
    const reveal = this.#reveals.add(entry.at, events)
    const changes = this.#changes(entry, reveal, more)
    const row = this.#row === before ? undefined : this.#row
    const { version } = this.time
    const clock = this.time.view()
    // Like `commit`, inlined: this runs with every act.
    const written = this.#beginCommit(changes)
    try {
      await written
    } catch (error) {
      this.#fail(error)
      throw error
    } finally {
      this.#endCommit(written)
    }
    this.time.markStored(version)
    this.#clients.setClock(clock)
    this.#showUpdates(updates, entry, cursor, reveal)
    this.#options.publish({ kind: 'moved', entry: this.#entryRow(entry), ...(row && { row }) })
    if (!this.#isClosed) this.#options.moved(this, entry, 'here')
    return cursor
  }

  /** For every entry, wherever it was written. */
  #advance(entry: Entry, events: readonly Tagged[]): ViewUpdates {
    this.budgets.count(entry)
    return this.#viewers.advance(entry, events)
  }

  /** Shows what is durable. */
  #showUpdates(updates: ViewUpdates, entry: Entry, cursor: number, reveal: number): void {
    this.#viewers.show(updates, entry, cursor)
    this.#clients.sendUpdates((viewer) => updates.get(viewer))
    if (reveal === 0) return
    for (const client of this.clients) this.#reveals.sent(client, this.viewerState(client.viewer).shown.cursor)
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

  /** Written by another server. If it is not the next entry, the store is read. */
  async receive(entry: EntryRow | undefined, row: MatchRow | undefined): Promise<void> {
    if (entry !== undefined && entry.seq < this.match.length) return
    const isNext = entry === undefined || entry.seq === this.match.length
    if (!isNext || this.#isClosed || this.#writing !== undefined || this.#follower.isBusy) return this.catchUp()
    try {
      this.apply(row ?? this.#row, entry === undefined ? [] : [entry])
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** Resolves once we have everything other servers wrote so far. */
  async catchUp(): Promise<void> {
    try {
      await this.#follower.catchUp()
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** Applies what other servers wrote. */
  apply(row: MatchRow, entries: readonly EntryRow[]): void {
    const last = this.match.length - 1
    const upTo = storedUpTo(row.platform)
    const time = hasTime(row.platform) && row.platform.time.version > this.time.version ? row.platform.time : undefined
    // Its writer did not know all our entries: reopening the match gets the time right.
    if (time !== undefined && upTo < last) throw new Conflict('matches')
    if (time !== undefined) this.time.adopt(time)
    this.#row = row
    for (const { entry } of entries) this.#applyEntry(entry, time === undefined || entry.seq > upTo)
    this.#clients.setClock(this.time.view())
    if (time !== undefined && entries.length === 0) this.#clients.sendClockToAll()
    // Only now: a reaction must not be appended before all entries are applied.
    for (const { entry } of entries) if (!this.#isClosed) this.#options.moved(this, entry, 'elsewhere')
  }

  #applyEntry(entry: Entry, isTimed: boolean): void {
    const done = this.match.replay(entry)
    if (isRefusal(done)) throw new Error(`entry ${entry.seq} cannot be replayed: ${done.code}`)
    const updates = this.#advance(entry, done.events)
    const cursor = this.#viewers.cursorOf(entry)
    this.#answerPolicy.questionsChanged(this.#viewers.all)
    const reveal = this.#reveals.add(entry.at, done.events)
    if (isTimed) this.time.replay(entry.at, this.pending, isByPresentPerson(entry), reveal)
    this.#clients.setClock(this.time.view())
    this.#showUpdates(updates, entry, cursor, reveal)
  }

  /** The match row is written only if it contains something the entries do not imply; the time is usually implied. */
  #changes(entry: Entry, reveal: number, more: readonly Change[]): Change[] {
    const { seq, at } = entry
    const { pending } = this
    const rearmed = this.time.moved(at, pending, isByPresentPerson(entry), reveal)
    const { outcome } = this.match
    const waiting = waitingChange(this.#row.platform, pending?.asked ?? [], at)
    const changes: Change[] = [{ in: 'entries', insert: this.#entryRow(entry) }, ...more]
    if (outcome === undefined && rearmed.length === 0 && waiting === undefined) return changes
    const end = outcome && ({ status: 'over', overAt: at, outcome } as const)
    const platform = { ...this.#row.platform, ...waiting, time: this.time.stored, upTo: seq }
    this.#row = { ...this.#row, platform, ...end }
    changes.push({ in: 'matches', put: this.#row }, ...rearmed)
    if (end !== undefined) changes.push(...this.#options.table.over(at), resultDue(this.id, at))
    return changes
  }

  #fail(error: unknown): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#options.failed(this, error)
    this.#clients.disconnectAll(reasonFor(error))
  }
}

function reasonFor(error: unknown): DisconnectReason {
  if (error instanceof Conflict) return 'overtaken'
  return error instanceof StoreUnavailable ? 'unsaved' : 'failed'
}

/** Standing answers have no key: they do not show presence. */
function isByPresentPerson({ by, key }: Entry): boolean {
  return by === 'person' && key !== null
}
