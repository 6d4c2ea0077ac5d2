/* What a viewer was shown of a match before his page was opened, or while it heard nothing. */
import type { Patch } from './patch.ts'

export interface PastStep {
  /** As this viewer sees them. */
  readonly events: readonly object[]
  /** From the game's view before this step to the one after it; null: it stays as it is. */
  readonly patch: Patch | null
}

/** What was taken back is not among the steps, and nothing that this viewer did not notice. */
export interface MatchHistory {
  readonly viewer: number | 'table'
  /** It reaches so far; what comes after that comes over the socket. */
  readonly cursor: number
  /** The game's view before the first step. */
  readonly start: object
  readonly steps: readonly PastStep[]
}
