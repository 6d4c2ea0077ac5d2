/*
 * Reviews of finished matches, for programs: pages compute their own. A review takes a core for up to minutes, so one at a time is
 * computed, by a thread of the lowest priority; others wait. It is stored like a record, and from then on only read.
 */

import { weightsOf } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { hash, type Refusal, refuse } from '@logres/kernel'
import { REVIEW_VERSION } from '@logres/review'
import type { Records } from '../matches/records.ts'
import { isRefused } from '../people/registry.ts'
import { inSlices, JobLimit } from '../slices.ts'
import type { Id, Store, StoredRecord } from '../store/store.ts'
import { type ReviewRun, runReview } from './thread.ts'

export type ReviewState =
  | { readonly kind: 'stored'; readonly review: StoredRecord }
  /** So many are computed before it. */
  | { readonly kind: 'waiting'; readonly before: number }
  | { readonly kind: 'computing'; readonly done: number; readonly of: number }

export interface ReviewsOptions {
  readonly store: Store
  readonly records: Records
  failed(what: string, error: unknown): void
  readonly timeLimit?: number
}

/** Reviews that wait; more are refused. */
const MAX_WAITING = 20
const TIME_LIMIT = 15 * 60 * 1000
/** Bytes; no match within the limits of a match is longer. */
const LONGEST_RECORD = 8_000_000
/** Matches whose review failed are not tried again before a restart. So many are remembered. */
const MAX_FAILED = 1000

interface Job {
  done: number
  of: number
  run: ReviewRun | undefined
  finished: Promise<void>
}

export class Reviews {
  readonly #options: ReviewsOptions
  readonly #jobs = new Map<Id, Job>()
  readonly #failed = new Set<Id>()
  readonly #limit = new JobLimit(1)
  #isStopped = false

  constructor(options: ReviewsOptions) {
    this.#options = options
  }

  /** How the review of a match stands. It is begun if nobody has asked for it before and `mayBegin` has nothing against it. */
  async get(id: Id, mayBegin: () => Refusal | undefined): Promise<ReviewState | Refusal> {
    const { store, records } = this.#options
    const match = await store.get('matches', id)
    if (match === undefined) return refuse('noSuchMatch')
    if (match.status !== 'over') return refuse('notOver')
    const key = keyOf(id, match.table.game)
    const review = await store.get('records', key)
    if (review !== undefined) return { kind: 'stored', review }
    const state = this.#stateOf(id)
    if (state !== undefined) return state
    if (this.#failed.has(id)) return refuse('reviewFailed')
    if (this.#jobs.size > MAX_WAITING) return refuse('tooManyReviews')
    const refused = mayBegin()
    if (refused !== undefined) return refused
    const record = await records.get(id)
    if (isRefused(record)) return record
    if (record.bytes > LONGEST_RECORD) return refuse('reviewFailed')
    // Somebody else may have asked meanwhile.
    if (!this.#jobs.has(id)) this.#begin(id, key, match.table.game, record)
    return this.#stateOf(id) ?? { kind: 'waiting', before: 0 }
  }

  /** The text of a stored review. */
  read(review: StoredRecord): AsyncGenerator<string> {
    return this.#options.records.read(review)
  }

  /** Abandons what is being computed; resolves once nothing here uses the store. */
  async stop(): Promise<void> {
    this.#isStopped = true
    const jobs = [...this.#jobs.values()]
    await Promise.all(jobs.map(({ run }) => run?.stop('the server is stopping')))
    await Promise.all(jobs.map(({ finished }) => finished))
  }

  #stateOf(id: Id): ReviewState | undefined {
    const job = this.#jobs.get(id)
    if (job === undefined) return undefined
    const { done, of } = job
    return job.run === undefined ? { kind: 'waiting', before: this.#before(id) } : { kind: 'computing', done, of }
  }

  #before(id: Id): number {
    return [...this.#jobs.keys()].indexOf(id)
  }

  #begin(id: Id, key: Id, game: string, record: StoredRecord): void {
    const job: Job = { done: 0, of: 1, run: undefined, finished: Promise.resolve() }
    this.#jobs.set(id, job)
    job.finished = this.#limit
      .run(() => this.#compute(job, key, game, record))
      .catch((error) => {
        if (this.#isStopped) return
        this.#remember(id)
        this.#options.failed(`review of ${id}`, error)
      })
      .finally(() => {
        this.#jobs.delete(id)
      })
  }

  async #compute(job: Job, key: Id, game: string, stored: StoredRecord): Promise<void> {
    const { store, records, timeLimit = TIME_LIMIT } = this.#options
    const record: string[] = []
    for await (const chunk of records.read(stored)) record.push(chunk)
    if (this.#isStopped) return
    job.run = runReview({ game, record }, timeLimit, (done, of) => Object.assign(job, { done, of }))
    const chunks = await job.run.chunks
    let n = 0
    // Other servers may do the same at the same time: they write the same bytes.
    for await (const text of inSlices(chunks)) {
      if (this.#isStopped) return
      await store.commit([{ in: 'recordChunks', put: { match: key, n, text } }])
      n += 1
    }
    const bytes = chunks.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    await store.commit([{ in: 'records', put: { match: key, chunks: n, bytes } }])
  }

  #remember(id: Id): void {
    if (this.#failed.size >= MAX_FAILED) this.#failed.clear()
    this.#failed.add(id)
  }
}

/** Reviews are stored beside the records. The weights are the version of the bots. */
function keyOf(id: Id, game: string): Id {
  const rules = findGame(game)?.game.rulesVersion ?? 0
  const version = hash(JSON.stringify([REVIEW_VERSION, rules, weightsOf(game) ?? {}]))
  return `${id} review ${version.slice(0, 16)}`
}
