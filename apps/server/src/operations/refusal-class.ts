/* Classes of refusals, for metrics. A code could reveal what somebody tried; a class does not. */
import type { Refusal } from '@logres/kernel'

export const CLASSES = [
  'rules',
  'badRequest',
  'notSignedIn',
  'notAllowed',
  'notFound',
  'notNow',
  'tooFast',
  'draining',
  'ourFault',
  'other',
] as const
export type RefusalClass = (typeof CLASSES)[number]

const BY_CODE: ReadonlyMap<string, RefusalClass> = new Map([
  ['badMessage', 'badRequest'],
  ['badAction', 'badRequest'],
  ['emptyChat', 'badRequest'],
  ['notSeated', 'notAllowed'],
  ['muted', 'notAllowed'],
  ['stale', 'notNow'],
  ['standInPlays', 'notNow'],
  ['noStandIn', 'notNow'],
  ['nothingToUndo', 'notNow'],
  ['undoBarred', 'notNow'],
  ['actsUsedUp', 'notNow'],
  ['undosUsedUp', 'notNow'],
  ['alreadyResigned', 'notNow'],
  ['matchOver', 'notNow'],
  ['tooFast', 'tooFast'],
  ['tooManyFromHere', 'tooFast'],
  ['tooManyConnections', 'tooFast'],
  ['cannotSave', 'ourFault'],
  ['damagedMatch', 'ourFault'],
  ['damagedRecord', 'ourFault'],
])

const BY_STATUS: ReadonlyMap<number, RefusalClass> = new Map([
  [401, 'notSignedIn'],
  [403, 'notAllowed'],
  [404, 'notFound'],
  [409, 'notNow'],
  [429, 'tooFast'],
  [503, 'draining'],
])

export function classOf({ rule, code }: Pick<Refusal, 'rule' | 'code'>): RefusalClass {
  return BY_CODE.get(code) ?? (rule === null ? 'other' : 'rules')
}

/** For an HTTP status; undefined below 400. */
export function classOfStatus(status: number): RefusalClass | undefined {
  if (status < 400) return undefined
  return BY_STATUS.get(status) ?? (status < 500 ? 'badRequest' : 'ourFault')
}
