/* The matches in memory. A match is opened from its log on demand, and evicted when unused. */
import { isLevel } from '@logres/bots'
import { type Entry, type Refusal, refuse, type Seat, unseal } from '@logres/kernel'
import type { ChatRoom } from '@logres/protocol'
import { type Bus, SINGLE_SERVER_BUS } from '../bus/bus.ts'
import { type MatchBusMessage, matchChannel, readMatchBusMessage } from '../bus/match-messages.ts'
import { paceOf } from '../clocks/pace.ts'
import { hasTime, initialStoredTime, readSeatedPeople, type SeatedPeople, Timekeeper } from '../clocks/timekeeper.ts'
import { hashOf } from '../secrets.ts'
import { Conflict, type Id, type MatchRow, type Store, StoreUnavailable, type TableRow } from '../store/store.ts'
import { PlayedTable } from '../tables/played-table.ts'
import type { DelayRange } from './answer-delay.ts'
import { LoadedRoom, RoomEvicted } from './loaded-room.ts'
import { PRESENCE_INTERVAL } from './presence.ts'
import { LOG_PAGE, readLog } from './read-log.ts'
import { replayEntry, restartMatch } from './replay.ts'
import { Room, type RoomOptions } from './room.ts'
import { SEAT_BUDGET, type SeatBudget } from './seat-budgets.ts'

export interface RoomsOptions {
  readonly store: Store
  now(): number
  readonly answerDelay: DelayRange
  readonly bus: Bus
  /** An entry was appended, here or elsewhere; null: the match was just opened. */
  moved(room: Room, news: Entry | null, where: 'here' | 'elsewhere'): void
  /** Somebody at another server is ready for the throw of this race. */
  readyElsewhere(room: Room, seat: Seat, race: string): void
  /** A chat line was added at another server. */
  chatAdded(room: Room, chat: ChatRoom, n: number): Promise<void>
  failed(match: string, error: unknown): void
  /** False while the store fails; by default it never does. */
  canSave?(): boolean
  readonly eviction?: EvictionPolicy
  readonly budget?: SeatBudget
  /** Nobody waits until pages have shown something. */
  readonly skipsReveals?: boolean
}

/** When unused rooms are evicted, in milliseconds since last use. */
export interface EvictionPolicy {
  readonly playing: number
  readonly over: number
  /** With more than `most` rooms, the least recently used go first, but not earlier than this. */
  readonly crowded: number
  readonly most: number
  /** Interval of the check. */
  readonly every: number
}

const EVICTION: EvictionPolicy = { playing: 60_000, over: 10_000, crowded: 5_000, most: 2_000, every: 10_000 }

/** After so many conflicts the client is told to reload. */
const MAX_TRIES = 20

export class Rooms {
  readonly #options: RoomsOptions
  readonly #eviction: EvictionPolicy
  /** Least recently used first. */
  readonly #open = new Map<string, LoadedRoom>()
  /** What the bus set going. */
  readonly #running = new Set<Promise<void>>()
  #isStopped = false
  #sweepTimer: NodeJS.Timeout | undefined
  readonly #presenceTimer: NodeJS.Timeout

