/*
 * Rows that are asked for by their key at once come with one statement per collection: a page of a list asks for twenty, and
 * each statement is a way to the database and back.
 */
import { checkKey, columnsOf } from '../steps.ts'
import type { Key, Name } from '../store.ts'
import { stored, typeOf } from './columns.ts'
import { queryByKey } from './queries.ts'
import type { Statement } from './statement.ts'

/** `key` is undefined where only one row is asked for. */
export interface FoundBody {
  readonly key?: string
  readonly body: string
}

export type RunQuery = (query: Statement | undefined) => Promise<readonly FoundBody[]>

interface Waiting {
  readonly key: Key
  resolve(body: string | undefined): void
  reject(error: unknown): void
}

/** More come in a statement of their own. */
const MOST = 200

export class GetBatch {
  readonly #run: RunQuery
  readonly #waiting = new Map<Name, Waiting[]>()

  constructor(run: RunQuery) {
    this.#run = run
  }

  /** The body of the row; undefined if there is none. */
  get(name: Name, key: Key): Promise<string | undefined> {
    checkKey(name, key, columnsOf(name).key.length)
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
    if (!isOneText(name)) {
      this.#one(name, { key, resolve, reject })
      return promise
    }
    const waiting = this.#waiting.get(name)
    if (waiting !== undefined && waiting.length < MOST) waiting.push({ key, resolve, reject })
    else {
      const batch: Waiting[] = [{ key, resolve, reject }]
      this.#waiting.set(name, batch)
      queueMicrotask(() => this.#flush(name, batch))
    }
    return promise
  }

  #flush(name: Name, batch: readonly Waiting[]): void {
    if (this.#waiting.get(name) === batch) this.#waiting.delete(name)
    const [first] = batch
    if (first === undefined) return
    if (batch.length === 1) this.#one(name, first)
    else this.#all(name, batch)
  }

  #one(name: Name, { key, resolve, reject }: Waiting): void {
    try {
      this.#run(queryByKey(name, key)).then(([row]) => resolve(row?.body), reject)
    } catch (error) {
      reject(error)
    }
  }

  #all(name: Name, batch: readonly Waiting[]): void {
    const [column = ''] = columnsOf(name).key
    const keyOf = ({ key: [value = ''] }: Waiting) => String(stored(String(value)))
    const values = [...new Set(batch.map(keyOf))]
    const text = `SELECT "${column}" AS key, "body" FROM "${name}" WHERE "${column}" = ANY($1::text[])`
    this.#run({ text, values: [values] }).then(
      (rows) => {
        const bodies = new Map(rows.map(({ key, body }) => [key, body]))
        for (const each of batch) each.resolve(bodies.get(keyOf(each)))
      },
      (error) => {
        for (const { reject } of batch) reject(error)
      },
    )
  }
}

function isOneText(name: Name): boolean {
  const [column, ...more] = columnsOf(name).key
  return column !== undefined && more.length === 0 && typeOf(column) === 'text'
}
