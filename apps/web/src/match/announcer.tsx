/* For screen readers: what just happened, and the question. Separate from the visible texts, which change on hover. */

import type { Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { useMemo } from 'preact/hooks'
import type { MatchState } from './state.ts'

/** Up to this many new steps are all announced; more are a jump. */
const MOST_AT_ONCE = 6

/** Finds the events to announce: each once, and not before it is visible. */
class News {
  #now = Number.POSITIVE_INFINITY
  #step: Step | undefined
  #shown: readonly Tagged[] | undefined
  /** Events of the last step that were announced while it was revealed. */
  #announced: readonly Tagged[] = []
  #events: readonly Tagged[] = []

  /** `shown`: the visible events of the last step, while it is revealed. */
  of(steps: readonly Step[], now: number, shown: readonly Tagged[] | undefined): readonly Tagged[] {
    if (shown !== undefined) {
      if (shown === this.#shown) return this.#events
      const announced = this.#shown === undefined ? [] : this.#announced
      this.#events = shown.filter((event) => !announced.includes(event))
      this.#announced = [...announced, ...this.#events]
    } else if (steps[now] !== this.#step || this.#shown !== undefined) {
      const isNext = now > this.#now && now - this.#now <= MOST_AT_ONCE
      const fresh = steps.slice(isNext ? this.#now + 1 : now, now + 1).flatMap(({ events }) => events)
      this.#events = fresh.filter((event) => !this.#announced.includes(event))
      this.#now = now
      this.#step = steps[now]
    }
    this.#shown = shown
    return this.#events
  }
}

export function Announcer({ state }: { readonly state: MatchState }) {
  const players = state.players.value
  const { steps, now } = state.logState.value
  const shown = state.board.revealedEvents?.value
  const news = useMemo(() => new News(), [state])
  const sentences = state.board
    .logTexts(
      news.of(steps, now, shown).map((event) => ({ step: now, event })),
      players,
    )
    .map(({ text }) => text)
  const question = shown === undefined ? state.question.value : null
  const asked = question === null ? '' : state.texts.question(question, players)
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {[...sentences, asked].join(' ')}
    </div>
  )
}
