/*
 * Ending a turn in one step: a tile chosen while cards are still being played is confirmed once, then the plays are finished, the
 * tile is taken and the turn ended, one action after the other. If too many cards are held, the discards come in between.
 */
import { type BoardContext, perQuestion, perTurn } from '@logres/board-kit'
import { sum } from '@logres/kernel'
import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals'
import {
  type Action,
  CROWNS_TO_WIN,
  crowns,
  HAND_LIMIT,
  type Side,
  TILE_DATA,
  type Tile,
  type View,
  yieldOf,
} from '../rules/index.ts'

interface Plan {
  /** Undefined: it has been taken. */
  readonly tile: Tile | undefined
  /** So many steps there were when the last action was sent. */
  readonly steps: number
}

/** One of the copies of a tile, from 1. */
export interface ChosenTile {
  readonly tile: Tile
  readonly copy: number
}

interface Sources {
  readonly context: BoardContext
  readonly view: ReadonlySignal<View>
  readonly me: ReadonlySignal<Side>
}

export class Ending {
  /** What is to be confirmed. */
  readonly chosen: Signal<ChosenTile | undefined>
  /** A tile can be chosen. Not with enough crowns to win: then none is taken (8.1). */
  readonly isOffered: ReadonlySignal<boolean>
  /** It is confirmed, and goes on by itself. */
  readonly isUnderWay: ReadonlySignal<boolean>
  readonly #context: BoardContext
  readonly #sources: Sources
  readonly #plan: Signal<Plan | undefined>
  readonly #stop: () => void
  #stepsBefore = 0

  constructor(sources: Sources) {
    const { context, view, me } = sources
    this.#context = context
    this.#sources = sources
    this.chosen = perQuestion<ChosenTile | undefined>(context, undefined)
    this.#plan = perTurn<Plan | undefined>(context, undefined)
    this.isUnderWay = computed(() => this.#plan.value !== undefined)
    this.isOffered = computed(
      () =>
        context.question.value?.kind === 'playCards' &&
        !this.isUnderWay.value &&
        sum(view.value.faceUp) > 0 &&
        crowns(view.value, me.value) < CROWNS_TO_WIN,
    )
    this.#stop = effect(() => this.#goOn())
  }

  choose(tile: ChosenTile | undefined): void {
    this.chosen.value = this.isOffered.peek() ? tile : undefined
  }

  isChosen({ tile, copy }: ChosenTile): boolean {
    const chosen = this.chosen.value
    return chosen?.tile === tile && chosen.copy === copy
  }

  confirm(): void {
    const chosen = this.chosen.peek()
    if (chosen === undefined || this.#context.isBusy.peek()) return
    this.#send({ kind: 'finishPlays' }, chosen.tile)
  }

  /** 7.6 How many cards will have to be discarded; a dark tile pays later. */
  discards(tile: Tile): number {
    const { view, me } = this.#sources
    const drawn = TILE_DATA[tile].shade === 'light' ? yieldOf(view.value, me.value, tile) : 0
    return Math.max(0, view.value.hands[me.value].size + drawn - HAND_LIMIT)
  }

  close(): void {
    this.#stop()
  }

  #goOn(): void {
    const plan = this.#plan.value
    const { question, steps } = this.#context
    const kind = question.value?.kind
    const count = steps.value.length
    const isUndo = count < this.#stepsBefore
    this.#stepsBefore = count
    if (plan === undefined) return
    // The player thinks again.
    if (isUndo) this.#plan.value = undefined
    else if (kind === 'takeTile' && plan.tile !== undefined)
      this.#send({ kind: 'takeTile', tile: plan.tile }, undefined)
    else if (kind === 'endTurn' && plan.tile === undefined && count > plan.steps)
      this.#send({ kind: 'endTurn' }, undefined)
  }

  #send(action: Action, tile: Tile | undefined): void {
    const steps = this.#context.steps.peek().length
    this.#plan.value = { tile, steps }
    queueMicrotask(async () => {
      if (!(await this.#context.act(action))) this.#plan.value = undefined
    })
  }
}
