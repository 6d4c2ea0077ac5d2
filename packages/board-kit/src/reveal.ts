/*
 * A reveal: a step that is shown in stages. Until all of them have been shown, the whole page shows the match as of the
 * current stage, so that nothing tells more than the board. A step of others without stages of its own is one stage that
 * lasts for a while: it is paced. Pure: match/telling/player.ts in apps/web goes from stage to stage.
 */
import { canonical, type Viewer } from '@logres/kernel'
import type { Step } from './steps.ts'

export interface RevealStage {
  /** So many of the step's events are told. */
  readonly told: number
  readonly view: object
  /** How long it is shown, in milliseconds. */
  readonly ms: number
  /** The only stage of a step that is shown at once, so that people can follow. Nobody waits for it. */
  readonly isPaced?: true
}

/** The stages of a step; none: it is shown at once. The last stage is the step itself. */
export type StagesOf = (before: Step, step: Step, viewer: Viewer) => readonly RevealStage[]

/** How far a page has shown the match. */
export interface RevealPosition {
  /** The last step that was shown completely; undefined: the page was just opened, and nothing is revealed. */
  readonly last: Step | undefined
  /** The step after it that is being revealed, and its stage. */
  readonly step: Step | undefined
  readonly stage: number
}

export const JUST_OPENED: RevealPosition = { last: undefined, step: undefined, stage: 0 }

/** The stage that is shown now. */
export interface RevealNow {
  readonly step: Step
  readonly stage: number
  readonly stages: readonly RevealStage[]
  /** It is the last stage: the step is told completely, and stays for a while. */
  readonly isTold: boolean
  /** More reveals wait behind this one, not counting paced steps. */
  readonly isQueued: boolean
  readonly isPaced: boolean
}

export interface ShownSteps {
  readonly steps: readonly Step[]
  /** Undefined: nothing is being revealed. */
  readonly now: RevealNow | undefined
  /** Something has happened that is not shown yet. */
  readonly isBehind: boolean
}

/** What a page at this position shows of the steps. */
export function shownSteps(
  steps: readonly Step[],
  position: RevealPosition,
  stagesOf: (before: Step, step: Step) => readonly RevealStage[],
): ShownSteps {
  const from = position.last === undefined ? -1 : placeOf(position.last, steps)
  const found = from < 0 ? undefined : nextReveal(steps, from, stagesOf)
  if (found === undefined) return { steps, now: undefined, isBehind: false }
  const { at, step, stages } = found
  const stage = position.step === step ? Math.min(position.stage, stages.length - 1) : 0
  const isTold = stage === stages.length - 1
  const isPaced = isPacedStep(stages)
  const isQueued = stagedAfter(steps, at, stagesOf)
  const shown = isTold ? step : partOf(step, stages[stage], steps[at - 1])
  return {
    steps: [...steps.slice(0, at), shown],
    now: { step, stage, stages, isTold, isQueued, isPaced },
    isBehind: isPaced || !isTold || at < steps.length - 1,
  }
}

/** Whether a step after this place is shown in stages of its own. */
export function stagedAfter(
  steps: readonly Step[],
  from: number,
  stagesOf: (before: Step, step: Step) => readonly RevealStage[],
): boolean {
  let next = nextReveal(steps, from, stagesOf)
  while (next !== undefined && isPacedStep(next.stages)) next = nextReveal(steps, next.at, stagesOf)
  return next !== undefined
}

function isPacedStep(stages: readonly RevealStage[]): boolean {
  return stages[0]?.isPaced === true
}

interface FoundReveal {
  readonly at: number
  readonly step: Step
  readonly stages: readonly RevealStage[]
}

function nextReveal(
  steps: readonly Step[],
  from: number,
  stagesOf: (before: Step, step: Step) => readonly RevealStage[],
): FoundReveal | undefined {
  for (let at = from + 1; at < steps.length; at++) {
    const [before, step] = [steps[at - 1], steps[at]]
    const stages = before === undefined || step === undefined ? [] : stagesOf(before, step)
    if (step !== undefined && stages.length > 0) return { at, step, stages }
  }
  return undefined
}

function partOf(step: Step, stage: RevealStage | undefined, before: Step | undefined): Step {
  if (stage === undefined) return step
  return { events: step.events.slice(0, stage.told), view: stage.view, turn: before?.turn ?? step.turn }
}

/** A page is never so many steps behind that it would show them all. */
const FARTHEST = 100

/** A fetched history holds the same steps as other objects. -1: it is not among the last ones. */
export function placeOf(step: Step, steps: readonly Step[]): number {
  const same = steps.lastIndexOf(step)
  if (same >= 0) return same
  const text = canonical(step.view)
  const first = Math.max(0, steps.length - FARTHEST)
  const place = steps.slice(first).findLastIndex(({ view }) => canonical(view) === text)
  return place < 0 ? -1 : first + place
}
