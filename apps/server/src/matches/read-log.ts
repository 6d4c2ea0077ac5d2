/* The stored log of a match, in slices: it may be long, and what is done with each entry takes time too. */
import type { Entry } from '@logres/kernel'
import { Slices } from '../slices.ts'
import type { Id, Store } from '../store/store.ts'

/** Entries per read. */
export const LOG_PAGE = 100

/** From entry `from` on. The caller's work between two entries counts as part of the slice. */
export async function* readLog(store: Pick<Store, 'list'>, match: Id, from = 0): AsyncGenerator<Entry> {
  const slices = new Slices()
  for (let first = from; ; first += LOG_PAGE) {
    await slices.next()
    const page = await store.list('entries', [match], { limit: LOG_PAGE, from: first })
    // A store may answer several jobs in one turn.
    await slices.next()
    for (const { entry } of page) {
      const pause = slices.pause()
      if (pause !== undefined) await pause
      yield entry
    }
    if (page.length < LOG_PAGE) return
  }
}
