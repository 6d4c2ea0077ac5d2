/* On a phone the row of regions stands upright. The style sheet does it; what the keys and a tap mean must know too. */
import { type ReadonlySignal, signal } from '@preact/signals'

const query = matchMedia('(max-width: 760px)')
const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})

export const isNarrow: ReadonlySignal<boolean> = narrow
