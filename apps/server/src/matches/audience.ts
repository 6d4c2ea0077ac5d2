/* Everybody who looks at a match, here, and what is sent to all of them. */
import type { AnyMatch, Viewer } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import type { Face } from '../clocks/face.ts'
import type { Update } from './moment.ts'
import type { Dismissal, Onlooker } from './onlooker.ts'

export class Audience {
  readonly onlookers = new Set<Onlooker>()
  readonly #match: AnyMatch
  readonly #now: () => number
  /** The clock as everybody may see it: with all that is durable. */
  #face: Face | undefined

  constructor(match: AnyMatch, now: () => number) {
    this.#match = match
    this.#now = now
  }

  /** Whether somebody who sits here looks on. */
  get isAttended(): boolean {
    return [...this.onlookers].some(({ viewer }) => viewer !== 'table')
  }

  /** From now on the clock is that. */
  set(face: Face | undefined): void {
    this.#face = face
  }

  tellTime(onlooker: Onlooker, now = this.#now()): void {
    if (this.#face === undefined || this.#match.outcome !== undefined) return
    onlooker.send(this.#face.tell(onlooker.viewer, now))
  }

  tellAllTime(): void {
    const now = this.#now()
    for (const onlooker of this.onlookers) this.tellTime(onlooker, now)
  }

  send(message: ServerMessage, isFor: (viewer: Viewer) => boolean = () => true): void {
    for (const onlooker of this.onlookers) if (isFor(onlooker.viewer)) onlooker.send(message)
  }

  show(updateOf: (viewer: Viewer) => Update | undefined): void {
    const now = this.#now()
    for (const onlooker of this.onlookers) {
      const update = updateOf(onlooker.viewer)
      // Who noticed nothing must not learn from the clock that something happened.
      if (update === undefined) continue
      onlooker.send(update.message)
      this.tellTime(onlooker, now)
    }
  }

  /** Those who had a seat and have it no longer. */
  showOut(isAllowed: (onlooker: Onlooker) => boolean): void {
    for (const onlooker of this.onlookers) {
      if (isAllowed(onlooker)) continue
      this.onlookers.delete(onlooker)
      onlooker.dismiss('reseated')
    }
  }

  dismiss(why: Dismissal): void {
    for (const onlooker of this.onlookers) onlooker.dismiss(why)
  }
}
