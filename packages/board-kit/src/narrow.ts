/* Which kind of screen a match is on, where keys and taps work differently. The same sizes as in design/breakpoints.css. */

import { type ReadonlySignal, signal } from '@preact/signals'

/** A phone, upright or on its side. */
export const isNarrow = matches('(max-width: 760px), (max-width: 1100px) and (max-height: 500px)')

/** On its side. */
export const isLandscape = matches('(min-width: 600px) and (max-width: 1100px) and (max-height: 500px)')

function matches(condition: string): ReadonlySignal<boolean> {
  // Tests without a browser have no matchMedia.
  const query = globalThis.matchMedia?.(condition)
  const isMatching = signal(query?.matches ?? false)
  query?.addEventListener('change', () => {
    isMatching.value = query.matches
  })
  return isMatching
}
