/* Questions of which everybody can know that they have one answer. */
import { question } from './state.ts'
import type { View } from './view.ts'

/** 2.4 The last card of the draft, or the last few jokers. Everything else depends on hands and purses. */
export function isForced(view: View): boolean {
  return question(view)?.kind === 'draft' && view.open.every((card) => card === view.open[0])
}
