/*
 * The four weapons of a duel fall in one act; here they are turned over one after the other. Until the last one lies open
 * the board shows what was before.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Event, View } from '../rules/index.ts'

export type Turned = Extract<Event, { kind: 'weaponTurned' }>

export interface Reveal {
  /** The view before the cards were turned. */
  readonly before: View
  readonly weapons: readonly Turned[]
  /** All that happened with it. */
  readonly events: readonly Event[]
  /** A player who runs for the judgement of God is not kept from it. */
  readonly isHurried: boolean
}

/** Milliseconds for each weapon. */
const PACE = 2000
/** The throw of a judgement comes a second and a half after it was called, at the earliest. */
const HURRY = 240

export class Reveals {
  /** What is being turned over, and how many weapons lie open. */
  readonly now: ReadonlySignal<Reveal | undefined>
  readonly open: ReadonlySignal<number>
  /** What happened up to the last weapon that lies open; undefined: nothing is being turned over. */
  readonly shown: ReadonlySignal<readonly Event[] | undefined>
  readonly #now: Signal<Reveal | undefined> = signal(undefined)
  readonly #open = signal(0)
  readonly #waiting: Reveal[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.now = this.#now
    this.open = this.#open
    this.shown = computed(() => shownOf(this.#now.value, this.#open.value))
  }

  show(reveal: Reveal): void {
    if (reveal.isHurried) this.skip()
    const now = this.#now.peek()
    if (now !== undefined) {
      this.#waiting.push(reveal)
      // Nobody has to wait for all that was before.
      this.#open.value = now.weapons.length
      this.#wait()
      return
    }
    this.#now.value = reveal
    this.#open.value = 0
    this.#wait()
  }

  /** The next weapon; after the last one the board goes on. */
  next(): void {
    const now = this.#now.peek()
    if (now === undefined) return
    if (this.#open.peek() < now.weapons.length) {
      this.#open.value += 1
      this.#wait()
      return
    }
    this.#end()
    const next = this.#waiting.shift()
    if (next !== undefined) this.show(next)
  }

  /** All of it at once, and whatever waits behind it. */
  skip(): void {
    this.#waiting.length = 0
    this.#end()
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#now.value = undefined
  }

  #pace(): number {
    if (this.#now.peek()?.isHurried === true) return HURRY
    // The first one follows soon: one has waited for it long enough. So does what waits behind.
    return this.#open.peek() === 0 || this.#waiting.length > 0 ? PACE / 2 : PACE
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.next(), this.#pace())
  }
}

function shownOf(reveal: Reveal | undefined, open: number): readonly Event[] | undefined {
  if (reveal === undefined) return undefined
  const { weapons, events } = reveal
  const hidden = events.findIndex((event) => event.kind === 'weaponTurned' && weapons.indexOf(event) >= open)
  // What comes of the last weapon is seen when the board goes on.
  const last = weapons.at(-1)
  return events.slice(0, hidden >= 0 ? hidden : last === undefined ? 0 : events.indexOf(last) + 1)
}
