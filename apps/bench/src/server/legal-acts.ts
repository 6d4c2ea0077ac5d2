/*
 * Finds legal acts from what each seat was shown, like a client. That takes time: where time is measured, see
 * precomputed-acts.ts.
 */
import { findGame } from '@logres/catalogue'
import { type AnyGame, at, type Chance, present, seededChance, type Tagged } from '@logres/kernel'
import { type Json, type MatchView, patch, type ServerMessage } from '@logres/protocol'
import type { ActSource, NextMessage } from './act-source.ts'

export interface LegalActOptions {
  readonly game: string
  readonly seats: number
  /** Kinds of action that are not sent. */
  readonly without: readonly string[]
}

interface Seat {
  readonly seat: number
  readonly shown: MatchView
}

export class LegalActSource implements ActSource {
  readonly #plan: LegalActOptions
  readonly #game: AnyGame
  readonly #chance: Chance
  readonly #shown = new Map<number, MatchView>()
  #acts = 0
  /** An act was sent, and is not answered yet. */
  #isBusy = false

  /** `name` seeds its random choices. */
  constructor(plan: LegalActOptions, name: string) {
    this.#plan = plan
    this.#game = present(findGame(plan.game)).game
    this.#chance = seededChance(name)
  }

  receive(seat: number, text: string): void {
    const message: ServerMessage = JSON.parse(text)
    if (message.kind === 'whole') this.#shown.set(seat, message.view)
    if (message.kind === 'update' && message.patch !== null) {
      this.#shown.set(seat, patched(present(this.#shown.get(seat)), message.patch))
    }
    if (message.kind === 'refused' || message.kind === 'done') this.#isBusy = false
  }

  next(): NextMessage | 'over' | undefined {
    if (this.#isBusy || this.#shown.size < this.#plan.seats) return undefined
    const seats = [...this.#shown].map(([seat, shown]) => ({ seat, shown }))
    if (seats.some(({ shown }) => shown.outcome !== null)) return 'over'
    const asked = seats.filter(({ shown }) => shown.question !== null)
    if (asked.length === 0) return undefined
    const { seat, action } = this.#choose(asked)
    this.#isBusy = true
    this.#acts += 1
    const key = `${seat.seat}-${this.#acts}`
    return { seat: seat.seat, text: JSON.stringify({ kind: 'act', key, ask: seat.shown.ask, action }) }
  }

  /** A random legal action of a seat that is asked; unwanted kinds only if there is nothing else. */
  #choose(asked: readonly Seat[]): { readonly seat: Seat; readonly action: Tagged } {
    const first = this.#chance.pick(asked.length, 'seat')
    const pick = (list: readonly Tagged[]) => at(list, this.#chance.pick(list.length, 'pick'))
    for (const [i] of asked.entries()) {
      const seat = at(asked, (first + i) % asked.length)
      const wanted = this.#legal(seat).filter(({ kind }) => !this.#plan.without.includes(kind))
      if (wanted.length > 0) return { seat, action: pick(wanted) }
    }
    const seat = at(asked, first)
    return { seat, action: pick(this.#legal(seat)) }
  }

  #legal({ seat, shown }: Seat): Tagged[] {
    return this.#game.legal(this.#game.imagine(shown.view, this.#chance), seat)
  }
}

/** Like patchView, without validating the JSON again: a load must be cheap. */
function patched<View extends object>(view: View, change: unknown): View
function patched(view: Json, change: unknown): Json {
  return patch(view, change)
}
