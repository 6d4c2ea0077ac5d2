/*
 * Optimistic locking for rows that are read, changed and written back, at any server. Each row has a revision, raised
 * with every write. The revision is a row of its own that only one writer can remove, so a write based on an older
 * one is a conflict, and is retried.
 */
import { type Change, Conflict, type Store } from './store.ts'
import { withCommit } from './with-commit.ts'

type Revised = Exclude<Extract<Change, { readonly in: 'people' | 'tables' | 'names' }>, { readonly remove: unknown }>

/** Wraps the store: a write based on an outdated row is a conflict in `revisions`. */
export function withRevisions(store: Store): Store {
  return withCommit(store, (changes) => store.commit(changes.some(isRevised) ? changes.flatMap(withNumber) : changes))
}

/** The row as it will be stored. */
export function nextRevision<Row extends { readonly revision?: number }>(row: Row): Row {
  return { ...row, revision: (row.revision ?? 0) + 1 }
}

/** Retries until nobody else has written meanwhile. `work` must use a single commit. */
export async function retryOnRevisionConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      // Two may claim the same name for the first time.
      const isLate = error instanceof Conflict && (error.collection === 'revisions' || error.collection === 'names')
      if (!isLate || tries === MOST_TRIES) throw error
    }
  }
}

const MOST_TRIES = 20

function isRevised(change: Change): change is Revised {
  return !('remove' in change) && (change.in === 'people' || change.in === 'tables' || change.in === 'names')
}

function withNumber(change: Change): Change[] {
  if (!isRevised(change)) return [change]
  const row = 'put' in change ? change.put : change.insert
  const of = `${change.in} ${'folded' in row ? row.folded : row.id}`
  const { revision = 0 } = row
  if ('insert' in change) return [change, { in: 'revisions', insert: { of, n: 0 } }]
  return [
    raised(change),
    { in: 'revisions', remove: [of, revision], must: true },
    { in: 'revisions', insert: { of, n: revision + 1 } },
  ]
}

function raised(change: Extract<Revised, { readonly put: unknown }>): Change {
  switch (change.in) {
    case 'people':
      return { in: 'people', put: nextRevision(change.put) }
    case 'tables':
      return { in: 'tables', put: nextRevision(change.put) }
    case 'names':
      return { in: 'names', put: nextRevision(change.put) }
  }
}
