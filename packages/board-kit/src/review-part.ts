/*
 * What a game adds to the review of a finished match, in a tab of its own, below the chart and the numbers of its end. Its tables
 * need no styles of their own.
 */
import type { Tagged } from '@logres/kernel'
import type { ComponentType } from 'preact'
import type { EndingContext } from './ending/contract.ts'

export interface ReviewPartProps {
  readonly context: EndingContext
  /** What was found in this match by the game's `findings`; undefined until then. */
  readonly found: object | undefined
  sayEvent(event: Tagged): string
  /** Shows the position before an entry of the record. */
  goTo(seq: number): void
}

export interface ReviewPart {
  /** Loads its texts. */
  ready(): Promise<void>
  /** In the page's language. */
  title(): string
  readonly Part: ComponentType<ReviewPartProps>
}
