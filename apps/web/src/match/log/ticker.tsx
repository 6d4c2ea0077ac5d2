/* On narrow screens, where the log is out of sight: its last line, and the way there. */
import type { ToldAction } from '@logres/board-kit'
import { useMemo } from 'preact/hooks'
import type { MatchState } from '../state.ts'
import { storyOf } from '../telling/story.tsx'
import { t } from '../words/index.ts'
import { endingTexts } from './ending-text.ts'
import './ticker.css'

export function Ticker({ state }: { readonly state: MatchState }) {
  const { steps } = state.logState.value
  const players = state.players.value
  const last = useMemo(() => lastAction(state), [steps, players, t()])
  const text = endingTexts(state).at(-1) ?? last?.sentence ?? ''
  if (text === '') return null
  return (
    <a class="match-ticker" href="#log" title={t().telling.toLog}>
      {text}
    </a>
  )
}

/** That a turn begins is no news: whose it is stands in the prompt. */
function lastAction(state: MatchState): ToldAction | undefined {
  const { steps } = state.logState.peek()
  const { game } = state.match
  const isNews = ({ lines }: ToldAction) =>
    lines.length === 0 || lines.some(({ event }) => !game.logStarts.includes(event.kind))
  const actions = storyOf(steps, game)
    .slice(-2)
    .flatMap(({ group }) => state.telling.teller.actions(group, steps, state.players.peek()))
  return newestOf(actions.filter(isNews))
}

/** An earlier action may have grown last: an offer that is accepted after others were made. */
export function newestOf(actions: readonly ToldAction[]): ToldAction | undefined {
  const last = Math.max(...actions.map(({ to }) => to))
  return actions.findLast(({ to }) => to === last)
}
