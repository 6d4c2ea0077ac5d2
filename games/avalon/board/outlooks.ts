/*
 * What each region shows of what can be done there and of what is being done. Each has signals of its own, so that a card that
 * is played redraws one region and not eleven. What could have been done elsewhere goes when the card was seen to land.
 */

import { afterPaint, type Step } from '@logres/board-kit'
import type { Question } from '@logres/kernel'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Position, ROW } from '../rules/index.ts'
import type { Prospect } from './model.ts'
import { type ToldNow, toldNow } from './told-now.ts'

/** What the question is about is here: an attack or a spell to be answered, or a conquest that is being paid for. */
export type Heat = 'attack' | 'spell' | 'won' | undefined

interface Sources {
  readonly prospects: ReadonlySignal<readonly Prospect[] | undefined>
  readonly asked: ReadonlySignal<Question | null>
  readonly context: { readonly steps: ReadonlySignal<readonly Step[]> }
}

export class Outlooks {
  readonly #prospects: Sources['prospects']
  /** What was shown when the card was laid. */
  readonly #lingering: Signal<readonly (Prospect | undefined)[]> = signal([])
  readonly #prospectAt: readonly ReadonlySignal<Prospect | undefined>[]
  readonly #heatAt: readonly ReadonlySignal<Heat>[]
  readonly #toldAt: readonly ReadonlySignal<ToldNow | undefined>[]

  constructor({ prospects, asked, context: { steps } }: Sources) {
    this.#prospects = prospects
    const each = Array.from({ length: ROW }, (_, position) => position)
    this.#prospectAt = each.map((at) => computed(() => prospects.value?.[at] ?? this.#lingering.value[at]))
    this.#heatAt = each.map((at) => computed(() => heatOf(asked.value, at)))
    // Who is asked looks at the question.
    const now = computed(() => (asked.value === null ? toldNow(steps.value) : undefined))
    this.#toldAt = each.map((at) => computed(() => (now.value?.at === at ? now.value : undefined)))
  }

  prospectAt(position: Position): Prospect | undefined {
    return this.#prospectAt[position]?.value
  }

  heatAt(position: Position): Heat {
    return this.#heatAt[position]?.value
  }

  toldAt(position: Position): ToldNow | undefined {
    return this.#toldAt[position]?.value
  }

  /** A card is about to be laid here. */
  settle(position: Position): void {
    const prospects = this.#prospects.peek()
    if (prospects === undefined) return
    this.#lingering.value = prospects.map((prospect, at) => (at === position ? undefined : prospect))
    afterPaint(() => {
      this.#lingering.value = []
    })
  }
}

function heatOf(asked: Question | null, position: Position): Heat {
  if (asked?.params.at !== position) return undefined
  switch (asked.kind) {
    case 'answerAttack':
      return 'attack'
    case 'answerSpell':
      return 'spell'
    case 'payLosses':
    case 'spareLoss':
      return 'won'
    default:
      return undefined
  }
}
