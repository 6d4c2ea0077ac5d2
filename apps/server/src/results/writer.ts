/*
 * Writes the result of every finished match, exactly once: its row, its number, its places in the archive, what it
 * adds to the tallies and what it does to ratings, in one commit. That commit removes the entry of the `due` list which was written with the end of
 * the match, so of several servers one is first, and a server that dies in between leaves the entry for the next.
 */
import { CorruptLog } from '../matches/replay.ts'
import { ratingChanges } from '../ratings/rating-changes.ts'
import { nextSlice } from '../slices.ts'
import type { Result } from '../store/community.ts'
import { type Change, Conflict, DamagedRow, type Id, type Store, StoreUnavailable, type Time } from '../store/store.ts'
import { archiveEntries } from './archive-lists.ts'
import { deriveResult, type NewResult } from './derive.ts'
import { DUE_LIST, resultDone, resultDue } from './due.ts'
import { personTallies } from './person-tallies.ts'
import { ALL_RESULTS, countsOf, readCounts, tallyRows } from './tallies.ts'

export interface ResultWriterOptions {
  readonly store: Store
  now(): number
  failed(what: string, error: unknown): void
  /** This server has written a result of this game. */
  written?(game: string): void
  /** How often it looks for results that nobody has written, in milliseconds. */
  readonly every?: number
}

const EVERY = 30_000
/** Results that became due so recently are still being written by the server where the match ended. */
const PATIENCE = 10_000
/** Rows per read. */
const PAGE = 100
/** Other servers may take one number after the other. */
const MAX_TRIES = 50
/** How long after the first complete search for old matches it is repeated: servers of an older version may still run. */
const UPGRADE = 24 * 60 * 60 * 1000
/** In `tallies`: when all matches had first been searched. No game has this name. */
const SEARCHED = ['*', 'searched'] as const

export class ResultWriter {
  readonly #options: ResultWriterOptions
  #isStopped = false
  #timer: NodeJS.Timeout | undefined
  /** One after the other: each takes the next number. */
  #working: Promise<void> = Promise.resolve()
  readonly #queued = new Set<Id>()

  constructor(options: ResultWriterOptions) {
    this.#options = options
  }

  /** What was left behind, by a crash or by an earlier version; from then on regularly. */
  start(): void {
    this.#enqueue(() => this.#searchOldMatches())
    this.#round(0)
  }

  /** A match ended here. */
  matchOver(match: Id, overAt: Time): void {
    if (this.#isStopped || this.#queued.has(match)) return
    this.#queued.add(match)
    this.#enqueue(() => this.#write(match, overAt).finally(() => this.#queued.delete(match)))
  }

  /** Resolves once everything that was begun is written. */
  async idle(): Promise<void> {
    await this.#working
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#working
  }

  #round(patience: number): void {
    this.#enqueue(() => this.#catchUp(patience))
    this.#timer = setTimeout(() => this.#round(PATIENCE), this.#options.every ?? EVERY).unref()
  }

  #enqueue(work: () => Promise<void>): void {
    this.#working = this.#working.then(async () => {
      if (this.#isStopped) return
      await work().catch((error) => this.#options.failed('results', error))
    })
  }

  /** All that is due, the oldest first. */
  async #catchUp(patience: number): Promise<void> {
    const { store, now } = this.#options
    // What cannot be written just now stays where it is, and must not be met again in this round.
    for (let kept = 0; !this.#isStopped; ) {
      await nextSlice()
      const due = await store.list('archive', [DUE_LIST], { limit: PAGE, offset: kept })
      for (const { match, rank } of due) {
        if (this.#isStopped || rank > now() - patience) return
        if (!(await this.#tryToWrite(match, rank))) kept += 1
      }
      if (due.length < PAGE) return
    }
  }

  async #tryToWrite(match: Id, overAt: Time): Promise<boolean> {
    try {
      await this.#write(match, overAt)
      return true
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      this.#options.failed(`result of ${match}`, error)
      return false
    }
  }

  async #write(match: Id, overAt: Time): Promise<void> {
    const result = await this.#derive(match)
    if (result === undefined) return this.#notDue(match, overAt)
    for (let tries = 1; ; tries++) {
      try {
        await this.#options.store.commit([resultDone(match, overAt), ...(await this.#changes(result))])
        this.#options.written?.(result.game)
        return
      } catch (error) {
        if (!(error instanceof Conflict) || tries === MAX_TRIES) throw error
        // Another server has written this one, or has taken the number.
        if ((await this.#options.store.get('results', match)) === undefined) continue
        return this.#notDue(match, overAt)
      }
    }
  }

  /** Undefined: it never will have a result. Its match is reported by `logres check-store`. */
  async #derive(match: Id): Promise<NewResult | undefined> {
    try {
      return await deriveResult(this.#options.store, match)
    } catch (error) {
      if (!(error instanceof CorruptLog || error instanceof DamagedRow)) throw error
      this.#options.failed(`result of ${match}`, error)
      return undefined
    }
  }

  /** It has a result, or never will: a search for old matches may have listed it meanwhile. */
  async #notDue(match: Id, overAt: Time): Promise<void> {
    await this.#options.store.commit([{ in: 'archive', remove: [DUE_LIST, overAt, match] }])
  }

  async #changes(derived: NewResult): Promise<Change[]> {
    const { game, match } = derived
    // The number is read with the counts: if somebody else counts meanwhile, the number is taken, and this conflicts.
    const counts = await readCounts(this.#options.store, game)
    const n = counts.get(ALL_RESULTS) ?? 0
    const result: Result = { ...derived, n }
    const counted = countsOf(result)
    for (const what of counted) counts.set(what, (counts.get(what) ?? 0) + 1)
    return [
      { in: 'results', insert: result },
      { in: 'resultOrder', insert: { game, n, match } },
      ...archiveEntries(result).map((put): Change => ({ in: 'archive', put })),
      ...tallyRows(game, counts, new Set(counted)).map((put): Change => ({ in: 'tallies', put })),
      ...(await personTallies(this.#options.store, result)).map((put): Change => ({ in: 'tallies', put })),
      ...(await ratingChanges(this.#options.store, result)),
    ]
  }

  /** Matches that ended before there were results. */
  async #searchOldMatches(): Promise<void> {
    const { store, now } = this.#options
    const searched = await store.get('tallies', ...SEARCHED)
    if (searched !== undefined && now() - searched.count > UPGRADE) return
    for (let offset = 0; !this.#isStopped; offset += PAGE) {
      await nextSlice()
      const page = await store.find('matches', 'status', 'over', { limit: PAGE, offset })
      await nextSlice()
      const known = await Promise.all(page.map(({ id }) => store.get('results', id)))
      const missing = page.filter((_, i) => known[i] === undefined)
      if (missing.length > 0) await store.commit(missing.map(({ id, overAt }) => resultDue(id, overAt ?? 0)))
      if (page.length < PAGE) break
    }
    if (searched === undefined && !this.#isStopped)
      await store.commit([{ in: 'tallies', put: { game: SEARCHED[0], what: SEARCHED[1], count: now() } }])
  }
}
