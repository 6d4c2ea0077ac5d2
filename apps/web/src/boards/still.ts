/* Whoever wants less motion sees things appear, and nothing move. */
const still = matchMedia('(prefers-reduced-motion: reduce)')

export function isStill(): boolean {
  return still.matches
}
