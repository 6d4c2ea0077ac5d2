import { type Chance, type Draw, RecordingChance } from './chance.ts'
import type { Actor, Game, Refusal, Tagged, Viewer } from './game.ts'

export interface Step<State, Event> {
  readonly kind: 'step'
  readonly state: State
  readonly events: readonly Event[]
  readonly draws: readonly Draw[]
  /** For each event, who learned something by it, as marked by the game. */
  readonly marks: readonly (readonly Viewer[])[]
  /** All of these. */
  readonly disclosed: readonly Viewer[]
}

/** The pure face of a game: the state given stays as it is. */
export function step<
  O extends object,
  State extends object,
  Action extends Tagged,
  Event extends Tagged,
  V extends object,
>(
  game: Game<O, State, Action, Event, V>,
  state: State,
  actor: Actor,
  action: Action,
  chance: Chance,
): Step<State, Event> | Refusal {
  const refusal = game.whyNot(state, actor, action)
  if (refusal !== undefined) return refusal
  const next = game.clone(state)
  const recording = new RecordingChance(chance)
  const events: Event[] = []
  const marks: (readonly Viewer[])[] = []
  game.apply(next, actor, action, recording, (event, disclosedTo) => {
    events.push(event)
    marks.push(disclosedTo ?? [])
  })
  return { kind: 'step', state: next, events, draws: recording.draws, marks, disclosed: [...new Set(marks.flat())] }
}
