/*
 * What a spectator may see of a match, for small boards in lists. Taken from the room if the match is open here, otherwise
 * from its log, which is only read: no room is opened for a list. Computed at most once in two seconds per match, however
 * many people look.
 */
import { createHash } from 'node:crypto'
import type { AnyMatch } from '@logres/kernel'
import type { SeatView } from '@logres/protocol'
import { readLog } from '../matches/read-log.ts'
import { replayEntry, restartMatch } from '../matches/replay.ts'
import type { Room } from '../matches/room.ts'
import { Seats } from '../matches/seats.ts'
import { JobLimit } from '../slices.ts'
import type { Id, Store } from '../store/store.ts'

export interface PublicView {
  /** Changes with what is shown, and with nothing else: from it nobody learns that something hidden has happened. */
  readonly version: string
  /** The game's view for viewer `table`. */
  readonly view: object
  readonly seats: readonly SeatView[]
  readonly outcome: object | null
}

export interface PublicViewsOptions {
  readonly store: Pick<Store, 'get' | 'list'>
  /** The room of this match if it is open here. */
  openRoom(id: Id): Room | undefined
  failed(what: string, error: unknown): void
  /** Milliseconds. */
  readonly refreshAfter?: number
}

export const REFRESH_AFTER = 2_000
/** Logs that are read at the same time; others wait. */
const MAX_READS = 2
/** Least recently used ones are forgotten. */
const MAX_KEPT = 64

interface Kept {
  at: number
  view: Promise<PublicView | undefined>
  /** The last one that was there. */
  last: PublicView | undefined
  replay: Replay | undefined
}

/** A match as far as its log was read. */
interface Replay {
  readonly match: AnyMatch
  readonly seats: Seats
  length: number
}

export class PublicViews {
  readonly #options: PublicViewsOptions
  readonly #limit = new JobLimit(MAX_READS)
  /** Least recently used first. */
  readonly #kept = new Map<Id, Kept>()
  #isStopped = false

  constructor(options: PublicViewsOptions) {
    this.#options = options
  }

  /** Undefined: there is no such match, or it cannot be read. */
  get(id: Id): Promise<PublicView | undefined> {
    return this.#refreshed(id).view
  }

  /** The last one if this one takes longer than so many milliseconds; undefined if there is none yet. */
  async getWithin(id: Id, patience: number): Promise<PublicView | undefined> {
    const kept = this.#refreshed(id)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => resolve(undefined), patience)
    const view = await Promise.race([kept.view, promise])
    clearTimeout(timer)
    return view ?? kept.last
  }

  /** Resolves once nothing here uses the store. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all([...this.#kept.values()].map(({ view }) => view))
  }

  #refreshed(id: Id): Kept {
    const { refreshAfter = REFRESH_AFTER } = this.#options
    const known = this.#kept.get(id)
    this.#kept.delete(id)
    const isFinal = known?.last !== undefined && known.last.outcome !== null
    if (known !== undefined && (isFinal || performance.now() - known.at < refreshAfter)) {
      this.#kept.set(id, known)
      return known
    }
    const before = known?.view ?? Promise.resolve(undefined)
    const kept: Kept = { at: performance.now(), view: before, last: known?.last, replay: known?.replay }
    kept.view = before.then(() => this.#look(id, kept))
    this.#kept.set(id, kept)
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MAX_KEPT) break
      this.#kept.delete(oldest)
    }
    return kept
  }

  async #look(id: Id, kept: Kept): Promise<PublicView | undefined> {
    try {
      kept.last = this.#ofRoom(id) ?? (await this.#limit.run(() => this.#ofLog(id, kept)))
    } catch (error) {
      kept.replay = undefined
      if (!this.#isStopped) this.#options.failed(`public view of ${id}`, error)
    }
    return kept.last
  }

  #ofRoom(id: Id): PublicView | undefined {
    const { shown } = this.#options.openRoom(id)?.viewerState('table') ?? {}
    if (shown === undefined) return undefined
    const { view, seats, outcome } = shown.peek()
    return withVersion(view, seats, outcome)
  }

  async #ofLog(id: Id, kept: Kept): Promise<PublicView | undefined> {
    const { store } = this.#options
    let { replay } = kept
    // Half read it would be of no use.
    kept.replay = undefined
    if (this.#isStopped) return kept.last
    const row = replay === undefined ? await store.get('matches', id) : undefined
    for await (const entry of readLog(store, id, replay?.length ?? 0)) {
      if (this.#isStopped) return kept.last
      if (replay === undefined) {
        if (row === undefined) return undefined
        replay = { match: restartMatch(row.table, entry), seats: new Seats(row.table), length: 1 }
      } else {
        replayEntry(replay.match, entry)
        replay.seats.apply(entry)
        replay.length += 1
      }
    }
    if (replay === undefined) return undefined
    kept.replay = replay
    const { match, seats } = replay
    return withVersion(match.game.view(match.state, 'table'), seats.list, match.outcome ?? null)
  }
}

function withVersion(view: object, seats: readonly SeatView[], outcome: object | null): PublicView {
  const text = JSON.stringify([view, seats, outcome])
  return { version: createHash('sha256').update(text).digest('base64url').slice(0, 10), view, seats, outcome }
}
