/*
 * The records of finished matches. A record is built when it is first asked for, in slices and without opening a room; it
 * is stored in chunks, and from then on only read.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { JobLimit, Slices } from '../slices.ts'
import type { Id, MatchRow, Store, StoredRecord } from '../store/store.ts'
import { recordChunks } from './record-builder.ts'

/** Records that are built at the same time; others wait. */
const MAX_BUILDS = 2

export class Records {
  readonly #store: Store
  readonly #building = new Map<Id, Promise<StoredRecord>>()
  readonly #limit = new JobLimit(MAX_BUILDS)
  #isStopped = false

  constructor(store: Store) {
    this.#store = store
  }

  /** The record of this match, built if necessary; read its text with `read`. */
  async get(id: Id): Promise<StoredRecord | Refusal> {
    const stored = await this.#store.get('records', id)
    if (stored !== undefined) return stored
    const match = await this.#store.get('matches', id)
    if (match === undefined) return refuse('noSuchMatch')
    if (match.status !== 'over') return refuse('notOver')
    let building = this.#building.get(id)
    if (building === undefined) {
      building = this.#limit.run(() => this.#build(match)).finally(() => this.#building.delete(id))
      this.#building.set(id, building)
    }
    return building
  }

  /** Its text, chunk by chunk, as fast as the reader takes them. */
  async *read({ match, chunks }: StoredRecord): AsyncGenerator<string> {
    const slices = new Slices()
    for (let n = 0; n < chunks; n++) {
      // Otherwise a fast reader would get all of it in one turn.
      await slices.pause()
      const chunk = await this.#store.get('recordChunks', match, n)
      if (chunk === undefined) throw new Error(`chunk ${n} of the record of ${match} is missing`)
      yield chunk.text
    }
  }

  /** Abandons what is being built; resolves once nothing here uses the store. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.allSettled(this.#building.values())
  }

  /** Other servers may do the same at the same time: they write the same bytes. */
  async #build(match: MatchRow): Promise<StoredRecord> {
    const { id } = match
    const table = await this.#store.get('tables', id)
    if (table === undefined) throw new Error(`match ${id} has no table`)
    let [n, bytes] = [0, 0]
    for await (const text of recordChunks(this.#store, match, table)) {
      if (this.#isStopped) throw new Error('the server is stopping')
      await this.#store.commit([{ in: 'recordChunks', put: { match: id, n, text } }])
      n += 1
      bytes += Buffer.byteLength(text)
    }
    const record = { match: id, chunks: n, bytes }
    await this.#store.commit([{ in: 'records', put: record }])
    return record
  }
}
