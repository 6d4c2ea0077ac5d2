/*
 * A tick now and again, in a hidden tab as well: who waits there for the start must reveal his nonce within a minute, or
 * he loses his seat.
 */
export const TICK = 2000

/** Answers how to stop it. */
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
