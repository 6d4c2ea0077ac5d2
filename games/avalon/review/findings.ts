import type { FindReview } from '@logres/mind'
import { type Attack, attacksOf } from './attacks.ts'

export interface AvalonFindings {
  readonly attacks: readonly Attack[]
}

export const findReview: FindReview = function* ({ steps }) {
  yield
  return { attacks: attacksOf(steps) } satisfies AvalonFindings
}
