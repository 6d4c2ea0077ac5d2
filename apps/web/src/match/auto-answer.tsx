/* The page answers what has one answer, and says so. Loaded by those who chose it. */
import type { Tagged } from '@logres/kernel'
import { useEffect, useMemo } from 'preact/hooks'
import { showToast } from '../design/toasts.tsx'
import { AutoAnswers } from './auto-answers.ts'
import { botPace, type Pace } from './bot-pace.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

/** Milliseconds between a question and its answer, so that both are seen; and at the beginning of a turn, with the recap. */
const PAUSES: Readonly<Record<Pace, number>> = { calm: 700, brisk: 350, instant: 120 }
const WITH_RECAP: Readonly<Record<Pace, number>> = { calm: 2500, brisk: 1200, instant: 300 }

function pauseIn({ telling }: MatchState): Promise<void> {
  const pauses = telling.recap.peek() === undefined ? PAUSES : WITH_RECAP
  return new Promise((resolve) => setTimeout(resolve, pauses[botPace.peek()]))
}

export function AutoAnswer({ state }: { readonly state: MatchState }) {
  const answers = useMemo(() => new AutoAnswers(state, () => pauseIn(state)), [state])
  useEffect(() => {
    state.autoAnswers = answers
    return () => {
      state.autoAnswers = undefined
      answers.close()
    }
  }, [state, answers])
  const told = answers.told.value
  useEffect(() => {
    if (told.length > 0) tell(state, told)
  }, [state, told])
  return null
}

/** With a button that takes it back, as far as the rules allow that. */
function tell(state: MatchState, answers: readonly Tagged[]): void {
  const said = answers.map((action) => state.texts.action(action, state.players.peek()))
  const undo = { text: t().undo, run: () => void state.undo() }
  showToast({ text: t().autoAnswered(said.join(', ')), ...(state.canUndo && { action: undo }) })
}
