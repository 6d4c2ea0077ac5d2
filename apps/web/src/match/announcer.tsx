/* For screen readers: what just happened, and the question. Separate from the visible texts, which change on hover. */

import type { Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { useMemo } from 'preact/hooks'
import type { MatchState } from './state.ts'

/** Up to this many new steps are all announced; more are a jump. */
const MOST_AT_ONCE = 6

/** Finds the events to announce: each once. A step that is being revealed grows. */
class News {
  #now = Number.POSITIVE_INFINITY
  #step: Step | undefined
  #events: readonly Tagged[] = []

  of(steps: readonly Step[], now: number): readonly Tagged[] {
    const step = steps[now]
    if (step === this.#step) return this.#events
    const told = this.#step?.events ?? []
    const isNext = now >= this.#now && now - this.#now <= MOST_AT_ONCE
    const fresh = steps.slice(isNext ? this.#now : now, now + 1).flatMap(({ events }) => events)
    this.#events = isNext ? fresh.filter((event) => !told.includes(event)) : fresh
    this.#now = now
    this.#step = step
    return this.#events
  }
}

export function Announcer({ state }: { readonly state: MatchState }) {
  const players = state.players.value
  const { steps, now } = state.logState.value
  const news = useMemo(() => new News(), [state])
  const sentences = state.board
    .logTexts(
      news.of(steps, now).map((event) => ({ step: now, event })),
      players,
    )
    .map(({ text }) => text)
  const question = state.question.value
  const asked = question === null ? '' : state.texts.question(question, players)
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {[...sentences, asked].join(' ')}
    </div>
  )
}
