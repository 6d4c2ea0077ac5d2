/*
 * The history of matches for late or returning viewers. The log is replayed, one match at a time and in short slices
 * so that nobody else waits; results are cached and only extended.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Viewer } from '@logres/kernel'
import type { MatchRow, Store } from '../store/store.ts'
import { HistoryBuilder } from './history-builder.ts'
import { asCorrupt } from './rooms.ts'

/** An LRU cache; each takes some hundred kilobytes. */
const MAX_CACHED = 64
/** Entries per read. */
const PAGE = 200
/** Milliseconds of replay before yielding to the event loop. */
const SLICE_MS = 5

export class HistoryCache {
  readonly #store: Store
  readonly #sliceMs: number
  /** Least recently used first. */
  readonly #cache = new Map<string, HistoryBuilder>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: Store, stretch = SLICE_MS) {
    this.#store = store
    this.#sliceMs = stretch
  }

  /** All that this viewer was shown and is durable, as the JSON of a MatchHistory. */
  read(row: MatchRow, viewer: Viewer): Promise<string> {
    const read = this.#queue
      .then(async () => (await this.#upToDate(row, viewer)).toJson())
      .catch((error) => {
        throw asCorrupt(row.id, error)
      })
    // A corrupt log must not block other histories.
    this.#queue = read.catch(() => {})
    return read
  }

  async #upToDate(row: MatchRow, viewer: Viewer): Promise<HistoryBuilder> {
    const name = `${row.id} ${viewer}`
    let builder = this.#cache.get(name)
    this.#cache.delete(name)
    let since = performance.now()
    for (;;) {
      const page = await this.#store.list('entries', [row.id], { limit: PAGE, offset: builder?.length ?? 0 })
      for (const { entry } of page) {
        if (builder === undefined) builder = new HistoryBuilder(row, viewer, entry)
        else builder.add(entry)
        if (performance.now() - since < this.#sliceMs) continue
        await nextTurn()
        since = performance.now()
      }
      if (builder !== undefined && page.length < PAGE) return this.#keep(name, builder)
      if (builder === undefined) throw new Error(`match ${row.id} has no log`)
    }
  }

  #keep(name: string, builder: HistoryBuilder): HistoryBuilder {
    this.#cache.set(name, builder)
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest)
    return builder
  }
}
