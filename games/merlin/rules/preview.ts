import { type Chance, type Preview, type Seat, seededChance } from '@logres/kernel'
import type { Action } from './actions.ts'
import { apply } from './apply.ts'
import { type Event, redact } from './events.ts'
import { imagine } from './imagine.ts'
import { whyNot } from './judge.ts'
import type { View } from './view.ts'

/** Thrown where the rules would draw: what comes after is not certain. */
class Drawn extends Error {}

const NO_CHANCE: Chance = {
  pick() {
    throw new Drawn()
  },
}

/**
 * Everything but others' quests lies open, and those change nothing but what their holders can resolve: so whatever happens
 * before the first draw is certain, and can be seen by doing it in any world the viewer could be in.
 */
export function preview(view: View, seat: Seat, action: Action): Preview<Event> {
  const state = imagine(view, seededChance('preview'))
  const certain: Event[] = []
  if (whyNot(state, seat, action) !== undefined) return { certain, possible: [] }
  try {
    apply({ state, chance: NO_CHANCE, emit: (event) => certain.push(redact(event, seat)) }, seat, action)
  } catch (error) {
    if (!(error instanceof Drawn)) throw error
  }
  return { certain, possible: [] }
}
