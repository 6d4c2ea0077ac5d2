/* Whether this page is in use: visible, and touched within the last minute. */

/** In milliseconds. */
const IDLE_AFTER = 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = performance.now()

export function isPageActive(): boolean {
  return document.visibilityState === 'visible' && performance.now() - touchedAt < IDLE_AFTER
}

/** Calls after each touch; returns how to stop. */
export function watchTouches(touched: () => void): () => void {
  const note = () => {
    touchedAt = performance.now()
    touched()
  }
  for (const name of TOUCHES) addEventListener(name, note, { passive: true })
  return () => {
    for (const name of TOUCHES) removeEventListener(name, note)
  }
}
