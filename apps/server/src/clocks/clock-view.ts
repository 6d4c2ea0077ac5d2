/*
 * What viewers may see of a clock. In a frame of several seats it can be secret who is asked, so only the frame's
 * time is shown.
 */
import { at, type Viewer } from '@logres/kernel'
import type { ClockMessage } from '@logres/protocol'
import type { MatchClock } from './clock.ts'

export class ClockView {
  readonly #clock: MatchClock
  #shared: ClockMessage | undefined

  /** The clock must not change any more. */
  constructor(clock: MatchClock) {
    this.#clock = clock
  }

  /** Where all viewers get the same message it is the same object, so it is serialised once. */
  messageFor(viewer: Viewer, now: number): ClockMessage {
    if (this.#shared?.at === now) return this.#shared
    const { banks, graces, frame, frameLeft, asked, pausedUntil = now } = this.#clock.at(now)
    const [seat] = asked
    const common = { kind: 'clock', at: now, left: banks, paused: Math.max(0, pausedUntil - now) } as const
    if (frame === null) {
      const alone =
        seat === undefined ? { grace: 0, until: null } : { grace: at(graces, seat), until: this.#until(seat) }
      this.#shared = { ...common, running: asked, frame: null, ...alone }
      return this.#shared
    }
    const left = viewer === 'table' ? Math.max(...frameLeft) : at(frameLeft, viewer)
    return {
      ...common,
      ...{ running: [], grace: 0 },
      frame: frame.limit === null ? null : left,
      until: frame.limit === null || viewer === 'table' ? null : this.#until(viewer),
    }
  }

  #until(seat: number): number {
    return this.#clock.until(seat)
  }
}
