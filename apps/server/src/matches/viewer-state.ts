/* A match as one viewer is shown it: view, cursor, question number, and recent events. */
import { type AnyMatch, at, type Entry, type Question, type Seat, type Tagged, type Viewer } from '@logres/kernel'
import { diffViews, type SeatView } from '@logres/protocol'
import { ViewSnapshot, ViewUpdate } from './view-snapshot.ts'

export { ViewUpdate }

/** A client that missed more gets the whole view without events. */
const EVENTS_KEPT = 32
const NONE = JSON.stringify(null)

export class ViewerState {
  readonly viewer: Viewer
  readonly #match: AnyMatch
  #ask = 0
  #question = ''
  /** After everything appended, durable or not. */
  #now: ViewSnapshot
  /** What may be shown: everything durable. */
  #shown: ViewSnapshot
  /** The seat's own undoable acts, oldest first: which entry, and which question it answered. */
  #acts: readonly { readonly seq: number; readonly ask: number }[] = []
  /** Unredacted events of the last cursors shown, as a ring buffer. */
  readonly #recent: string[] = []
  #shows = 0

  constructor(match: AnyMatch, viewer: Viewer, seats: readonly SeatView[]) {
    this.#match = match
    this.viewer = viewer
    this.#now = this.#snapshot(seats, 0, false)
    this.#shown = this.#now
  }

  /** Raised by every visible entry; only `shown` may be sent. */
  get cursor(): number {
    return this.#now.cursor
  }

  get ask(): number {
    return this.#ask
  }

  /** The current question, shown or not. */
  get question(): Question | null {
    return this.#now.question
  }

  /** The entry that answered this question, if it can still be undone. */
  entryOf(ask: number): number | undefined {
    return this.#acts.find((act) => act.ask === ask)?.seq
  }

  get shown(): ViewSnapshot {
    return this.#shown
  }

  /** What this viewer will be shown of a new entry; undefined if nothing is visible. */
  advance(entry: Entry, events: readonly Tagged[], seats: readonly SeatView[]): ViewUpdate | undefined {
    if (entry.seat !== null && entry.seat === this.viewer) {
      if (entry.kind === 'act') this.#acts = [...this.#acts, { seq: entry.seq, ask: this.#ask }]
      this.#ask += 1
    }
    const seen = this.#redact(events)
    const before = this.#now
    const after = this.#snapshot(seats, before.cursor + 1, before.isObserved)
    // With visible events the views need not be compared until somebody wants the patch.
    if (seen.length === 0 && diffViews(before.peek(), after.peek()) === undefined) {
      before.advanceTo(after)
      return undefined
    }
    this.#now = after
    return new ViewUpdate(before, after, seen, events)
  }

  /** It is durable. Updates come in the order they were made. */
  show({ to, happened }: ViewUpdate): void {
    this.#shown = to
    this.#recent[this.#shows % EVENTS_KEPT] = textOf(happened)
    this.#shows += 1
  }

  /** The events after a cursor, or undefined if that is too long ago (or never existed). */
  eventsSince(cursor: number): readonly object[] | undefined {
    const missed = this.#shown.cursor - cursor
    if (missed < 0 || missed > this.#recent.length) return undefined
    const since = this.#shows - missed
    return Array.from({ length: missed }, (_, i) => at(this.#recent, (since + i) % EVENTS_KEPT)).flatMap((text) =>
      this.#redact(JSON.parse(text)),
    )
  }

  #redact(events: readonly Tagged[]): Tagged[] {
    const seen: Tagged[] = []
    for (const event of events) {
      const known = this.#match.game.redact(event, this.viewer)
      if (known !== undefined) seen.push(known)
    }
    return seen
  }

  /** `isWatched`: the view will probably be needed. */
  #snapshot(seats: readonly SeatView[], cursor: number, isWatched: boolean): ViewSnapshot {
    const { viewer } = this
    const match = this.#match
    const { game, state, outcome } = match
    if (viewer === 'table')
      return new ViewSnapshot(match, viewer, cursor, { ask: 0, question: null, undoable: [], seats })
    const view = game.view(state, viewer)
    const question = outcome === undefined ? (game.asked(view) ?? null) : null
    // A new question gets a new number. So does every own act, since it may lead to the same question again.
    const text = question === null ? NONE : JSON.stringify(question)
    if (text !== this.#question) this.#ask += 1
    this.#question = text
    const around = { ask: this.#ask, question, undoable: this.#undoable(viewer), seats }
    return new ViewSnapshot(match, viewer, cursor, around, isWatched ? view : undefined)
  }

  /** By the question they answered: entry numbers would count what others did in secret. */
  #undoable(seat: Seat): number[] {
    if (this.#acts.length === 0) return []
    const seqs = this.#match.undoable(seat)
    if (seqs.length !== this.#acts.length) this.#acts = this.#acts.filter(({ seq }) => seqs.includes(seq))
    return this.#acts.map(({ ask }) => ask)
  }
}

let lastWritten: { readonly events: readonly Tagged[]; readonly text: string } = { events: [], text: '[]' }

/**
 * JSON takes a third of the memory, and all viewers share one text, since they are shown the events one after the
 * other. (Not a WeakMap: one entry per act would make short garbage collections long.)
 */
function textOf(events: readonly Tagged[]): string {
  if (lastWritten.events !== events) lastWritten = { events, text: JSON.stringify(events) }
  return lastWritten.text
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table']
}
