/* Finished public matches of the last week that are worth seeing, with the reason and their final position. */
import { listedIds } from '@logres/catalogue'
import { ALL_GAMES } from '../results/archive-lists.ts'
import { ResultViews } from '../results/result-view.ts'
import { Slices } from '../slices.ts'
import type { Result } from '../store/community.ts'
import type { Store } from '../store/store.ts'
import type { PublicViews } from './public-views.ts'
import { type Chosen, choose, type Reason } from './reasons.ts'

export interface WorthSeeingOptions {
  readonly store: Store
  readonly views: Pick<PublicViews, 'getWithin'>
  now(): number
}

const WEEK = 7 * 24 * 60 * 60 * 1000
/** Of the newest. */
const MOST_READ = 300
const MOST_SHOWN = 4
/** Milliseconds. */
const VALID = 60_000
const PATIENCE = 1_000

export interface WorthSeeingItem {
  readonly result: object
  readonly reason: Reason
  /** The final position; null: not known yet. */
  readonly view: object | null
}

export class WorthSeeing {
  readonly #options: WorthSeeingOptions
  #known: { readonly at: number; readonly chosen: Promise<readonly Chosen[]> } | undefined

  constructor(options: WorthSeeingOptions) {
    this.#options = options
  }

  async list(): Promise<readonly WorthSeeingItem[]> {
    const { store, views } = this.#options
    const people = new ResultViews(store, undefined)
    return Promise.all(
      (await this.#chosen()).map(async ({ result, reason }) => ({
        result: await people.of(result),
        reason,
        view: (await views.getWithin(result.match, PATIENCE))?.view ?? null,
      })),
    )
  }

  #chosen(): Promise<readonly Chosen[]> {
    const now = performance.now()
    if (this.#known === undefined || now - this.#known.at > VALID) {
      const chosen = this.#lately().then((results) => choose(results, MOST_SHOWN))
      this.#known = { at: now, chosen }
      chosen.catch(() => {
        this.#known = undefined
      })
    }
    return this.#known.chosen
  }

  async #lately(): Promise<Result[]> {
    const { store, now } = this.#options
    const entries = await store.list('archive', [ALL_GAMES], { limit: MOST_READ })
    const slices = new Slices()
    const listed = new Set(listedIds())
    const results: Result[] = []
    for (const { match, rank } of entries) {
      if (-rank < now() - WEEK) break
      await slices.pause()
      // One that is damaged is reported by the store, and left out here.
      const result = await store.get('results', match).catch(() => undefined)
      if (result !== undefined && listed.has(result.game)) results.push(result)
    }
    return results
  }
}
