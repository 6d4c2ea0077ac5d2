/* A player's four dice of this round: what is left, what is used up, and what is on its way. */

import type { Step } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import type { Event, View } from '../rules/index.ts'
import type { Figure } from './foresee.ts'

export interface MyDie {
  /** 0 to 2; 3 is Merlin's. */
  readonly no: number
  readonly figure: Figure
  readonly value: number
  readonly state: 'left' | 'chosen' | 'used'
}

const OWN_DICE = 3

/** Used dice are gone from the view; which they were is told by what happened since the round began. */
export function myDice(view: View, seat: Seat, steps: readonly Step[]): readonly MyDie[] {
  const { dice, merlinDie } = at(view.players, seat)
  const turn = view.frames[1]
  const isOn = turn?.kind === 'turn' && turn.seat === seat && turn.value > 0
  const chosen = isOn ? turn.figure : undefined
  const used = usedSince(steps, seat)
  const gone = OWN_DICE - dice.length
  const own = [
    ...used.knight.slice(0, Math.max(0, gone - (chosen === 'knight' ? 1 : 0))).map((value) => die(value, 'used')),
    ...(isOn && chosen === 'knight' ? [die(turn.value, 'chosen')] : []),
    ...dice.map((value) => die(value, 'left')),
  ]
  const merlins: Omit<MyDie, 'no'> =
    isOn && chosen === 'merlin'
      ? { figure: 'merlin', value: turn.value, state: 'chosen' }
      : { figure: 'merlin', value: merlinDie || (used.merlin ?? 1), state: merlinDie > 0 ? 'left' : 'used' }
  return [
    ...own.toSorted((a, b) => a.value - b.value).map((each, no) => ({ ...each, no })),
    { ...merlins, no: OWN_DICE },
  ]
}

function die(value: number, state: MyDie['state']): Omit<MyDie, 'no'> {
  return { figure: 'knight', value, state }
}

interface Used {
  readonly knight: number[]
  merlin: number | undefined
}

function usedSince(steps: readonly Step[], seat: Seat): Used {
  const used: Used = { knight: [], merlin: undefined }
  for (let i = steps.length - 1; i >= 0; i--) {
    const { events } = at(steps, i)
    for (let e = events.length - 1; e >= 0; e--) {
      const event = at(events, e)
      if (event.kind === 'roundBegan') return used
      if (!isChoice(event) || event.seat !== seat) continue
      if (event.figure === 'merlin') used.merlin = event.value
      else used.knight.unshift(event.value)
    }
  }
  return used
}

function isChoice(event: { readonly kind: string }): event is Extract<Event, { kind: 'dieChosen' }> {
  return event.kind === 'dieChosen'
}
