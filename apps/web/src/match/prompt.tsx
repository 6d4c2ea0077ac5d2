/* The prompt bar: what is asked, and the buttons that are always there. */

import { Unread } from '@logres/board-kit'
import { useEffect } from 'preact/hooks'
import type { Asking } from './asking.tsx'
import { prefs } from './prefs.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './prompt.css'

interface PromptProps {
  readonly state: MatchState
  readonly open: (asking: Asking) => void
}

export function Prompt({ state, open }: PromptProps) {
  const { board } = state
  useAutoEnd(state)
  return (
    <section class="match-prompt" aria-label={t().title}>
      <div class="match-says">{state.isLive ? <board.Say /> : <Past state={state} />}</div>
      <Offers state={state} />
      {state.match.play.viewer.value === 'table' ? (
        <PhoneBar state={state} open={open} />
      ) : (
        <Acts state={state} open={open} />
      )}
    </section>
  )
}

/** A preference, never the engine: once nothing is left to decide the turn ends by itself. */
function useAutoEnd(state: MatchState): void {
  const finish = state.board.finish.value
  const isWanted = prefs.autoEnd.value && finish?.isLast === true
  useEffect(() => {
    if (isWanted && finish !== undefined) void state.act(finish.action)
  }, [isWanted])
}

function Past({ state }: { readonly state: MatchState }) {
  const words = t()
  return (
    <>
      <p class="match-question">
        <span class="match-whose-turn others-turn">{words.replay}</span> {words.past}
      </p>
      <p class="match-hint">
        {words.position(state.shownAt.value, state.steps.value.length - 1)}{' '}
        <button type="button" class="match-link" onClick={() => state.jump(undefined)}>
          {words.backToNow}
        </button>
      </p>
    </>
  )
}

function Offers({ state }: { readonly state: MatchState }) {
  const words = t()
  const { play } = state.match
  const me = play.viewer.value
  const others = play.agreeing.value.filter((seat) => seat !== me)
  const mine = me === 'table' ? undefined : play.shown.value?.seats[me]
  if (mine !== undefined && mine.standIn !== null) {
    return (
      <p class="match-offer">
        {words.standInNow}{' '}
        <button type="button" class="match-button" onClick={async () => state.tellIf(await play.takeBack())}>
          {words.takeSeat}
        </button>
      </p>
    )
  }
  if (others.length === 0 || me === 'table') return null
  return (
    <p class="match-offer">
      {words.offered(others.map((seat) => state.company.value.names[seat]).join(', '))}{' '}
      <button type="button" class="match-button" onClick={async () => state.tellIf(await play.agreeEnd(true))}>
        {words.agree}
      </button>
    </p>
  )
}

function Acts({ state, open }: PromptProps) {
  const words = t()
  const finish = state.isLive ? state.board.finish.value : undefined
  const canUndo = state.canUndo
  return (
    <div class="match-actions">
      <button
        type="button"
        class="match-button"
        disabled={!canUndo}
        aria-keyshortcuts="U"
        onClick={() => void state.undo()}
      >
        <ActIcon d="M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3" />
        <span>{words.undo}</span>
      </button>
      <button
        type="button"
        class="match-button"
        disabled={!canUndo}
        aria-keyshortcuts="R Shift+U"
        onClick={() => void state.restart()}
      >
        <ActIcon d="M4 5v5h5M4.6 10A8.5 8.5 0 1 1 4 15" />
        <span>
          <span class="match-on-wide">{words.restart}</span>
          <span class="match-on-narrow">{words.restartShort}</span>
        </span>
      </button>
      <Elsewhere state={state} open={open} />
      <button
        type="button"
        class="match-button primary"
        disabled={finish === undefined}
        aria-keyshortcuts="E"
        onClick={() => endTurn(state, open)}
      >
        <ActIcon d="M4 12.5l5.5 5.5L20 6.5" />
        <span>{finish?.label ?? words.endTurn}</span>
      </button>
    </div>
  )
}

/** On a phone: to what lies below, and to what the narrow bar over a match holds elsewhere. */
function Elsewhere({ state, open }: PromptProps) {
  const words = t()
  return (
    <>
      <a class="match-button match-menu-button" href="#log">
        <ActIcon d="M5 4h14M5 10h14M5 16h9" />
        <span>{words.log}</span>
        <Unread rail={state.rail} />
      </a>
      <button type="button" class="match-button match-menu-button" onClick={() => open('settings')}>
        <ActIcon d="M5 12h.01M12 12h.01M19 12h.01" />
        <span>{words.menu}</span>
      </button>
    </>
  )
}

/** Where nothing can be undone or ended: for spectators, and after the end. */
export function PhoneBar({ state, open }: PromptProps) {
  return (
    <div class="match-actions">
      <Elsewhere state={state} open={open} />
    </div>
  )
}

/** Asks before, where the player wants that and something would be given up. */
export function endTurn(state: MatchState, open: (asking: Asking) => void): void {
  const finish = state.isLive ? state.board.finish.peek() : undefined
  if (finish === undefined) return
  if (finish.sure !== null && prefs.confirmEnd.peek()) open('end')
  else void state.act(finish.action)
}

function ActIcon({ d }: { readonly d: string }) {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
