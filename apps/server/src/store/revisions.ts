/*
 * Rows that are read, thought about and written over, by whichever server somebody asked. Each has a number, raised with every
 * writing; the number is a row of its own that one alone can take away, so whoever has read an older one is refused, and reads again.
 */
import { type Change, Conflict, type Store } from './store.ts'
import { withCommit } from './with-commit.ts'

type Revised = Exclude<Extract<Change, { readonly in: 'people' | 'tables' }>, { readonly remove: unknown }>

/** The same store. What was not derived from what is there now is a conflict in `revisions`. */
export function withRevisions(store: Store): Store {
  return withCommit(store, (changes) => store.commit(changes.some(isRevised) ? changes.flatMap(withNumber) : changes))
}

/** What is in the store once this row was written. */
export function nextRevision<Row extends { readonly revision?: number }>(row: Row): Row {
  return { ...row, revision: (row.revision ?? 0) + 1 }
}

/** Until nobody else has written meanwhile. Whatever `work` does, it does by one commit. */
export async function retryOnRevisionConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const isLate = error instanceof Conflict && error.collection === 'revisions'
      if (!isLate || tries === MOST_TRIES) throw error
    }
  }
}

const MOST_TRIES = 20

function isRevised(change: Change): change is Revised {
  return !('remove' in change) && (change.in === 'people' || change.in === 'tables')
}

function withNumber(change: Change): Change[] {
  if (!isRevised(change)) return [change]
  const { id, revision = 0 } = 'put' in change ? change.put : change.insert
  const of = `${change.in} ${id}`
  if ('insert' in change) return [change, { in: 'revisions', insert: { of, n: 0 } }]
  return [
    change.in === 'people'
      ? { in: 'people', put: nextRevision(change.put) }
      : { in: 'tables', put: nextRevision(change.put) },
    { in: 'revisions', remove: [of, revision], must: true },
    { in: 'revisions', insert: { of, n: revision + 1 } },
  ]
}
