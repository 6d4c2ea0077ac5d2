/* What everybody may see of a clock. Who is asked in a frame of several can be a secret, so there it tells of the frame. */
import { at, type Viewer } from '@logres/kernel'
import type { ClockMessage } from '@logres/protocol'
import type { MatchClock } from './clock.ts'

export class Face {
  readonly #clock: MatchClock

  /** The clock must be one that nobody moves. */
  constructor(clock: MatchClock) {
    this.#clock = clock
  }

  tell(viewer: Viewer, now: number): ClockMessage {
    const { banks, graces, frame, frameLeft, asked } = this.#clock.at(now)
    const [seat] = asked
    const common = { kind: 'clock', at: now, left: banks } as const
    if (frame === null) {
      const alone =
        seat === undefined ? { grace: 0, until: null } : { grace: at(graces, seat), until: this.#until(seat) }
      return { ...common, running: asked, frame: null, ...alone }
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
