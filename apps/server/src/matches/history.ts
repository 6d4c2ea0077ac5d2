/*
 * The past of matches, for whoever comes late or comes back. It is found by playing the log again, one match at a time and
 * with pauses, so that nobody else has to wait; what was found is kept for a while and only gone on with.
 */
import { setImmediate as others } from 'node:timers/promises'
import type { Viewer } from '@logres/kernel'
import type { MatchRow, Store } from '../store/store.ts'
import { Trail } from './history-trail.ts'

/** So many are kept, those asked for last; one takes some hundred kilobytes. */
const MOST_KEPT = 64
/** Entries read at once. */
const PAGE = 200
/** So many milliseconds at a stretch. */
const STRETCH = 5

export class Histories {
  readonly #store: Store
  readonly #stretch: number
  /** Those asked for longest ago come first. */
  readonly #kept = new Map<string, Trail>()
  #before: Promise<unknown> = Promise.resolve()

  constructor(store: Store, stretch = STRETCH) {
    this.#store = store
    this.#stretch = stretch
  }

  /** All that this viewer was shown and is durable, as the text of a MatchHistory. */
  tell(row: MatchRow, viewer: Viewer): Promise<string> {
    const told = this.#before.then(async () => (await this.#upToDate(row, viewer)).tell())
    // Whose log is broken keeps nobody else from his.
    this.#before = told.catch(() => {})
    return told
  }

  async #upToDate(row: MatchRow, viewer: Viewer): Promise<Trail> {
    const name = `${row.id} ${viewer}`
    let trail = this.#kept.get(name)
    this.#kept.delete(name)
    let since = performance.now()
    for (;;) {
      const page = await this.#store.list('entries', [row.id], { limit: PAGE, offset: trail?.length ?? 0 })
      for (const { entry } of page) {
        if (trail === undefined) trail = new Trail(row, viewer, entry)
        else trail.follow(entry)
        if (performance.now() - since < this.#stretch) continue
        await others()
        since = performance.now()
      }
      if (trail !== undefined && page.length < PAGE) return this.#keep(name, trail)
      if (trail === undefined) throw new Error(`match ${row.id} has no log`)
    }
  }

  #keep(name: string, trail: Trail): Trail {
    this.#kept.set(name, trail)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return trail
  }
}
