/* The state of all viewers of a match, and the idempotency keys of its seats. */
import { type AnyMatch, type Entry, present, type Seat, type Tagged, type Viewer } from '@logres/kernel'
import { IdempotencyKeys } from './idempotency-keys.ts'
import type { Seats } from './seats.ts'
import { ViewerState, type ViewUpdate, viewersOf } from './viewer-state.ts'

export type ViewUpdates = ReadonlyMap<Viewer, ViewUpdate>

export class ViewerStates {
  readonly keys = new IdempotencyKeys()
  readonly #seats: Seats
  readonly #byViewer: ReadonlyMap<Viewer, ViewerState>

  constructor(match: AnyMatch, seats: Seats) {
    this.#seats = seats
    const viewers = viewersOf(match.table.seats.length)
    this.#byViewer = new Map(viewers.map((viewer) => [viewer, new ViewerState(match, viewer, seats.list)]))
  }

  get all(): Iterable<ViewerState> {
    return this.#byViewer.values()
  }

  of(viewer: Viewer): ViewerState {
    return present(this.#byViewer.get(viewer))
  }

  /** Applies a new entry. Answers what each viewer will be shown of it, if anything. */
  advance(entry: Entry, events: readonly Tagged[]): ViewUpdates {
    this.#seats.apply(entry)
    const updates = new Map<Viewer, ViewUpdate>()
    for (const viewerState of this.#byViewer.values()) {
      const update = viewerState.advance(entry, events, this.#seats.list)
      if (update !== undefined) updates.set(viewerState.viewer, update)
    }
    return updates
  }

  /** The author's cursor after this entry. */
  cursorOf({ seat }: Entry): number {
    return seat === null ? 0 : this.of(seat).cursor
  }

  /** The entry is durable. */
  show(updates: ViewUpdates, { seat, key }: Entry, cursor: number): void {
    for (const [viewer, update] of updates) this.of(viewer).show(update)
    if (key !== null && seat !== null) this.keys.settle(seat, key, cursor)
  }

  /** The answer to this key, settled or pending. */
  answerToKey(seat: Seat, key: string): number | Promise<number> | undefined {
    return this.keys.get(seat, key)
  }
}
