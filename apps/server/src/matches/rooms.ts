/* The matches in memory. One is opened from its log when somebody comes, and let go when nobody is there any more. */
import { isLevel } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { type AnyMatch, at, isRefusal, Match, unseal } from '@logres/kernel'
import { paceOf } from '../clocks/pace.ts'
import { hasTime, noTime, type Sitting, sittingAt, Timekeeper } from '../clocks/timekeeper.ts'
import { hashOf } from '../secrets.ts'
import type { EntryRow, MatchRow, Store, TableRow } from '../store/store.ts'
import { Room, type RoomPlan } from './room.ts'

export interface RoomsPlan {
  readonly store: Store
  now(): number
  moved(room: Room): void
  failed(match: string, error: unknown): void
}

/** A log that the rules do not follow: never by what anybody sent, so it is ours to look into. */
export class BrokenLog extends Error {}

export class Rooms {
  readonly #plan: RoomsPlan
  readonly #open = new Map<string, Promise<Room | undefined>>()

  constructor(plan: RoomsPlan) {
    this.#plan = plan
  }

  get size(): number {
    return this.#open.size
  }

  /** The room of a match; undefined if there is no such match. */
  get(id: string): Promise<Room | undefined> {
    let room = this.#open.get(id)
    if (room === undefined) {
      room = this.#load(id)
      this.#open.set(id, room)
      const forget = () => this.#open.delete(id)
      room.then((found) => found ?? forget(), forget)
    }
    return room
  }

  /** Lets a room go if nobody looks on; it is opened again from its log. */
  async evict(id: string): Promise<boolean> {
    const room = await this.#open.get(id)
    if (room === undefined || room.onlookers.size > 0) return false
    return this.#open.delete(id)
  }

  async #load(id: string): Promise<Room | undefined> {
    const { store, now, moved, failed } = this.#plan
    const [row, table, entries] = await Promise.all([
      store.get('matches', id),
      store.get('tables', id),
      store.list('entries', [id]),
    ])
    if (row === undefined || table === undefined) return undefined
    const match = restart(row, table, entries)
    const sitting = await sittingAt(store, table.seats)
    const plan: RoomPlan = {
      ...{ row, match, store, now, moved, standIn: isLevel(table.standIn) ? table.standIn : 'squire' },
      time: timeOf(row, table, sitting, now()),
      botSeed: hashOf(`${table.secret} bots`),
      failed: (room, error) => {
        this.#open.delete(room.id)
        failed(room.id, error)
      },
    }
    const room = new Room(plan)
    for (const { entry } of entries.slice(1)) {
      const done = match.replay(entry)
      if (isRefusal(done)) throw new BrokenLog(`match ${id}, entry ${entry.seq}: ${done.code}`)
      room.recall(done)
    }
    await room.excuse(sitting.excuses)
    moved(room)
    return room
  }
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
  return started.match
}
