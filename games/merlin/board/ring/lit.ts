/* What on the ring can be touched now, and what was moved last. */

import type { Step } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import { type Action, type Event, type Position, RING } from '../../rules/index.ts'

/** A way to be drawn on the rim. */
export interface Trail {
  readonly seat: Seat
  readonly from: Position
  readonly to: Position
  readonly clockwise: boolean
  /** Looked at or gone just now, not remembered. */
  readonly isSure: boolean
}

/** By servant's place, item or province; where two acts meet in one place, the plain one. */
export function targetsOf(legal: readonly Action[]): ReadonlyMap<string, Action> {
  const targets = new Map<string, Action>()
  for (const action of legal) {
    const id = targetOf(action)
    if (id !== undefined && !targets.has(id)) targets.set(id, action)
  }
  return targets
}

function targetOf(action: Action): string | undefined {
  switch (action.kind) {
    case 'placeServant':
    case 'placeBySeal':
      return `s-${action.servant}-${action.province}`
    case 'takeItem':
      return `i-${action.item}-${action.province}`
    case 'placeCounter':
      return `c-${action.province}`
    default:
      return undefined
  }
}

/** So far back one still wants to see who moved last. */
const RECENT = 60

export function lastMove(steps: readonly Step[]): Trail | undefined {
  for (let i = steps.length - 1; i >= Math.max(0, steps.length - RECENT); i--) {
    const moved = at(steps, i).events.findLast(isMove)
    if (moved === undefined) continue
    const { seat, from, to } = moved
    // No die leads farther than six spaces; who goes farther is taken there.
    const clockwise = (to - from + RING) % RING <= RING / 2
    return from === to ? undefined : { seat, from, to, clockwise, isSure: false }
  }
  return undefined
}

function isMove(event: { readonly kind: string }): event is Extract<Event, { kind: 'figureMoved' }> {
  return event.kind === 'figureMoved'
}
