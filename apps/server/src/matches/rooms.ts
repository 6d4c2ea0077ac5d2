/* The matches in memory. One is opened from its log when somebody comes, and let go when nobody is there any more. */
import { isLevel } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import {
  type AnyMatch,
  at,
  type Entry,
  isRefusal,
  Match,
  type Refusal,
  refuse,
  type Seat,
  unseal,
} from '@logres/kernel'
import type { ChatRoom } from '@logres/protocol'
import { ALONE, type Bus } from '../bus/bus.ts'
import { type MatchNews, matchChannel, readMatchNews } from '../bus/news.ts'
import { paceOf } from '../clocks/pace.ts'
import { hasTime, noTime, type Sitting, sittingAt, Timekeeper } from '../clocks/timekeeper.ts'
import { hashOf } from '../secrets.ts'
import { Conflict, type EntryRow, type Id, type MatchRow, type Store, type TableRow } from '../store/store.ts'
import { PlayedTable } from '../tables/played-table.ts'
import type { Delay } from './hold.ts'
import { SAID_EVERY } from './presence.ts'
import { Room, type RoomPlan } from './room.ts'
import { LetGo, Tenure } from './tenure.ts'

export interface RoomsPlan {
  readonly store: Store
  now(): number
  readonly answerDelay: Delay
  readonly bus: Bus
  /** Something happened, here or at another server, or (null) the match was just opened. */
  moved(room: Room, news: Entry | null, where: 'here' | 'elsewhere'): void
  /** Something was said at another server. */
  said(room: Room, chat: ChatRoom, n: number): Promise<void>
  failed(match: string, error: unknown): void
  readonly patience?: Patience
}

/** A log that the rules do not follow: never by what anybody sent, so it is ours to look into. */
export class BrokenLog extends Error {}

/** When rooms are let go that nobody looks at, in milliseconds since they were last used. */
export interface Patience {
  readonly playing: number
  readonly over: number
  /** Where there are more than `most` rooms, those go first that were used longest ago; but not before that. */
  readonly crowded: number
  readonly most: number
  /** How often it is looked. */
  readonly every: number
}

const PATIENCE: Patience = { playing: 60_000, over: 10_000, crowded: 5_000, most: 2_000, every: 10_000 }

/** Who is overtaken that often is told to come again. */
const MOST_TRIES = 20

export class Rooms {
  readonly #plan: RoomsPlan
  readonly #patience: Patience
  /** Those used longest ago come first. */
  readonly #open = new Map<string, Tenure>()
  #timer: NodeJS.Timeout | undefined
  readonly #saying: NodeJS.Timeout

