/*
 * The history of matches for late or returning viewers. The log is replayed in slices, for a few viewers at a time;
 * results are cached and only extended.
 */
import type { Viewer } from '@logres/kernel'
import { Locks } from '../locks.ts'
import { JobLimit } from '../slices.ts'
import type { MatchRow, Store } from '../store/store.ts'
import { HistoryBuilder } from './history-builder.ts'
import { readLog } from './read-log.ts'
import { CorruptLog } from './replay.ts'

/** Histories that are built at the same time; others wait. */
const MAX_BUILDS = 4
/** An LRU cache, bounded by the number of histories and by the characters in them. */
const MAX_CACHED = 64
const MAX_CACHED_CHARACTERS = 32 * 1024 * 1024

export class HistoryCache {
  readonly #store: Store
  /** Least recently used first. */
  readonly #cache = new Map<string, HistoryBuilder>()
  /** Two must not extend the same history. */
  readonly #locks = new Locks()
  readonly #limit = new JobLimit(MAX_BUILDS)

  constructor(store: Store) {
    this.#store = store
  }

  /** All that this viewer was shown and is durable, as the JSON of a MatchHistory, in chunks. */
  async read(row: MatchRow, viewer: Viewer): Promise<AsyncIterable<string>> {
    const name = `${row.id} ${viewer}`
    return this.#locks.run(name, () =>
      this.#limit.run(async () => (await this.#upToDate(name, row, viewer)).toChunks()),
    )
  }

  async #upToDate(name: string, row: MatchRow, viewer: Viewer): Promise<HistoryBuilder> {
    let builder = this.#cache.get(name)
    this.#cache.delete(name)
    for await (const entry of readLog(this.#store, row.id, builder?.length)) {
      if (builder === undefined) builder = new HistoryBuilder(row, viewer, entry)
      else builder.add(entry)
    }
    if (builder === undefined) throw new CorruptLog(`match ${row.id} has no log`)
    this.#cache.set(name, builder)
    this.#evict()
    return builder
  }

  #evict(): void {
    let size = 0
    for (const builder of this.#cache.values()) size += builder.size
    for (const [name, builder] of this.#cache) {
      if (this.#cache.size <= MAX_CACHED && size <= MAX_CACHED_CHARACTERS) return
      this.#cache.delete(name)
      size -= builder.size
    }
  }
}
