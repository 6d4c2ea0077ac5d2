/* Work that can wait until the page has been painted. */

/** Runs after the next frame; at once in background tabs, which paint none. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    run()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Yields to the browser between two pieces of long work, so that it can handle input or paint. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** When the browser is idle; `ms` from now at the latest. */
export function whenIdle(run: () => void, ms: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: ms })
  else setTimeout(run, ms)
}
