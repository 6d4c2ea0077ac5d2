/* A seat's remaining time, counted down from the server's last message. Renders nothing in matches without clocks. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { t } from './words/index.ts'
import './clock.css'

const now = signal(Date.now())
let readers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks of the page. */
export function useNow(): number {
  useEffect(() => {
    readers += 1
    timer ??= setInterval(() => {
      now.value = Date.now()
    }, 250)
    return () => {
      readers -= 1
      if (readers > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }, [])
  return now.value
}

/** `isBehind`: the page has not shown yet who is asked, so no time is seen to run. */
export function timeLeft(
  play: Pick<Play, 'clocks'>,
  seat: number | 'all',
  at: number,
  isBehind = false,
): number | undefined {
  const clocks = play.clocks.value
  if (clocks === undefined) return undefined
  const passed = isBehind ? 0 : Math.max(0, at - clocks.received - clocks.paused)
  if (seat === 'all') return clocks.frame === null || isBehind ? undefined : Math.max(0, clocks.frame - passed)
  const bank = clocks.left[seat] ?? 0
  return clocks.running.includes(seat) ? Math.max(0, bank - Math.max(0, passed - clocks.grace)) : bank
}

export function timeText(ms: number): string {
  const words = t().clock
  const seconds = Math.ceil(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  if (seconds >= 86_400) return words.days(Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600))
  if (seconds >= 3600) return words.hours(Math.floor(seconds / 3600), two(Math.floor((seconds % 3600) / 60)))
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

export function clockFor(play: Play, isBehind: ReadonlySignal<boolean>) {
  return function Clock({ seat }: { readonly seat: number | 'all' }) {
    const at = useNow()
    // After the end no time runs, whatever the last message said.
    const isStill = isBehind.value || (play.current.value?.outcome ?? null) !== null
    const left = timeLeft(play, seat, at, isStill)
    if (left === undefined) return null
    const isRunning = seat === 'all' || (!isStill && play.clocks.value?.running.includes(seat) === true)
    return (
      <time class={`match-clock ${isRunning ? 'run' : ''} ${isRunning && left < 20_000 ? 'low' : ''}`} role="timer">
        {timeText(left)}
      </time>
    )
  }
}
