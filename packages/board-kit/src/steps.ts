/* What a viewer was shown, step by step, for log, recap and replay. */
import { type AnyGame, canonical, type Seat, seededChance, type Tagged, type Viewer } from '@logres/kernel'

/** A state of a match, and the events that led to it. */
export interface Moment {
  readonly state: object
  readonly events: readonly Tagged[]
}

export interface Turn {
  readonly no: number
  readonly seat: Seat | 'all'
}

export interface Step {
  /** The events that led here, as the viewer sees them; none at the first step and after a reconnection. */
  readonly events: readonly Tagged[]
  /** The game's view after them. */
  readonly view: object
  /** Whose turn it is after them. */
  readonly turn: Turn
}

/** The largest number of steps that an undo can remove. */
const FARTHEST_UNDO = 200

export function stepOf(game: AnyGame, view: object, events: readonly Tagged[]): Step {
  return { events, view, turn: game.turn(imagined(game, view)) }
}

/**
 * Adds a step. A step without events whose view was shown before is an undo: the steps in between are removed.
 */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  if (step.events.length > 0) return [...steps, step]
  const text = canonical(step.view)
  const last = steps.length - 1
  for (let i = last; i >= Math.max(0, last - FARTHEST_UNDO); i--) {
    const before = steps[i]
    if (before !== undefined && canonical(before.view) === text) return i === last ? steps : steps.slice(0, i + 1)
  }
  return [...steps, step]
}

/** One group of the log: a turn, and what happened in it. */
export interface TurnLog {
  readonly turn: Turn
  readonly lines: readonly LogLine[]
}

export interface LogLine {
  /** The step it belongs to. */
  readonly step: number
  readonly event: Tagged
}

/**
 * The log in groups. `starts` are the kinds of events that start a group: events before it in the same step belong to the group
 * before.
 */
export function logOf(steps: readonly Step[], starts: readonly string[]): readonly TurnLog[] {
  const groups: { turn: Turn; lines: LogLine[] }[] = []
  const groupFor = (turn: Turn) => {
    const last = groups.at(-1)
    if (last !== undefined && last.turn.no === turn.no) return last
    const group = { turn, lines: [] }
    groups.push(group)
    return group
  }
  let turn: Turn | undefined
  for (const [i, step] of steps.entries()) {
    const begins = step.events.findIndex(({ kind }) => starts.includes(kind))
    // Without such an event, the whole step belongs to the group before.
    const ending = begins >= 0 ? begins : step.events.length
    for (const [e, event] of step.events.entries()) {
      groupFor(turn !== undefined && e < ending ? turn : step.turn).lines.push({ step: i, event })
    }
    turn = step.turn
  }
  return groups
}

const imaginedStates = new WeakMap<object, object>()

/** A state consistent with the view. For the viewer's own choices it is as good as the true one. */
export function imagined(game: AnyGame, view: object): object {
  const before = imaginedStates.get(view)
  if (before !== undefined) return before
  const state = game.imagine(view, seededChance('look'))
  imaginedStates.set(view, state)
  return state
}

/** Cached: a timeline grows by one moment per action, and unchanged steps must stay the same objects. */
const stepsByMoment = new WeakMap<Moment, Map<Viewer, Step>>()

/** All steps of a timeline as this viewer saw them. */
export function stepsFor(game: AnyGame, timeline: readonly Moment[], viewer: Viewer): readonly Step[] {
  return timeline.map((moment) => {
    const known = stepsByMoment.get(moment) ?? new Map<Viewer, Step>()
    const step = known.get(viewer) ?? stepAt(game, moment, viewer)
    stepsByMoment.set(moment, known.set(viewer, step))
    return step
  })
}

function stepAt(game: AnyGame, { state, events }: Moment, viewer: Viewer): Step {
  return {
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
    view: game.view(state, viewer),
    turn: game.turn(state),
  }
}
