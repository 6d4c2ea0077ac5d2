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

type StepOf<Frame> = Frame extends SequenceFrame<infer Step> ? Exclude<Step, 'done'> : never

/** A named order of steps. Reads like the rulebook's own list; a step is never known by its index. */
export interface Sequence<Frame, Context> {
  readonly steps: readonly StepOf<Frame>[]
  /** Does the frame's step and moves the frame on to the following one; false when there is nothing left to do. */
  advance(frame: Frame, context: Context): boolean
}

export function sequence<Frame extends SequenceFrame<string>, Context>(
  list: readonly (readonly [step: StepOf<Frame>, enter: (context: Context, frame: Frame) => void])[],
): Sequence<Frame, Context> {
  const steps = list.map(([step]) => step)
  if (new Set(steps).size < steps.length) throw new Error('a sequence has a step twice')
  const plan = list.map(([step, enter], i) => ({ step, enter, next: steps[i + 1] ?? 'done' }))
  return {
    steps,
    advance(frame, context) {
      if (frame.step === 'done') return false
      for (const { step, enter, next } of plan) {
        if (step !== frame.step) continue
        // First the frame, then the step: the step may push a question or send the frame elsewhere.
        frame.step = next
        enter(context, frame)
        return true
      }
      throw new Error(`the sequence ${frame.kind} has no step ${frame.step}`)
    },
  }
}
