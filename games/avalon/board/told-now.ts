/* What happens to a region right now, as others do it or as an earlier position shows it. */
import type { Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Event, Position } from '../rules/index.ts'
import type { AttackResult } from '../words/index.ts'

export interface ToldNow {
  readonly at: Position
  /** Undefined: not answered yet. */
  readonly result: AttackResult | undefined
  readonly isSpell: boolean
}

const RESULTS: Readonly<Partial<Record<Event['kind'], AttackResult>>> = {
  regionConquered: 'conquered',
  attackResisted: 'resisted',
  cardEnchanted: 'enchanted',
  spellCountered: 'countered',
}

/** Other things that are done: an attack before them is over. */
const OTHERS: readonly string[] = ['reinforced', 'playsFinished', 'tileTaken', 'turnBegan']

export function toldNow(steps: readonly Step[]): ToldNow | undefined {
  let result: AttackResult | undefined
  for (let i = steps.length - 1; i >= 0; i--) {
    for (const event of (steps[i]?.events ?? []).toReversed()) {
      if (!isEvent(event) || OTHERS.includes(event.kind)) return undefined
      result ??= RESULTS[event.kind]
      if (event.kind === 'attackDeclared' || event.kind === 'spellCast')
        return { at: event.at, result, isSpell: event.kind === 'spellCast' }
    }
  }
  return undefined
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
