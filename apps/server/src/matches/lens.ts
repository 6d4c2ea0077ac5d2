/* A match as one viewer is shown it: its view, its cursor, the number of its question, and what it saw last. */
import type { AnyMatch, Entry, Tagged, Viewer } from '@logres/kernel'
import { diffViews, type MatchView, type Patch, type SeatView } from '@logres/protocol'

export interface Update {
  readonly cursor: number
  readonly events: readonly object[]
  readonly patch: Patch | null
  /** What the patch leads to. */
  readonly view: MatchView
}

/** Who has lost more than that is shown the whole view without what happened. */
const KEPT = 64

export class Lens {
  readonly viewer: Viewer
  readonly #match: AnyMatch
  #cursor = 0
  #ask = 0
  #question = ''
  /** After all that was appended, durable or not. */
  #view: MatchView
  /** What may be seen: all that is durable. */
  #shown: { readonly cursor: number; readonly view: MatchView }
  /** The last updates that were shown, oldest first. */
  readonly #recent: Pick<Update, 'cursor' | 'events'>[] = []

  constructor(match: AnyMatch, viewer: Viewer, seats: readonly SeatView[]) {
    this.#match = match
    this.viewer = viewer
    this.#view = this.#look(seats)
    this.#shown = { cursor: 0, view: this.#view }
  }

  /** Raised by everything appended; what may be told is `shown`. */
  get cursor(): number {
    return this.#cursor
  }

  get ask(): number {
    return this.#ask
  }

  get shown(): { readonly cursor: number; readonly view: MatchView } {
    return this.#shown
  }

  /** What this viewer will be shown of an entry that was just appended; undefined if it notices nothing. */
  advance(entry: Entry, events: readonly Tagged[], seats: readonly SeatView[]): Update | undefined {
    if (entry.seat !== null && entry.seat === this.viewer) this.#ask += 1
    const seen = events.flatMap((event) => this.#match.game.redact(event, this.viewer) ?? [])
    const before = this.#view
    const view = this.#look(seats)
    const patch = diffViews(before, view)
    if (patch === undefined && seen.length === 0) return undefined
    this.#view = view
    this.#cursor += 1
    return { cursor: this.#cursor, events: seen, patch: patch ?? null, view }
  }

  /** It is durable. Updates come here in the order they were made. */
  show({ cursor, events, view }: Update): void {
    this.#shown = { cursor, view }
    this.#recent.push({ cursor, events })
    if (this.#recent.length > KEPT) this.#recent.shift()
  }

  /** What was shown after a cursor, or undefined if that is too long ago (or never was). */
  eventsSince(cursor: number): readonly object[] | undefined {
    if (cursor === this.#shown.cursor) return []
    const oldest = this.#recent[0]?.cursor ?? Number.POSITIVE_INFINITY
    if (cursor > this.#shown.cursor || cursor + 1 < oldest) return undefined
    return this.#recent.filter((update) => update.cursor > cursor).flatMap(({ events }) => events)
  }

  #look(seats: readonly SeatView[]): MatchView {
    const { game, state, table, outcome } = this.#match
    const view = game.view(state, this.viewer)
    const question = outcome === undefined && this.viewer !== 'table' ? (game.asked(view) ?? null) : null
    // Another question is another number; one's own acts raise it too, for they may lead to the same question again.
    const text = JSON.stringify(question)
    if (text !== this.#question) this.#ask += 1
    this.#question = text
    return {
      match: table.id,
      game: game.id,
      view,
      ask: this.#ask,
      question,
      undoable: this.viewer === 'table' ? [] : this.#match.undoable(this.viewer),
      seats,
      outcome: outcome ?? null,
    }
  }
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table']
}
