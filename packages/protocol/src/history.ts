/* What a viewer was shown of a match before their page was opened, or while it was disconnected. */
import type { Patch } from './patch.ts'

export interface PastStep {
  /** As this viewer sees them. */
  readonly events: readonly object[]
  /** From the game's view before this step to the one after it; null: unchanged. */
  readonly patch: Patch | null
}

/** Without undone steps, and without what this viewer was not shown. */
export interface MatchHistory {
  readonly viewer: number | 'table'
  /** The cursor it covers; later updates come over the socket. */
  readonly cursor: number
  /** The game's view before the first step. */
  readonly start: object
  readonly steps: readonly PastStep[]
}