  constructor(options: RoomsOptions) {
    this.#options = options
    this.#eviction = options.eviction ?? EVICTION
    options.bus.onGap(() => this.#resyncAll())
    this.#presenceTimer = setInterval(() => this.#repeatPresence(), PRESENCE_INTERVAL).unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** The rooms that are open here and ready. Looking at them is no use that would keep them open. */
  *openRooms(): Generator<Room> {
    for (const { room } of this.#open.values()) if (room !== undefined && !room.isClosed) yield room
  }

  /** The room of this match if it is open here and ready. */
  openRoom(id: string): Room | undefined {
    const room = this.#open.get(id)?.room
    return room?.isClosed === false ? room : undefined
  }

  /** The room of a match; undefined if there is no such match. */
  get(id: string): Promise<Room | undefined> {
    return this.#use(id).opened
  }

  #use(id: string): LoadedRoom {
    let loaded = this.#open.get(id)
    if (loaded === undefined) {
      loaded = new LoadedRoom((mine) => this.#load(id, mine))
      const forget = () => this.#evict(id, loaded)
      loaded.opened.then((found) => found ?? forget(), forget)
    }
    // Now the most recently used.
    this.#open.delete(id)
    this.#open.set(id, loaded)
    loaded.touch()
    if (!this.#isStopped) this.#sweepTimer ??= setTimeout(() => this.#sweep(), this.#eviction.every).unref()
    return loaded
  }

  /**
   * Runs a command of the person on this seat. If another server was first, it runs again in the reopened room: its
   * idempotency key makes it count once.
   */
  async perform(
    id: string,
    person: Id,
    seat: Seat,
    command: (room: Room) => number | Refusal | Promise<number | Refusal>,
  ): Promise<number | Refusal> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // Trying would close and reopen the room each time.
      if (!this.#canSave()) return refuse('cannotSave')
      const room = this.#use(id).room ?? (await this.get(id))
      if (room === undefined) return refuse('noSuchMatch')
      if (!room.mayViewAs(seat, person)) return refuse('notSeated')
      try {
        const done = await command(room)
        if (typeof done === 'number') return done
        if (done.code !== 'reload' && !(await this.#caughtUp(room))) return done
      } catch (error) {
        if (error instanceof StoreUnavailable) return refuse('cannotSave')
        if (!isSuperseded(error)) throw error
      }
    }
    return refuse('reload')
  }

  #canSave(): boolean {
    return this.#options.canSave?.() ?? true
  }

  /** The store can save again: what waited for that is done. */
  resume(): void {
    for (const { room } of this.#open.values()) {
      if (room === undefined) continue
      this.#guard(
        room,
        room.resume().then(() => {
          if (!room.isClosed) this.#options.moved(room, null, 'here')
        }),
      )
    }
  }

  /** Whether we were behind another server, and now are not. A refusal on stale state may be wrong. */
  async #caughtUp(room: Room): Promise<boolean> {
    if (this.#options.bus === SINGLE_SERVER_BUS) return false
    const { length } = room
    await room.catchUp()
    return room.isClosed || room.length > length
  }

  /** Writes the table of a running match. */
  async reseat(table: TableRow): Promise<Refusal | undefined> {
    const room = await this.get(table.id)
    if (room === undefined) return refuse('noSuchMatch')
    const refusal = await room.seating.reseat(table)
    if (refusal === undefined) await room.setTimeOff((await readSeatedPeople(this.#options.store, table.seats)).excuses)
    return refusal
  }

  /** Evicts unused rooms. An evicted room cannot write, so no match is ever played in two. */
  #sweep(): void {
    this.#sweepTimer = undefined
    const { playing, over, crowded, most, every } = this.#eviction
    let surplus = this.#open.size - most
    for (const [id, loaded] of this.#open) {
      const { room } = loaded
      if (room === undefined || !loaded.isIdle || isBusy(room)) continue
      const patience = room.match.outcome === undefined ? playing : over
      if (loaded.idleMs < (surplus > 0 ? Math.min(patience, crowded) : patience)) continue
      this.#evict(id, loaded)
      surplus -= 1
    }
    if (this.#open.size > 0) this.#sweepTimer = setTimeout(() => this.#sweep(), every).unref()
  }

  #repeatPresence(): void {
    for (const { room } of this.#open.values()) room?.presence.repeat()
  }

  /**
   * Call when no more requests will come. Bots, races and delayed answers may still be waiting for their moment: their
   * rooms are evicted, so they write nothing any more. Resolves once nothing here uses the store.
   */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#sweepTimer)
    clearInterval(this.#presenceTimer)
    const open = [...this.#open]
    for (const [id, loaded] of open) this.#evict(id, loaded)
    await Promise.all(open.map(([, loaded]) => loaded.settled()))
    await Promise.all(this.#running)
  }

  #evict(id: string, loaded: LoadedRoom | undefined): void {
    loaded?.evict()
    if (this.#open.get(id) === loaded) this.#open.delete(id)
  }

  /** Messages may have been lost. */
  #resyncAll(): void {
    for (const { room } of this.#open.values()) if (room !== undefined) this.#guard(room, room.resync())
  }

  async #receive(room: Room, news: MatchBusMessage, from: string): Promise<void> {
    switch (news.kind) {
      case 'here':
        return room.presence.receive(news, from)
      case 'whoIsThere':
        return room.presence.repeat()
      case 'moved':
        return room.receive(news.entry, news.row)
      case 'wish':
        return room.seating.reloadPreferences([news.seat])
      case 'ready':
        return this.#options.readyElsewhere(room, news.seat, news.race)
      case 'reseated':
        return room.seating.reloadTable()
      case 'chat':
        return this.#options.chatAdded(room, news.room, news.n)
    }
  }

  #guard(room: Room, work: Promise<void>): void {
    const done = work
      .catch((error) => {
        if (!isSuperseded(error)) this.#options.failed(room.id, error)
      })
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  /** Subscribes before it reads, so that nothing is missed. */
  async #load(id: string, loaded: LoadedRoom): Promise<Room | undefined> {
    if (this.#isStopped) throw new RoomEvicted('the server is stopping')
    const { bus } = this.#options
    let room: Room | undefined
    let isBehind = false
    const channel = matchChannel(id)
    const unsubscribe = await bus.subscribe(channel, (message, from) => {
      const news = readMatchBusMessage(message)
      isBehind ||= room === undefined
      if (news !== undefined && room !== undefined) this.#guard(room, this.#receive(room, news, from))
    })
    loaded.onEvict(unsubscribe)
    room = await this.#read(id, loaded, (news) => bus.publish(channel, news))
    bus.publish(channel, { kind: 'whoIsThere' })
    if (isBehind && room !== undefined)
      this.#guard(
        room,
        Promise.all([
          room.catchUp(),
          room.seating.reloadTable(),
          room.seating.reloadPreferences(room.seats.people),
        ]).then(() => {}),
      )
    return room
  }

  async #read(id: string, loaded: LoadedRoom, publish: (news: MatchBusMessage) => void): Promise<Room | undefined> {
    const { store, now, moved, failed, answerDelay, budget = SEAT_BUDGET, skipsReveals = false } = this.#options
    // The row first, so that all entries it covers are there.
    const [row, table] = await Promise.all([store.get('matches', id), store.get('tables', id)])
    if (row === undefined || table === undefined) return undefined
    const [preferences, [first]] = await Promise.all([
      store.list('wishes', [id]),
      store.list('entries', [id], { limit: 1 }),
    ])
    const match = restartMatch(row.table, first?.entry, unseal(row.table, table.secret, table.nonces).chance)
    const seated = await readSeatedPeople(store, table.seats)
    const options: RoomOptions = {
      ...{ row, match, preferences, store: loaded.storeFor(store), now, moved, publish, answerDelay },
      ...{ standIn: isLevel(table.standIn) ? table.standIn : 'squire', budget, skipsReveals },
      time: timeOf(row, table, seated, now()),
      table: new PlayedTable(table),
      botSeed: hashOf(`${table.secret} bots`),
      canSave: () => this.#canSave(),
      failed: (room, error) => {
        this.#evict(id, loaded)
        if (!isSuperseded(error)) failed(room.id, error)
      },
    }
    const room = new Room(options)
    for await (const entry of readLog(store, id, 1)) {
      // Nobody waits for a long log any more.
      if (this.#isStopped && entry.seq > LOG_PAGE) throw new RoomEvicted('the server is stopping')
      room.replay(replayEntry(match, entry))
    }
    room.start()
    await room.setTimeOff(seated.excuses)
    moved(room, null, 'here')
    if (this.#canSave()) this.#guard(room, room.endIfAgreed())
    return room
  }
}

/** Another server was first, or the match is in another room: not an error. */
export function isSuperseded(error: unknown): boolean {
  return error instanceof Conflict || error instanceof RoomEvicted
}

/** A bot or the clerk is to act, so something is in progress. */
function isBusy(room: Room): boolean {
  const { game, state, outcome } = room.match
  const actors = outcome === undefined ? game.toAct(state) : []
  return actors.some((actor) => (actor === 'clerk' ? actors.length === 1 : room.levelAt(actor) !== undefined))
}

function timeOf({ id, platform }: MatchRow, table: TableRow, seated: SeatedPeople, now: number): Timekeeper {
  return new Timekeeper(id, paceOf(table.pace), hasTime(platform) ? platform.time : initialStoredTime(seated, now))
}
