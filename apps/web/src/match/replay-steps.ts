/* Going through a match by turns. */
import type { Step } from '@logres/board-kit'
import { type LogKinds, storyOf } from './telling/story.tsx'

/**
 * The position at which the turn before or after begins; from the middle of a turn, back means to its beginning. A set-up is
 * one turn, as in the log.
 */
export function turnStart(steps: readonly Step[], kinds: LogKinds, now: number, direction: -1 | 1): number {
  const setUp = storyOf(steps, kinds).find(({ isSetUp }) => isSetUp)
  const playing = setUp?.group.lines.at(-1)?.step ?? 0
  const isStart = (i: number) => i === 0 || (i >= playing && steps[i - 1]?.turn.no !== steps[i]?.turn.no)
  const starts = [...steps.keys()].filter(isStart)
  if (direction < 0) return starts.findLast((start) => start < now) ?? 0
  return starts.find((start) => start > now) ?? steps.length - 1
}
