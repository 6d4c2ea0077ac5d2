/*
 * For screen readers: what just happened, and the question. Separate from the visible texts, which change on hover. What is told
 * at normal speed is announced sentence by sentence; otherwise only what mattered most.
 */
import type { Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { useMemo } from 'preact/hooks'
import { botPace } from './bot-pace.ts'
import type { MatchState } from './state.ts'
import { newWords } from './telling/narration.ts'

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

/** Says each sentence once: of one that has grown, only what is new. */
export class Speaker {
  #last = ''
  #now = ''
  /** All of this turn. */
  #said = new Set<string>()

  say(sentence: string): string {
    if (sentence !== this.#last) {
      this.#now = newWords(this.#last, sentence)
      this.#last = sentence
    }
    this.#said.add(sentence)
    return this.#now
  }

  /** Nothing if all of it was said before, sentence by sentence. */
  sum(sentence: string): string {
    return this.#said.has(sentence) ? '' : sentence
  }

  /** The reader acts: what comes is new. */
  reset(): void {
    this.#last = ''
    this.#said.clear()
  }
}

export function Announcer({ state }: { readonly state: MatchState }) {
  const players = state.players.value
  const news = useMemo(() => new News(), [state])
  const speaker = useMemo(() => new Speaker(), [state])
  const { steps, now } = state.logState.value
  // Also while nothing of it is said: it must know what has been passed over.
  const events = news.of(steps, now)
  const narration = state.telling.isTelling.value ? state.telling.narration.value : undefined
  const recap = state.telling.recap.value
  const question = state.question.value
  const asked = question === null ? '' : state.texts.question(question, players)
  const said = () => {
    if (narration !== undefined) {
      const sentence = narration.current.map((action) => action.sentence).join(' ')
      return botPace.value === 'calm' ? speaker.say(sentence) : ''
    }
    if (recap !== undefined) return speaker.sum(recap.action.sentence)
    speaker.reset()
    const lines = events.map((event) => ({ step: now, event }))
    return state.board
      .logTexts(lines, players)
      .map(({ text }) => text)
      .join(' ')
  }
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {[said(), asked].filter((text) => text !== '').join(' ')}
    </div>
  )
}
