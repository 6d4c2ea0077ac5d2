/* Pause, speed, and skip. On a phone they stand in place of the bar of buttons. */
import type { ComponentChildren } from 'preact'
import { botPace, type Pace, setPace } from '../bot-pace.ts'
import type { MatchState } from '../state.ts'
import { t } from '../words/index.ts'
import './pace-controls.css'

const SPEEDS: readonly { readonly pace: Pace; readonly text: string }[] = [
  { pace: 'calm', text: '×1' },
  { pace: 'brisk', text: '×2' },
]

export function PaceControls({ state }: { readonly state: MatchState }) {
  const words = t()
  const { player } = state.telling
  const isHeld = player.isHeld.value
  const isWatching = state.viewer.value === 'table'
  const choose = (pace: Pace) => {
    player.stopSkipping()
    setPace(pace)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="match-actions match-pace" role="group" aria-label={words.telling.speed}>
      <button
        type="button"
        class="match-button"
        disabled={!state.telling.isTelling.value}
        aria-keyshortcuts="Space"
        onClick={() => player.hold(!isHeld)}
      >
        <Drawn>{isHeld ? <path d="M8 5l11 7-11 7z" /> : <path d="M8 5v14M16 5v14" />}</Drawn>
        <span class="match-pace-word">{isHeld ? words.telling.goOn : words.pause}</span>
      </button>
      <span class="match-speeds">
        {SPEEDS.map(({ pace, text }) => (
          <button key={pace} type="button" aria-pressed={botPace.value === pace} onClick={() => choose(pace)}>
            {text}
          </button>
        ))}
      </span>
      <button
        type="button"
        class="match-button primary"
        disabled={player.isSkipping.value}
        aria-keyshortcuts="Escape End"
        onClick={() => player.skip()}
      >
        <Drawn>
          <path d="M5 5l8 7-8 7zM14 5l6 7-6 7" />
        </Drawn>
        <span>{isWatching ? words.telling.toNow : words.telling.skip}</span>
      </button>
    </div>
  )
}

function Drawn({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Whether they are of use now: a bot is playing, or what people did takes more than a moment to tell. */
export function hasPaceControls(state: MatchState): boolean {
  const { telling, match, steps: shown } = state
  const { isHeld, isAgain } = telling.player
  if (telling.narration.value === undefined) return false
  if (telling.isTelling.value) {
    const waiting = match.play.steps.value.length - shown.value.length
    if (match.play.isLocal || isHeld.value || isAgain.value || waiting > 1) return true
  }
  const seat = state.steps.value.at(-1)?.turn.seat
  const player = typeof seat === 'number' ? state.match.play.current.value?.seats[seat] : undefined
  return player !== undefined && (player.bot !== null || player.standIn !== null)
}
