/*
 * What a game waits for is data: a stack of frames in its State. The top frame is either a question
 * ({ kind: 'answerAttack', … }: play stops until it is answered) or a sequence in progress
 * ({ kind: 'turn', step: 'playCards' }: play goes on by itself with that step).
 */
import type { Tagged } from './game.ts'

/** A sequence in progress; `step` is the step that comes next. */
export interface SequenceFrame<Step extends string> extends Tagged {
  step: Step | 'done'
}

/** A named order of steps. Reads like the rulebook's own list; a step is never known by its index. */
export interface Sequence<Step extends string, Context> {
  readonly steps: readonly Step[]
  /** Does the frame's step and moves the frame on to the following one; false when there is nothing left to do. */
  advance(frame: SequenceFrame<Step>, context: Context): boolean
}

export function sequence<Step extends string, Context>(
  list: readonly (readonly [step: Step, enter: (context: Context) => void])[],
): Sequence<Step, Context> {
  const steps = list.map(([step]) => step)
  const plan = new Map(
    list.map(([step, enter], i) => [step, { enter, next: steps[i + 1] ?? ('done' as const) }] as const),
  )
  return {
    steps,
    advance(frame, context) {
      if (frame.step === 'done') return false
      const now = plan.get(frame.step)
      if (now === undefined) throw new Error(`the sequence ${frame.kind} has no step ${frame.step}`)
      // First the frame, then the step: the step may push a question or send the frame elsewhere.
      frame.step = now.next
      now.enter(context)
      return true
    },
  }
}

export function top<Frame>(frames: readonly Frame[]): Frame | undefined {
  return frames[frames.length - 1]
}
