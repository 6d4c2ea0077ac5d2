/*
 * Changes of seeks. A row of `revisions` goes with each seek: a commit that removes one removes exactly the one it read, and
 * not another that replaced it. So of two servers that pair the same person, one has a conflict.
 */
import type { Change, Seek } from '../store/store.ts'

export function seekAdded(seek: Seek): Change[] {
  return [
    { in: 'seeks', insert: seek },
    { in: 'revisions', insert: { of: revisionOf(seek), n: seek.since } },
  ]
}

/** A conflict if this seek is no longer there. */
export function seekRemoved(seek: Seek): Change[] {
  return [
    { in: 'seeks', remove: [seek.person], must: true },
    { in: 'revisions', remove: [revisionOf(seek), seek.since], must: true },
  ]
}

function revisionOf({ person }: Seek): string {
  return `seeks ${person}`
}
