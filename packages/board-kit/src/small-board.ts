/*
 * A small drawing of what everybody may see of a match, for lists. A game without one is shown by its scores alone. It is
 * given the view of a spectator and nothing else.
 */
import type { Seat } from '@logres/kernel'
import type { ComponentType } from 'preact'

export interface SmallBoardTexts {
  /** Where the match stands: "Turn 27". */
  readonly phase: string
  /** What each seat has, in few words; null: nothing that everybody may know. */
  readonly scores: readonly (string | null)[]
}

export interface SmallBoardModule {
  /** Loads its texts. */
  ready(): Promise<void>
  texts(view: object): SmallBoardTexts
  /** About 308 × 168, without texts of its own, and still: the list says what it shows. */
  readonly Drawing: ComponentType<{ readonly view: object }>
  /** What stands for a seat on the drawing; without it nothing is shown beside the name. */
  readonly SeatSign?: ComponentType<{ readonly view: object; readonly seat: Seat }>
}
