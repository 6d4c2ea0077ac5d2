/* The matches in memory. One is opened from its log when somebody comes, and let go when nobody is there any more. */
import { isLevel } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { type AnyMatch, at, type Entry, isRefusal, Match, type Refusal, refuse, unseal } from '@logres/kernel'
import { paceOf } from '../clocks/pace.ts'
import { hasTime, noTime, type Sitting, sittingAt, Timekeeper } from '../clocks/timekeeper.ts'
import { hashOf } from '../secrets.ts'
import type { EntryRow, MatchRow, Store, TableRow } from '../store/store.ts'
import { PlayedTable } from '../tables/played-table.ts'
import type { Delay } from './hold.ts'
import { Room, type RoomPlan } from './room.ts'
import { LetGo, Tenure } from './tenure.ts'

export interface RoomsPlan {
  readonly store: Store
  now(): number
  readonly answerDelay: Delay
  /** Something happened, or (null) the match was just opened. */
  moved(room: Room, news: Entry | null): void
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

export class Rooms {
  readonly #plan: RoomsPlan
  readonly #patience: Patience
  /** Those used longest ago come first. */
  readonly #open = new Map<string, Tenure>()
  #timer: NodeJS.Timeout | undefined

  constructor(plan: RoomsPlan) {
    this.#plan = plan
    this.#patience = plan.patience ?? PATIENCE
  }

  get size(): number {
    return this.#open.size
  }

  /** The room of a match; undefined if there is no such match. */
  get(id: string): Promise<Room | undefined> {
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
    return tenure.opened
  }

  /** Writes the table of a match that goes on. */
  async reseat(table: TableRow): Promise<Refusal | undefined> {
    const room = await this.get(table.id)
    if (room === undefined) return refuse('noSuchMatch')
    const refusal = await room.reseat(table)
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
      tenure.end()
      this.#open.delete(id)
      surplus -= 1
    }
    if (this.#open.size > 0) this.#timer = setTimeout(() => this.#sweep(), every).unref()
  }

  #forget(id: string, tenure: Tenure | undefined): void {
    if (this.#open.get(id) === tenure) this.#open.delete(id)
  }

  async #load(id: string, tenure: Tenure): Promise<Room | undefined> {
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
      ...{ row, match, wishes, store: tenure.writing(store), now, moved, answerDelay },
      ...{ standIn: isLevel(table.standIn) ? table.standIn : 'squire' },
      time: timeOf(row, table, sitting, now()),
      table: new PlayedTable(table),
      botSeed: hashOf(`${table.secret} bots`),
      failed: (room, error) => {
        this.#forget(id, tenure)
        if (!(error instanceof LetGo)) failed(room.id, error)
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
    moved(room, null)
    return room
  }
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
