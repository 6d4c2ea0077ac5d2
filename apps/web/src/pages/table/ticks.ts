/*
 * Regular ticks, in hidden tabs too: a person who waits for the start must reveal their nonce within a minute, or they lose
 * their seat.
 */
export const TICK = 2000

/** Returns a function that stops it. */
export function startTicks(tick: () => void): () => void {
  const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module', name: 'ticks' })
  let timer: ReturnType<typeof setInterval> | undefined
  worker.addEventListener('message', tick)
  worker.addEventListener('error', () => {
    timer ??= setInterval(tick, TICK)
  })
  return () => {
    worker.terminate()
    clearInterval(timer)
  }
}
