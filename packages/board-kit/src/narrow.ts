/* Whether the page is as narrow as a phone, where keys and taps work differently. Same width as in the style sheets. */

import { type ReadonlySignal, signal } from '@preact/signals'

// Tests without a browser have no matchMedia.
const query = globalThis.matchMedia?.('(max-width: 760px)')
const narrow = signal(query?.matches ?? false)
query?.addEventListener('change', () => {
  narrow.value = query.matches
})

export const isNarrow: ReadonlySignal<boolean> = narrow
