/* What a review thread and the server tell each other. */

export interface ReviewInput {
  readonly game: string
  /** The text of the record, in chunks. */
  readonly record: readonly string[]
}

export type ReviewNews =
  /** Its modules are loaded. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly chunks: readonly string[] }
  | { readonly kind: 'failed'; readonly why: string }
