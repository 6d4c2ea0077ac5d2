/* The prompt bar: the question, and the buttons that are always visible. */

import { UnreadBadge } from '@logres/board-kit'
import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { AutoEndOffer, noteEndByHand } from './auto-end-offer.tsx'
import { finishTurn } from './finish.ts'
import { Ticker } from './log/ticker.tsx'
import { LostSeats, useLostSeats } from './lost-seats.tsx'
import type { MatchDialog } from './match-dialogs.tsx'
import { PastPosition } from './past-position.tsx'
import { prefs } from './prefs.ts'
import type { MatchState } from './state.ts'
import { Narrator } from './telling/narrator.tsx'
import { hasPaceControls, PaceControls } from './telling/pace-controls.tsx'
import { RecapLine } from './telling/recap-line.tsx'
import { t } from './words/index.ts'
import './prompt.css'

interface PromptProps {
  readonly state: MatchState
  readonly open: (dialog: MatchDialog) => void
}

export function Prompt({ state, open }: PromptProps) {
  useAutoEnd(state)
  const auto = useAutoAnswer()
  return (
    <section class="match-prompt" aria-label={t().title}>
      <div class="match-says">
        <Sentence state={state} />
        {state.isLive ? <Ticker state={state} /> : null}
      </div>
      <Offers state={state} />
      <AutoEndOffer state={state} />
      {auto === undefined ? null : <auto.AutoAnswer state={state} />}
      {hasPaceControls(state) ? (
        <PaceControls state={state} />
      ) : state.match.play.viewer.value === 'table' || !state.isLive ? (
        <PhoneBar state={state} open={open} />
      ) : (
        <TurnButtons state={state} open={open} />
      )}
    </section>
  )
}

/** What others do, who of them is lost, what they did, or what the board asks, of the reader or of somebody else. */
function Sentence({ state }: { readonly state: MatchState }) {
  const { board, telling } = state
  const lost = useLostSeats(state)
  if (!state.isLive) return <PastPosition state={state} />
  const narration = telling.narration.value
  const isTold = telling.isTelling.value || (lost.length === 0 && !telling.isWaiting.value)
  if (narration !== undefined && isTold) return <Narrator state={state} narration={narration} />
  if (lost.length > 0) return <LostSeats state={state} seats={lost} />
  const recap = telling.recap.value
  return recap === undefined ? <board.PromptText /> : <RecapLine state={state} recap={recap} />
}

/** A preference of the page: ends the turn automatically when nothing is left to decide. */
function useAutoEnd(state: MatchState): void {
  const finish = state.board.finish.value
  const isWanted = prefs.autoEnd.value && finish?.isLast === true
  useEffect(() => {
    if (isWanted && finish !== undefined) void state.act(finish.action)
  }, [isWanted])
}

type AutoAnswerModule = typeof import('./auto-answer.tsx')
const autoAnswer: Signal<AutoAnswerModule | undefined> = signal(undefined)

/** Loaded by those who chose it. */
function useAutoAnswer(): AutoAnswerModule | undefined {
  const isWanted = prefs.autoAnswer.value
  useEffect(() => {
    if (!isWanted || autoAnswer.peek() !== undefined) return
    void import('./auto-answer.tsx').then((loaded) => {
      autoAnswer.value = loaded
    })
  }, [isWanted])
  return isWanted ? autoAnswer.value : undefined
}

function Offers({ state }: { readonly state: MatchState }) {
  const words = t()
  const { play } = state.match
  const me = play.viewer.value
  const others = play.agreeing.value.filter((seat) => seat !== me)
  const mySeat = me === 'table' ? undefined : play.current.value?.seats[me]
  if (mySeat !== undefined && mySeat.standIn !== null) {
    return (
      <p class="match-offer">
        {words.standInNow}{' '}
        <button type="button" class="match-button" onClick={() => void state.takeSeat()}>
          {words.takeSeat}
        </button>
      </p>
    )
  }
  if (others.length === 0 || me === 'table') return null
  return (
    <p class="match-offer">
      {words.offered(others.map((seat) => state.players.value.names[seat]).join(', '))}{' '}
      <button type="button" class="match-button" onClick={async () => state.showIfRefused(await play.agreeEnd(true))}>
        {words.agree}
      </button>
    </p>
  )
}

function TurnButtons({ state, open }: PromptProps) {
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
        <ButtonIcon d="M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3" />
        <span>{words.undo}</span>
      </button>
      <button
        type="button"
        class="match-button"
        disabled={!canUndo}
        aria-keyshortcuts="R Shift+U"
        onClick={() => void state.restart()}
      >
        <ButtonIcon d="M4 5v5h5M4.6 10A8.5 8.5 0 1 1 4 15" />
        <span>
          <span class="match-on-wide">{words.restart}</span>
          <span class="match-on-narrow">{words.restartShort}</span>
        </span>
      </button>
      <PhoneLinks state={state} open={open} />
      {state.board.endsByChoice === true ? null : (
        <button
          type="button"
          class="match-button primary"
          disabled={finish === undefined}
          aria-keyshortcuts="E"
          onClick={() => endTurn(state, open)}
        >
          <ButtonIcon d="M4 12.5l5.5 5.5L20 6.5" />
          <span>{finish?.label ?? words.endTurn}</span>
        </button>
      )}
    </div>
  )
}

/** On phones: links to the log below, and to the menu that wide screens show in the header. */
function PhoneLinks({ state, open }: PromptProps) {
  const words = t()
  return (
    <>
      <a class="match-button match-menu-button" href="#log">
        <ButtonIcon d="M5 4h14M5 10h14M5 16h9" />
        <span>{words.log}</span>
        <UnreadBadge sidebar={state.sidebar} />
      </a>
      <button type="button" class="match-button match-menu-button" onClick={() => open('settings')}>
        <ButtonIcon d="M5 12h.01M12 12h.01M19 12h.01" />
        <span>{words.menu}</span>
      </button>
    </>
  )
}

/** For spectators, at an earlier position, and after the end: nothing can be undone or ended. */
export function PhoneBar({ state, open }: PromptProps) {
  return (
    <div class="match-actions">
      <PhoneLinks state={state} open={open} />
    </div>
  )
}

/** Asks for confirmation if the player prefers that and something would be given up. */
export function endTurn(state: MatchState, open: (dialog: MatchDialog) => void): void {
  const finish = state.isLive ? state.board.finish.peek() : undefined
  if (finish === undefined) return
  if (finish.isLast === true) noteEndByHand(state)
  if (finish.confirmText !== null && prefs.confirmEnd.peek()) open('end')
  else finishTurn(state, finish)
}

function ButtonIcon({ d }: { readonly d: string }) {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
