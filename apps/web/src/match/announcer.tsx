/* For ears: what just happened, and what is asked. It is not what eyes read: that changes with every glance. */

import type { Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { useMemo } from 'preact/hooks'
import type { MatchState } from './state.ts'

/** So many steps that came together are all told; more are a jump. */
const MOST_AT_ONCE = 6

/** What is news: said once, and not before it is to be seen. */
class News {
  #now = Number.POSITIVE_INFINITY
  #step: Step | undefined
  #shown: readonly Tagged[] | undefined
  /** Of what is shown bit by bit. */
  #told: readonly Tagged[] = []
  #events: readonly Tagged[] = []

  /** `shown`: what is to be seen of the last step, while it unfolds. */
  of(steps: readonly Step[], now: number, shown: readonly Tagged[] | undefined): readonly Tagged[] {
    if (shown !== undefined) {
      if (shown === this.#shown) return this.#events
      const told = this.#shown === undefined ? [] : this.#told
      this.#events = shown.filter((event) => !told.includes(event))
      this.#told = [...told, ...this.#events]
    } else if (steps[now] !== this.#step || this.#shown !== undefined) {
      const isNext = now > this.#now && now - this.#now <= MOST_AT_ONCE
      const fresh = steps.slice(isNext ? this.#now + 1 : now, now + 1).flatMap(({ events }) => events)
      this.#events = fresh.filter((event) => !this.#told.includes(event))
      this.#now = now
      this.#step = steps[now]
    }
    this.#shown = shown
    return this.#events
  }
}

export function Announcer({ state }: { readonly state: MatchState }) {
  const company = state.company.value
  const { steps, now } = state.told.value
  const shown = state.board.unfolding?.value
  const news = useMemo(() => new News(), [state])
  const said = state.board
    .tell(
      news.of(steps, now, shown).map((event) => ({ step: now, event })),
      company,
    )
    .map(({ text }) => text)
  const question = shown === undefined ? state.question.value : null
  const asked = question === null ? '' : state.speech.question(question, company)
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {[...said, asked].join(' ')}
    </div>
  )
}
