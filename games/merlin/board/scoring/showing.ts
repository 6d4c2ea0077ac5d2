/* Which scoring is on the page, and how far it is counted out. */

import { at } from '@logres/kernel'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { View } from '../../rules/index.ts'
import type { Model } from '../model.ts'
import { courseOf, type Mark, type Sources, sourcesOf } from './course.ts'
import { eventsIn, type Told } from './events.ts'
import { type Ledger, ledgersOf } from './ledger.ts'

/** Notes of the design: a row every 350 ms. */
export const ROW_TAKES = 350

export class Showing {
  readonly ledgers: ReadonlySignal<readonly Ledger[]>
  /** How the scores rose, and from what, as far as it is counted out. */
  readonly marks: ReadonlySignal<readonly Mark[]>
  readonly sources: ReadonlySignal<Sources>
  /** The scoring that is open, from 1; undefined: none. */
  readonly open: Signal<number | undefined> = signal(undefined)
  readonly counted: Signal<number> = signal(0)
  readonly ledger: ReadonlySignal<Ledger | undefined>
  /** So many steps were seen: a scoring after them is news. */
  lastSeen: number | undefined

  constructor(model: Model) {
    const told: ReadonlySignal<readonly Told[]> = computed(() => eventsIn(model.context.steps.value))
    const seats = computed(() => model.view.value.players.length)
    const asked = computed(() => {
      const frame = model.view.value.frames.at(-1)
      return frame?.kind === 'grail' ? frame.n : null
    })
    this.ledgers = computed(() =>
      ledgersOf(told.value, seats.value, (step) => viewOf(at(model.context.steps.value, step).view), asked.value),
    )
    this.ledger = computed(() => {
      const open = this.open.value
      return open === undefined ? undefined : this.ledgers.value.find(({ no }) => no === open)
    })
    const counted = computed(() => {
      const ledger = this.ledger.value
      if (ledger === undefined) return []
      // Up to where it began, and what began it.
      return told.value.slice(0, this.isWhole ? ledger.to : ledger.from + 1)
    })
    this.marks = computed(() => courseOf(counted.value, seats.value))
    this.sources = computed(() => sourcesOf(counted.value, seats.value))
  }

  /** Every row is counted. */
  get isWhole(): boolean {
    return this.counted.value >= (this.ledger.value?.rows.length ?? 0)
  }

  /** From its first row, or whole at once. */
  show(no: number, isWhole: boolean): void {
    this.open.value = no
    this.counted.value = isWhole ? this.#rows : 0
  }

  skip(): void {
    this.counted.value = this.#rows
  }

  close(): void {
    this.open.value = undefined
  }

  get #rows(): number {
    return this.ledger.peek()?.rows.length ?? 0
  }
}

function isView(view: object): view is View {
  return 'merlin' in view && 'players' in view
}

function viewOf(view: object): View {
  if (!isView(view)) throw new TypeError('not a view of Merlin')
  return view
}

const SHOWINGS = new WeakMap<Model, Showing>()

export function showingOf(model: Model): Showing {
  const known = SHOWINGS.get(model)
  if (known !== undefined) return known
  const showing = new Showing(model)
  SHOWINGS.set(model, showing)
  return showing
}
