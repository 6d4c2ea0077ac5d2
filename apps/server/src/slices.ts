/*
 * Long work in short slices. In each turn of the event loop at most one slice runs, whatever the number of jobs, so
 * that requests and sockets never wait for longer than one slice.
 */

import type { Page } from './store/store.ts'

/** Milliseconds of work before the next turn. */
const SLICE_MS = 4

/** Jobs that wait for their slice, first come, first served. */
const waiting: (() => void)[] = []
let total = 0

/** How many slices this process has run: tests count them instead of milliseconds. */
export function slicesRun(): number {
  return total
}

/** Resolves in a turn of the event loop in which no other slice runs. */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(runOne)
  })
}

function runOne(): void {
  total += 1
  // The next one is scheduled before this one continues, so it has a turn of its own.
  if (waiting.length > 1) setImmediate(runOne)
  waiting.shift()?.()
}

/** One job. It starts as used up, so that jobs that begin in the same turn do not add up. */
export class Slices {
  #until = 0

  /** Await it between two steps of the work; undefined while the slice lasts. */
  pause(): Promise<void> | undefined {
    return performance.now() < this.#until ? undefined : this.next()
  }

  /** A new slice. Necessary after waiting for something else. */
  async next(): Promise<void> {
    await nextSlice()
    this.#until = performance.now() + SLICE_MS
  }
}

/** Passes items on, a slice at a time. */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T> {
  const slices = new Slices()
  for (const item of items) {
    await slices.pause()
    yield item
  }
}

/** Rows per read. */
const PAGE = 100

/** All rows of a search, a page at a time. */
export async function* rowsInSlices<Row>(read: (page: Page) => Promise<Row[]>): AsyncGenerator<Row> {
  const slices = new Slices()
  for (let offset = 0; ; offset += PAGE) {
    await slices.next()
    const rows = await read({ limit: PAGE, offset })
    // A store may answer several jobs in one turn.
    await slices.next()
    for (const row of rows) {
      await slices.pause()
      yield row
    }
    if (rows.length < PAGE) return
  }
}

/** Runs so many jobs at once; the others wait. */
export class JobLimit {
  readonly #most: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}

/** Characters per chunk. */
const CHUNK = 64 * 1024

/** Collects texts into chunks of about the same size. */
export class Chunks {
  #full: string[] = []
  #parts: string[] = []
  #length = 0

  add(text: string): void {
    this.#parts.push(text)
    this.#length += text.length
    if (this.#length >= CHUNK) this.#close()
  }

  /** The chunks that are complete; each is answered once. */
  full(): readonly string[] {
    const full = this.#full
    if (full.length > 0) this.#full = []
    return full
  }

  /** All that is left. */
  rest(): readonly string[] {
    if (this.#length > 0) this.#close()
    return this.full()
  }

  #close(): void {
    this.#full.push(this.#parts.join(''))
    this.#parts = []
    this.#length = 0
  }
}
