/* Who is here and who waits, for the pages that show it: loaded again when the server says that it has changed. */
import { isRefused } from '../api/http.ts'
import { requestSignedIn } from '../api/me.ts'
import { type HallView, hall } from './state.ts'

/** Milliseconds. No more often, and that seldom if nothing was heard. */
const LEAST = 4_000
const MOST = 60_000

let watchers = 0
let askedAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

export async function refreshHall(): Promise<void> {
  askedAt = performance.now()
  clearTimeout(timer)
  const answer = await requestSignedIn<HallView>('GET', '/api/lobby')
  const isKnown = hall.peek() !== undefined && !isRefused(hall.peek())
  // The last that was known is better than nothing.
  if (!isRefused(answer) || !isKnown) hall.value = answer
  if (watchers > 0) schedule(MOST)
}

function schedule(after: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void refreshHall()
    else schedule(MOST)
  }, after)
}

/** The server said that something has changed. */
export function hallChanged(): void {
  if (watchers === 0 || document.visibilityState !== 'visible') return
  const wait = askedAt + LEAST - performance.now()
  if (wait <= 0) void refreshHall()
  else schedule(wait)
}

/** For useEffect: keeps the list fresh, and returns how to stop. */
export function watchHall(): () => void {
  watchers += 1
  void refreshHall()
  document.addEventListener('visibilitychange', hallChanged)
  return () => {
    watchers -= 1
    document.removeEventListener('visibilitychange', hallChanged)
    if (watchers === 0) clearTimeout(timer)
  }
}
