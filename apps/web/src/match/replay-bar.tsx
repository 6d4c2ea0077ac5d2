/* The controls for going through a match, step by step or turn by turn, at a chosen speed. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { showToast } from '../design/toasts.tsx'
import { readStored, writeStored } from '../local-storage.ts'
import { navigate } from '../shell/router.ts'
import { turnStart } from './replay-steps.ts'
import { reviewAddress } from './review-address.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

const ICONS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  turnBack: 'M12 6l-7 6 7 6M20 6l-7 6 7 6',
  prev: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  turnOn: 'M12 6l7 6-7 6M4 6l7 6-7 6',
  last: 'M18 5v14M6 5l8 7-8 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  review: 'M4 6h10M4 12h7M4 18h6M20.500 15a4 4 0 1 1-8 0a4 4 0 0 1 8 0M19.500 18L22 20.500',
  link: 'M10 14l4-4M8.500 11.500L6 14a3 3 0 0 0 4.200 4.200L12.500 16M15.500 12.500L18 10a3 3 0 0 0-4.200-4.200L11.500 8',
} as const

interface ControlProps {
  readonly icon: keyof typeof ICONS
  readonly label: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

/** Not `disabled`: a button that has the focus would lose it at the first or last position. */
function Control({ icon, label, isOff = false, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
}

const SPEEDS: readonly (readonly [speed: number, text: string])[] = [
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
  [4, '4×'],
]
const SPEED = 'replay-speed'
/** Milliseconds for which a position is shown at normal speed. */
const STEP_MS = 900

const chosen: Signal<number> = signal(storedSpeed())
export const replaySpeed: ReadonlySignal<number> = chosen

function storedSpeed(): number {
  const stored = Number(readStored(SPEED))
  return SPEEDS.some(([speed]) => speed === stored) ? stored : 1
}

function chooseSpeed(speed: number): void {
  chosen.value = speed
  writeStored(SPEED, String(speed))
}

function SpeedChoice() {
  return (
    <select
      class="match-speed"
      aria-label={t().speed}
      title={t().speed}
      value={String(chosen.value)}
      onChange={({ currentTarget }) => chooseSpeed(Number(currentTarget.value))}
    >
      {SPEEDS.map(([speed, text]) => (
        <option key={speed} value={String(speed)}>
          {text}
        </option>
      ))}
    </select>
  )
}

function useReplay(state: MatchState): void {
  const isRunning = state.isReplaying.value
  const speed = chosen.value
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      state.jump(state.shownAt.peek() + 1)
      if (state.at.peek() === undefined) state.isReplaying.value = false
    }, STEP_MS / speed)
    return () => clearInterval(timer)
  }, [isRunning, speed, state])
}

export function ReplayBar({ state }: { readonly state: MatchState }) {
  const words = t()
  const { steps, now: at } = state.logState.value
  // A match whose history has not arrived has no step yet.
  const [now, last] = [Math.max(0, at), Math.max(0, steps.length - 1)]
  const isRunning = state.isReplaying.value
  const review = reviewAddress(state)
  const isNow = state.isLive && (state.match.play.current.value?.outcome ?? null) === null
  useReplay(state)
  const [isFirst, isLast] = [now === 0, now === last]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="match-replay-bar" role="group" aria-label={words.replay}>
      <input
        type="range"
        min={0}
        max={last}
        value={now}
        aria-label={words.position(now, last)}
        onInput={({ currentTarget }) => state.jump(Number(currentTarget.value))}
      />
      <span class="match-live-button">
        <b>{now}</b> {isNow ? words.live : `/ ${last}`}
      </span>
      <div class="match-replay-buttons">
        <Control icon="first" label={words.toStart} isOff={isFirst} onClick={() => state.jump(0)} />
        <Control icon="turnBack" label={words.turnBack} isOff={isFirst} onClick={() => jumpByTurn(state, -1)} />
        <Control icon="prev" label={words.stepBack} isOff={isFirst} onClick={() => state.jump(now - 1)} />
        <Control
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? words.pause : words.play}
          isOff={last === 0}
          onClick={() => toggleReplay(state)}
        />
        <Control icon="next" label={words.stepOn} isOff={isLast} onClick={() => state.jump(now + 1)} />
        <Control icon="turnOn" label={words.turnOn} isOff={isLast} onClick={() => jumpByTurn(state, 1)} />
        <Control icon="last" label={words.toNow} isOff={isLast} onClick={() => state.jump(undefined)} />
        <SpeedChoice />
        {review === undefined ? null : (
          <Control icon="review" label={words.review} onClick={() => void navigate(`${review}#${now}`)} />
        )}
        {state.match.table === undefined ? null : (
          <Control icon="link" label={words.share} onClick={() => void share(now)} />
        )}
      </div>
    </div>
  )
}

/** From the present it starts at the first step. */
export function toggleReplay(state: MatchState): void {
  if (!state.isReplaying.peek() && state.at.peek() === undefined) state.jump(0)
  state.isReplaying.value = !state.isReplaying.peek()
}

export function jumpByTurn(state: MatchState, direction: -1 | 1): void {
  state.jump(turnStart(state.steps.peek(), state.match.game, state.shownAt.peek(), direction))
}

async function share(at: number): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.set('at', String(at))
  url.hash = ''
  await navigator.clipboard.writeText(url.href)
  showToast({ text: t().linkCopied })
}
