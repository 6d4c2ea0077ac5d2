/* With reduced motion, things appear and nothing moves. Tests without a browser have no matchMedia. */
const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

export function isStill(): boolean {
  return still?.matches ?? false
}
