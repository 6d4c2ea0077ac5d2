/*
 * Prometheus metrics. Every label comes from a short fixed list: no metric reveals anything about one person or
 * match.
 */
import { gameIds } from '@logres/catalogue'
import { AUTHORS, type Entry, type Refusal } from '@logres/kernel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BotPoolStats } from '../bots/pool.ts'
import type { Change, Store } from '../store/store.ts'
import { withCommit } from '../store/with-commit.ts'
import { CLASSES, classOf, type RefusalClass } from './refusal-class.ts'

/** Gauges read from their owners. */
export interface Sources {
  readonly rooms: { readonly size: number }
  readonly sockets: { readonly size: number }
  readonly pool: { readonly stats: BotPoolStats }
  readonly remoteBots: { readonly workers: Promise<number> } | undefined
  readonly store: Store
}

const TRANSPORTS = ['http', 'socket'] as const
type Transport = (typeof TRANSPORTS)[number]

const PUSH_OUTCOMES = ['sent', 'gone', 'failed', 'givenUp'] as const

const OTHER_GAME = 'other'
const ACT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export class Metrics {
  readonly #registry = new Registry()
  readonly #games: readonly string[] = gameIds()
  readonly #actions = new Counter({
    name: 'logres_actions_total',
    help: 'Actions appended to the logs of matches, after they were committed',
    labelNames: ['game', 'author'],
    registers: [this.#registry],
  })
  /** By game and author. */
  readonly #played = new Map<string, Counter.Internal>()
  readonly #acts = new Histogram({
    name: 'logres_act_seconds',
    help: 'From the message of an act to its answer, which is after the commit',
    buckets: ACT_BUCKETS,
    registers: [this.#registry],
  })
  readonly #refusals = new Counter({
    name: 'logres_refusals_total',
    help: 'What was not done, by what kind of reason',
    labelNames: ['over', 'class'],
    registers: [this.#registry],
  })
  readonly #pushes = new Counter({
    name: 'logres_pushes_total',
    help: 'Notices for browsers, by what the push service made of them',
    labelNames: ['outcome'],
    registers: [this.#registry],
  })
  readonly #rows = new Counter({
    name: 'logres_committed_rows_total',
    help: 'Rows written or removed; divided by logres_commits_total: rows per commit',
    registers: [this.#registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    for (const game of this.#games) for (const author of AUTHORS) this.#actions.inc({ game, author }, 0)
    for (const outcome of PUSH_OUTCOMES) this.#pushes.inc({ outcome }, 0)
    for (const over of TRANSPORTS) for (const kind of CLASSES) this.#refusals.inc({ over, class: kind }, 0)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  acted(ms: number): void {
    this.#acts.observe(ms / 1000)
  }

  refused(over: Transport, why: RefusalClass | Refusal): void {
    this.#refusals.inc({ over, class: typeof why === 'string' ? why : classOf(why) })
  }

  pushed(outcome: (typeof PUSH_OUTCOMES)[number]): void {
    this.#pushes.inc({ outcome })
  }

  committed(changes: readonly Change[]): void {
    this.#rows.inc(changes.length)
  }

  /** This entry is committed. */
  played(game: string, { kind, by }: Pick<Entry, 'kind' | 'by'>): void {
    if (kind !== 'act') return
    const name = `${game} ${by}`
    let counter = this.#played.get(name)
    if (counter === undefined) {
      counter = this.#actions.labels(this.#games.includes(game) ? game : OTHER_GAME, by)
      this.#played.set(name, counter)
    }
    counter.inc()
  }

  addGauges({ rooms, sockets, pool, remoteBots, store }: Sources): void {
    this.#gauge('logres_workers', 'Processes in which bots think for us', () => remoteBots?.workers ?? 0)
    this.#gauge('logres_matches_open', 'Matches in memory', () => rooms.size)
    this.#gauge('logres_sockets_open', 'Sockets open', () => sockets.size)
    this.#gauge('logres_bot_threads', 'Threads in which bots think', () => pool.stats.threads)
    this.#gauge('logres_bot_questions_waiting', 'Questions no thread has yet', () => pool.stats.waiting)
    this.#total('logres_bot_questions_asked_total', 'Questions put to bots', () => pool.stats.asked)
    this.#total('logres_bot_questions_answered_total', 'Questions bots answered', () => pool.stats.answered)
    this.#total('logres_bot_questions_failed_total', 'Questions without an answer', () => pool.stats.failed)
    this.#total('logres_bot_questions_dropped_total', 'Questions nobody needed any more', () => pool.stats.dropped)
    this.#total('logres_bot_threads_lost_total', 'Threads that died', () => pool.stats.lostThreads)
    this.#total('logres_commits_total', 'Transactions of the store', () => transactionsOf(store))
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      ...{ name, help, registers: [this.#registry] },
      async collect() {
        this.set(await read())
      },
    })
  }

  /** Counted elsewhere: shows the current total. */
  #total(name: string, help: string, read: () => number): void {
    new Counter({
      ...{ name, help, registers: [this.#registry] },
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
}

function transactionsOf(store: Store): number {
  return 'transactions' in store && typeof store.transactions === 'number' ? store.transactions : 0
}

/** Wraps the store: counts what is committed. */
export function countingCommits(store: Store, metrics: Pick<Metrics, 'committed'>): Store {
  return withCommit(store, (changes) => {
    const written = store.commit(changes)
    // The caller handles a failure.
    written.then(
      () => metrics.committed(changes),
      () => {},
    )
    return written
  })
}
