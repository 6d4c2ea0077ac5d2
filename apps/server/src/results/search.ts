/* Searches the archive, newest first. A request reads a bounded number of entries, whatever is asked. */
import { nextSlice } from '../slices.ts'
import type { ArchiveEntry, Result } from '../store/community.ts'
import type { Store, Time } from '../store/store.ts'
import { bestList, hasTags, type Wanted } from './archive-lists.ts'

/** Results per page. */
export const RESULTS_PER_PAGE = 20
/** Entries read per request; where they are not enough, the next request goes on from there. */
const MOST_READ = 1000
/** Where tags leave some out: what most searches need, and then more at once. */
const SIFTED_FIRST = 3 * RESULTS_PER_PAGE
const SIFTED_AT_ONCE = 250

/** A position between two results, the same in every list: results that come later are before it. */
export interface Cursor {
  readonly rank: number
  readonly match: string
}

export interface SearchPlan extends Wanted {
  /** From this time on. */
  readonly since?: Time | undefined
  /** Before this time. */
  readonly before?: Time | undefined
  readonly cursor?: Cursor | undefined
}

export interface Found {
  readonly results: readonly Result[]
  /** Where to go on; null: there are no more. May be set with few results or none: then more have to be read. */
  readonly cursor: Cursor | null
}

export async function searchArchive(store: Pick<Store, 'list' | 'get'>, plan: SearchPlan): Promise<Found> {
  const found: ArchiveEntry[] = []
  let last: ArchiveEntry | undefined
  let isEnd = true
  for await (const entry of entriesFor(store, plan)) {
    if (found.length === RESULTS_PER_PAGE || entry === 'tired') {
      isEnd = false
      break
    }
    last = entry
    if (entry.isWanted) found.push(entry)
  }
  // One that is damaged is reported by the store, and left out here.
  const results = await Promise.all(found.map(({ match }) => store.get('results', match).catch(() => undefined)))
  return {
    results: results.filter((result) => result !== undefined),
    cursor: isEnd || last === undefined ? null : { rank: last.rank, match: last.match },
  }
}

interface Read extends ArchiveEntry {
  readonly isWanted: boolean
}

async function* entriesFor(store: Pick<Store, 'list'>, plan: SearchPlan): AsyncGenerator<Read | 'tired'> {
  const { cursor, since, before } = plan
  const { list, tags } = bestList(plan)
  const newest = before === undefined ? Number.MIN_SAFE_INTEGER : 1 - before
  let from = Math.max(newest, cursor?.rank ?? newest)
  // Of those with the same time, so many have been read.
  let offset = 0
  // One more than a page says whether there is another; the last of the page before is met again.
  let limit = tags.length === 0 ? RESULTS_PER_PAGE + 2 : SIFTED_FIRST
  for (let read = 0; ; limit = Math.min(SIFTED_AT_ONCE, MOST_READ - read)) {
    const page = await store.list('archive', [list], { limit, from, offset })
    for (const entry of page) {
      if (since !== undefined && -entry.rank < since) return
      if (isAfter(entry, cursor)) yield { ...entry, isWanted: hasTags(entry, tags) }
    }
    const end = page.at(-1)
    if (end === undefined || page.length < limit) return
    read += page.length
    if (read >= MOST_READ) yield 'tired'
    offset = end.rank === from ? offset + page.length : page.filter(({ rank }) => rank === end.rank).length
    from = end.rank
    await nextSlice()
  }
}

function isAfter({ rank, match }: ArchiveEntry, cursor: Cursor | undefined): boolean {
  if (cursor === undefined || rank > cursor.rank) return true
  return rank === cursor.rank && match > cursor.match
}

export function writeCursor({ rank, match }: Cursor): string {
  return `${-rank}.${match}`
}

/** As schemas admit it. */
export const CURSOR_PATTERN = '^\\d{1,16}\\.[\\w-]{1,40}$'

export function readCursor(text: string): Cursor {
  const dot = text.indexOf('.')
  return { rank: -Number(text.slice(0, dot)), match: text.slice(dot + 1) }
}
