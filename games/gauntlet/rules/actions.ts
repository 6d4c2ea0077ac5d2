import { isRefusal, type Refusal, refuse } from '@logres/kernel'
import { CARDS, type Card } from './data.ts'

/** 2.1 */
export interface Action {
  readonly kind: 'lay'
  readonly card: Card
}

/** Every action there is. */
export const ALL_ACTIONS: readonly Action[] = CARDS.map((card) => Object.freeze({ kind: 'lay', card }))

/** Any value may be given. Its fields must be exactly those of an action. */
export function parseAction(value: unknown): Action | Refusal {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return refuse('notAnAction')
  if (value.kind !== 'lay') return refuse('noSuchAction')
  if (!('card' in value)) return refuse('fieldMissing', null, { field: 'card' })
  const { card } = value
  const action = ALL_ACTIONS.find((each) => each.card === card) ?? refuse('noSuchCard')
  if (isRefusal(action)) return action
  return Object.keys(value).length === 2 ? action : refuse('fieldUnknown')
}
