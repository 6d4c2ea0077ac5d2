/* The controls for going through a match step by step. */
import { useEffect } from 'preact/hooks'
import { showToast } from '../design/toasts.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

const ICONS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  prev: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  link: 'M10 14l4-4M8.500 11.500L6 14a3 3 0 0 0 4.200 4.200L12.500 16M15.500 12.500L18 10a3 3 0 0 0-4.200-4.200L11.500 8',
} as const

function Control({
  icon,
  label,
  onClick,
}: {
  readonly icon: keyof typeof ICONS
  readonly label: string
  readonly onClick: () => void
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
}

const STEP_MS = 900

export function ReplayBar({ state }: { readonly state: MatchState }) {
  const words = t()
  const { steps, now: at } = state.logState.value
  // A match whose history has not arrived has no step yet.
  const [now, last] = [Math.max(0, at), Math.max(0, steps.length - 1)]
  const isRunning = state.isReplaying.value
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      state.jump(state.shownAt.peek() + 1)
      if (state.at.peek() === undefined) state.isReplaying.value = false
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning, state])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="match-replay-bar" role="group" aria-label={words.replay}>
      <Control icon="first" label={words.toStart} onClick={() => state.jump(0)} />
      <Control icon="prev" label={words.stepBack} onClick={() => state.jump(now - 1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={now}
        aria-label={words.position(now, last)}
        onInput={({ currentTarget }) => state.jump(Number(currentTarget.value))}
      />
      <Control icon="next" label={words.stepOn} onClick={() => state.jump(now + 1)} />
      <Control icon="last" label={words.toNow} onClick={() => state.jump(undefined)} />
      <Control
        icon={isRunning ? 'pause' : 'play'}
        label={isRunning ? words.pause : words.play}
        onClick={() => toggleReplay(state)}
      />
      {state.match.table === undefined ? null : (
        <Control icon="link" label={words.share} onClick={() => void share(now)} />
      )}
      <span class="match-live-button">
        <b>{now}</b> {state.isLive ? words.live : `/ ${last}`}
      </span>
    </div>
  )
}

/** From the present it starts at the first step. */
export function toggleReplay(state: MatchState): void {
  if (!state.isReplaying.peek() && state.at.peek() === undefined) state.jump(0)
  state.isReplaying.value = !state.isReplaying.peek()
}

async function share(at: number): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.set('at', String(at))
  url.hash = ''
  await navigator.clipboard.writeText(url.href)
  showToast({ text: t().linkCopied })
}
