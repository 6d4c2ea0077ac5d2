/* A player aid: the game on one printed page, with references to the rules. The same in all languages but for the words. */
import type { Paragraph } from './book.ts'

export interface AidSection {
  readonly title: string
  /** As in a book: `{6.7}` refers to a rule, `*word*` is emphasised. */
  readonly lines: readonly Paragraph[]
}

export interface PlayerAid {
  readonly sections: readonly AidSection[]
  /** Figures of the book that belong on it, by their ids. */
  readonly figures: readonly string[]
}
