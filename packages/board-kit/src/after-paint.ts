/* What can wait until the eye has what it looks at, and the hand what it reached for. */

/** Once the next frame is shown; at once where none are, in a tab behind others. Answers what calls it off. */
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

/** Between two pieces of long work: the browser may answer a touch, or paint. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** When nothing else is to be done; `ms` from now at the latest. */
export function whenIdle(run: () => void, ms: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: ms })
  else setTimeout(run, ms)
}
