/* Replays a log without keeping the page from answering: a few milliseconds at a time. */
import { type Moment, nextTask, stepsFor } from '@logres/board-kit'
import { type AnyGame, type AnyMatch, isRefusal, type Refusal, type Viewer } from '@logres/kernel'
import { beginLog } from '../play/replay-log.ts'
import type { SavedRecord } from '../play/shelf.ts'
import { Timeline } from '../play/timeline.ts'

const SLICE_MS = 12

export async function replaySliced(
  game: AnyGame,
  log: SavedRecord,
): Promise<{ readonly match: AnyMatch; readonly timeline: Timeline } | Refusal> {
  const match = beginLog(game, log)
  if ('code' in match) return match
  const timeline = new Timeline()
  timeline.add(match, [])
  let begun = performance.now()
  for (const entry of log.entries.slice(1)) {
    const done = match.replay(entry)
    if (isRefusal(done)) return done
    timeline.add(match, done.events)
    if (performance.now() - begun < SLICE_MS) continue
    await nextTask()
    begun = performance.now()
  }
  return { match, timeline }
}

/** What a viewer saw is computed once for every position: so that it is there when it is shown. */
export async function prepareSteps(game: AnyGame, moments: readonly Moment[], viewer: Viewer): Promise<void> {
  let begun = performance.now()
  for (const moment of moments) {
    stepsFor(game, [moment], viewer)
    if (performance.now() - begun < SLICE_MS) continue
    await nextTask()
    begun = performance.now()
  }
}
