/* Which steps are the viewer's own, and since which one they have not acted. */
import { imagined, type Step, type Telling } from '@logres/board-kit'
import type { AnyGame, Tagged, Viewer } from '@logres/kernel'

/** Where several are asked at once, the first event that names a seat tells whose step it is. */
export function isOwnStep(
  game: AnyGame,
  before: Step,
  step: Step,
  viewer: Viewer,
  actor: Telling['actor'] = firstSeat,
): boolean {
  if (viewer === 'table' || game.asked(before.view) === undefined) return false
  const actors = game.toAct(imagined(game, before.view))
  if (actors.length === 1) return actors[0] === viewer
  return actor(step) === viewer
}

function firstSeat({ events }: Step): number | undefined {
  return events.map(seatOf).find((seat) => seat !== undefined)
}

function seatOf(event: Tagged): number | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
}

export function isTurnOf({ turn }: Step, viewer: Viewer): boolean {
  return turn.seat === 'all' || turn.seat === viewer
}

const NONE: ReadonlySet<number> = new Set()

/** How far back one's last action is looked for. */
const FARTHEST = 300

/**
 * The index of the last step up to `at` that the viewer made in their own turn, or where all act at once; the first step if
 * there is none. An answer in somebody else's turn does not count, nor one that the page gave: what happened before it is
 * still news.
 */
export function lastOwnStep(
  game: AnyGame,
  steps: readonly Step[],
  at: number,
  viewer: Viewer,
  actor?: Telling['actor'],
  passedOver: ReadonlySet<number> = NONE,
): number {
  for (let i = Math.min(at, steps.length - 1); i > Math.max(0, at - FARTHEST); i--) {
    const [before, step] = [steps[i - 1], steps[i]]
    if (before === undefined || step === undefined || !isTurnOf(before, viewer)) continue
    if (!passedOver.has(i) && isOwnStep(game, before, step, viewer, actor)) return i
  }
  return 0
}
