/* The page of a replay file: board, log, replay controls, and the result of checking the record. */

import { ThemeIcon } from '@logres/board-kit'
import { useLayoutEffect } from 'preact/hooks'
import { GameRoot } from '../design/game-root.tsx'
import { Announcer } from '../match/announcer.tsx'
import { replayKey } from '../match/keys.ts'
import { PastText } from '../match/past-position.tsx'
import { PlayedBoxName } from '../match/played-box-name.tsx'
import type { Finding } from '../match/proof.ts'
import { Findings } from '../match/proof-dialog.tsx'
import { Standings, ViewerSelect, verdict } from '../match/result.tsx'
import { Sidebar } from '../match/sidebar.tsx'
import type { MatchState } from '../match/state.ts'
import { Marks } from '../match/telling/marks.tsx'
import { usePointing } from '../match/telling/pointing.ts'
import { t } from '../match/words/index.ts'
import { toggleTheme } from '../shell/theme.ts'

interface ReplayProps {
  readonly state: MatchState
  readonly found: readonly Finding[]
}

export function ReplayScreen({ state, found }: ReplayProps) {
  const { board } = state
  const { id } = state.match.play.game
  const game = state.match.game.name()
  usePointing(state.telling.pointed)
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (replayKey(state, event)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [state])
  return (
    <GameRoot game={id}>
      <div class={`match of-${id} replay-file asked-none ${state.isLive ? '' : 'match-past'}`}>
        <header class="match-top">
          <h1 class="match-heading">
            <b>{game}</b>
            <span>{state.players.value.names.join(' · ')}</span>
          </h1>
          <nav aria-label={t().menu}>
            <button
              type="button"
              class="match-header-button"
              aria-label={t().theme}
              title={t().theme}
              onClick={toggleTheme}
            >
              <ThemeIcon />
            </button>
          </nav>
        </header>
        <div class="match-main">
          <board.Above />
          <board.Field />
          <Result state={state} found={found} />
          <board.Below />
        </div>
        <Sidebar state={state} Side={board.Side} box={<PlayedBoxName options={state.match.options} />} />
        <Marks state={state} />
        <Announcer state={state} />
      </div>
    </GameRoot>
  )
}

function Result({ state, found }: ReplayProps) {
  const words = t()
  const outcome = state.outcome.value
  return (
    <section class="match-prompt match-ending" aria-labelledby="match-ending">
      <div class="match-says">
        {state.isLive ? null : <PastText state={state} />}
        <h2 class="match-question" id="match-ending">
          {state.isLive ? <span class="match-whose-turn">{words.replay}</span> : null}{' '}
          {outcome === null ? null : <b>{verdict(state, outcome)}</b>}
        </h2>
        {outcome === null ? null : <Standings state={state} outcome={outcome} />}
        <details class="replay-proof">
          <summary>{found.some(isFine) ? words.proofGood : words.proofBad}</summary>
          <Findings found={found} texts={state.texts} />
        </details>
      </div>
      <ViewerSelect state={state} />
    </section>
  )
}

const isFine = ({ kind }: Finding) => kind === 'verified'