  constructor(plan: RoomsPlan) {
    this.#plan = plan
    this.#patience = plan.patience ?? PATIENCE
    plan.bus.onGap(() => this.#lookAtAll())
    this.#saying = setInterval(() => this.#repeat(), SAID_EVERY).unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** The room of a match; undefined if there is no such match. */
  get(id: string): Promise<Room | undefined> {
    return this.#use(id).opened
  }

  #use(id: string): Tenure {
    let tenure = this.#open.get(id)
    if (tenure === undefined) {
      tenure = new Tenure((mine) => this.#load(id, mine))
      const forget = () => this.#forget(id, tenure)
      tenure.opened.then((found) => found ?? forget(), forget)
    }
    // At the end of the line again.
    this.#open.delete(id)
    this.#open.set(id, tenure)
    tenure.use()
    this.#timer ??= setTimeout(() => this.#sweep(), this.#patience.every).unref()
    return tenure
  }

  /**
   * What a person on this seat says. If another server was first, it is said again in the room that knows of it: by its key it
   * counts once.
   */
  async hear(
    id: string,
    person: Id,
    seat: Seat,
    said: (room: Room) => number | Refusal | Promise<number | Refusal>,
  ): Promise<number | Refusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = this.#use(id).room ?? (await this.get(id))
      if (room === undefined) return refuse('noSuchMatch')
      if (!room.isFor(seat, person)) return refuse('notSeated')
      try {
        const done = await said(room)
        if (typeof done === 'number') return done
        if (done.code !== 'reload' && !(await this.#wasBehind(room))) return done
      } catch (error) {
        if (!isOvertaken(error)) throw error
      }
    }
    return refuse('reload')
  }

  /** Whether another server had gone on, which we know now. What is refused for want of that news may have been done there. */
  async #wasBehind(room: Room): Promise<boolean> {
    if (this.#plan.bus === ALONE) return false
    const { length } = room
    await room.catchUp()
    return room.isGone || room.length > length
  }

  /** Writes the table of a match that goes on. */
  async reseat(table: TableRow): Promise<Refusal | undefined> {
    const room = await this.get(table.id)
    if (room === undefined) return refuse('noSuchMatch')
    const refusal = await room.seating.reseat(table)
    if (refusal === undefined) await room.excuse((await sittingAt(this.#plan.store, table.seats)).excuses)
    return refusal
  }

  /** Lets go what is not used. A room that was let go cannot write any more, so no match is ever played in two. */
  #sweep(): void {
    this.#timer = undefined
    const { playing, over, crowded, most, every } = this.#patience
    let surplus = this.#open.size - most
    for (const [id, tenure] of this.#open) {
      const { room } = tenure
      if (room === undefined || !tenure.isIdle || isBusy(room)) continue
      const patience = room.match.outcome === undefined ? playing : over
      if (tenure.unused < (surplus > 0 ? Math.min(patience, crowded) : patience)) continue
      this.#forget(id, tenure)
      surplus -= 1
    }
    if (this.#open.size > 0) this.#timer = setTimeout(() => this.#sweep(), every).unref()
  }

  /** Says again who is there. */
  #repeat(): void {
    for (const { room } of this.#open.values()) room?.presence.repeat()
  }

  /** To be called when nothing will be asked for any more. */
  stop(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#saying)
  }

  #forget(id: string, tenure: Tenure | undefined): void {
    tenure?.end()
    if (this.#open.get(id) === tenure) this.#open.delete(id)
  }

  /** News may have been lost. */
  #lookAtAll(): void {
    for (const { room } of this.#open.values()) if (room !== undefined) this.#guard(room, room.lookAgain())
  }

  async #hearNews(room: Room, news: MatchNews, from: string): Promise<void> {
    switch (news.kind) {
      case 'here':
        return room.presence.hear(news, from)
      case 'whoIsThere':
        return room.presence.repeat()
      case 'moved':
        return room.hearOf(news.entry, news.row)
      case 'wish':
        return room.seating.rewish([news.seat])
      case 'reseated':
        return room.seating.retable()
      case 'chat':
        return this.#plan.said(room, news.room, news.n)
    }
  }

  #guard(room: Room, work: Promise<void>): void {
    work.catch((error) => isOvertaken(error) || this.#plan.failed(room.id, error))
  }

  /** It listens before it reads, so that it misses nothing. */
  async #load(id: string, tenure: Tenure): Promise<Room | undefined> {
    const { bus } = this.#plan
    let room: Room | undefined
    let isBehind = false
    const channel = matchChannel(id)
    const deaf = await bus.listen(channel, (heard, from) => {
      const news = readMatchNews(heard)
      isBehind ||= room === undefined
      if (news !== undefined && room !== undefined) this.#guard(room, this.#hearNews(room, news, from))
    })
    tenure.whenOver(deaf)
    room = await this.#read(id, tenure, (news) => bus.tell(channel, news))
    bus.tell(channel, { kind: 'whoIsThere' })
    if (isBehind && room !== undefined)
      this.#guard(
        room,
        Promise.all([room.catchUp(), room.seating.retable()]).then(() => {}),
      )
    return room
  }

  async #read(id: string, tenure: Tenure, tell: (news: MatchNews) => void): Promise<Room | undefined> {
    const { store, now, moved, failed, answerDelay } = this.#plan
    const [row, table, entries, wishes] = await Promise.all([
      store.get('matches', id),
      store.get('tables', id),
      store.list('entries', [id]),
      store.list('wishes', [id]),
    ])
    if (row === undefined || table === undefined) return undefined
    const match = restart(row, table, entries)
    const sitting = await sittingAt(store, table.seats)
    const plan: RoomPlan = {
      ...{ row, match, wishes, store: tenure.writing(store), now, moved, tell, answerDelay },
      ...{ standIn: isLevel(table.standIn) ? table.standIn : 'squire' },
      time: timeOf(row, table, sitting, now()),
      table: new PlayedTable(table),
      botSeed: hashOf(`${table.secret} bots`),
      failed: (room, error) => {
        this.#forget(id, tenure)
        if (!isOvertaken(error)) failed(room.id, error)
      },
    }
    const room = new Room(plan)
    for (const { entry } of entries.slice(1)) {
      const done = match.replay(entry)
      if (isRefusal(done)) throw new BrokenLog(`match ${id}, entry ${entry.seq}: ${done.code}`)
      room.recall(done)
    }
    room.begin()
    await room.excuse(sitting.excuses)
    moved(room, null, 'here')
    this.#guard(room, room.endIfAgreed())
    return room
  }
}

/** Another server was first, or the match is in another room: nothing is wrong. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Conflict || error instanceof LetGo
}

/** Somebody other than a person is to act, so something is under way. */
function isBusy(room: Room): boolean {
  const { game, state, outcome } = room.match
  const actors = outcome === undefined ? game.toAct(state) : []
  return actors.some((actor) => (actor === 'clerk' ? actors.length === 1 : room.levelAt(actor) !== undefined))
}

function timeOf({ id, platform }: MatchRow, table: TableRow, sitting: Sitting, now: number): Timekeeper {
  return new Timekeeper(id, paceOf(table.pace), hasTime(platform) ? platform.time : noTime(sitting, now))
}

function restart(row: MatchRow, table: TableRow, entries: readonly EntryRow[]): AnyMatch {
  const game = findGame(row.table.game)?.game
  if (game === undefined) throw new BrokenLog(`match ${row.id} is of ${row.table.game}, which is not known here`)
  const { chance } = unseal(row.table, table.secret, table.nonces)
  const started = Match.restart(game, row.table, at(entries, 0).entry, chance)
  if (started.kind === 'refusal') throw new BrokenLog(`match ${row.id} cannot be set up: ${started.code}`)
  // It lies in the store.
  started.match.forgetLog()
  return started.match
}
