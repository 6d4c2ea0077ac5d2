/* Finished matches whose result is still to be written: a list of their own in the archive, the oldest first. */
import type { Change, Id, Time } from '../store/store.ts'

export const DUE_LIST = 'due'

/** To commit with the end of a match. */
export function resultDue(match: Id, overAt: Time): Change {
  return { in: 'archive', put: { list: DUE_LIST, rank: overAt, match, tags: '' } }
}

/** To commit with its result: a conflict if another server has written that. */
export function resultDone(match: Id, overAt: Time): Change {
  return { in: 'archive', remove: [DUE_LIST, overAt, match], must: true }
}
