/* What the prompt says while an earlier position is shown: what happened there. */
import type { ComponentChildren } from 'preact'
import type { MatchState } from './state.ts'
import { toldAt } from './telling/narrator.tsx'
import { t } from './words/index.ts'

export function PastPosition({ state }: { readonly state: MatchState }) {
  const words = t()
  return (
    <>
      <PastText state={state} />
      <p class="match-hint">
        {words.position(state.shownAt.value, state.steps.value.length - 1)}{' '}
        <button type="button" class="match-link" onClick={() => state.jump(undefined)}>
          {words.backToNow}
        </button>
      </p>
    </>
  )
}

export function PastText({ state }: { readonly state: MatchState }) {
  const words = t()
  const at = state.shownAt.value
  return (
    <p class="match-question">
      <span class="match-whose-turn others-turn">{words.replay}</span> {lastTold(state, at) ?? words.beginning}
    </p>
  )
}

/** What led to this position. Where nothing was shown, as when a turn only passes on, what was told last. */
function lastTold(state: MatchState, at: number): ComponentChildren | undefined {
  for (let step = at; step > 0; step--) {
    const told = toldAt(state, step) ?? loggedAt(state, step)
    if (told !== undefined) return told
  }
  return undefined
}

/** What belongs to no action, by its lines in the log. */
function loggedAt({ board, steps, players }: MatchState, step: number): string | undefined {
  const lines = (steps.value[step]?.events ?? []).map((event) => ({ step, event }))
  const texts = board.logTexts(lines, players.value).map(({ text }) => text)
  return texts.length === 0 ? undefined : texts.join(' ')
}
