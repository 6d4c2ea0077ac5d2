/* Percival: in one quest, one printed colour may be any other. */
import { present } from '@logres/kernel'
import type { Condition } from '../quests.ts'
import type { Reason } from '../reasons.ts'
import type { Player } from '../state.ts'
import type { Province } from '../vocabulary.ts'
import { hasTile } from './ally.ts'

/** Which condition, and the colour it has instead. */
export interface Recolour {
  readonly condition: number
  readonly province: Province
}

/** 10.2 Only where a colour is printed, and only to another one. */
export function mayNotRecolour(
  player: Player,
  conditions: readonly Condition[],
  { condition, province }: Recolour,
): Reason | undefined {
  if (!hasTile(player, 'percival')) return 'noAlly'
  const printed = conditions[condition]
  if (printed === undefined || !('province' in printed) || printed.province === null) return 'noColourPrinted'
  return printed.province === province ? 'sameColour' : undefined
}

/** The conditions as Percival reads them; a pair must still stand together, in that other province. */
export function recoloured(conditions: readonly Condition[], { condition, province }: Recolour): readonly Condition[] {
  const printed = present(conditions[condition])
  return 'province' in printed ? conditions.with(condition, { ...printed, province }) : conditions
}
