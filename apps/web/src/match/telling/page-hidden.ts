/* Whether nobody sees the page. */
import { type ReadonlySignal, signal } from '@preact/signals'

const hidden = signal(globalThis.document?.hidden ?? false)
globalThis.document?.addEventListener('visibilitychange', () => {
  hidden.value = document.hidden
})

export const isPageHidden: ReadonlySignal<boolean> = hidden
