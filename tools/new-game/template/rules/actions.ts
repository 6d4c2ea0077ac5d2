import { type Refusal, refuse } from '@logres/kernel'

/** 2.2 */
export interface Action {
  readonly kind: 'take'
  readonly stones: number
}

/** Every action there is. */
export const ALL_ACTIONS: readonly Action[] = [1, 2, 3].map((stones) => Object.freeze({ kind: 'take', stones }))

/** Any value may be given. Its fields must be exactly those of an action. */
export function parseAction(value: unknown): Action | Refusal {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return refuse('notAnAction')
  if (value.kind !== 'take') return refuse('noSuchAction')
  if (!('stones' in value)) return refuse('fieldMissing', null, { field: 'stones' })
  if (Object.keys(value).length !== 2) return refuse('fieldUnknown')
  const { stones } = value
  return ALL_ACTIONS.find((action) => action.stones === stones) ?? refuse('badCount')
}
