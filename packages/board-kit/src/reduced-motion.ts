/* With reduced motion, nothing is animated. Tests without a browser have no matchMedia. */
const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

export function prefersReducedMotion(): boolean {
  return query?.matches ?? false
}
