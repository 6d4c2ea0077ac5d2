/*
 * What one viewer can see at one moment of a match. States are immutable, so the view is not stored but computed on
 * demand: most viewers of most matches are not connected.
 */
import type { AnyMatch, Outcome, Question, Tagged, Viewer } from '@logres/kernel'
import { diffViews, type MatchView, type Patch, type SeatView, type ServerMessage } from '@logres/protocol'

type UpdateMessage = Extract<ServerMessage, { kind: 'update' }>

/** What the platform adds to the game's view. */
export interface PlatformFields {
  readonly ask: number
  readonly question: Question | null
  readonly undoable: readonly number[]
  readonly seats: readonly SeatView[]
}

export class ViewSnapshot {
  readonly cursor: number
  readonly question: Question | null
  readonly #match: AnyMatch
  readonly #viewer: Viewer
  #state: object
  readonly #platform: PlatformFields
  readonly #outcome: Outcome | undefined
  #view: MatchView | undefined
  #isObserved = false

  /** `view`: the game's view, if it is already computed and probably needed. */
  constructor(match: AnyMatch, viewer: Viewer, cursor: number, around: PlatformFields, view?: object) {
    this.cursor = cursor
    this.question = around.question
    this.#match = match
    this.#viewer = viewer
    this.#state = match.state
    this.#platform = around
    this.#outcome = match.outcome
    this.#view = view === undefined ? undefined : this.#with(view)
  }

  /** For a connected viewer: cached, since the next view is compared with it. */
  get view(): MatchView {
    this.#isObserved = true
    this.#view ??= this.peek()
    return this.#view
  }

  /** Whether somebody has asked for the view. */
  get isObserved(): boolean {
    return this.#isObserved
  }

  /** The view, without caching it. */
  peek(): MatchView {
    return this.#view ?? this.#with(this.#match.game.view(this.#state, this.#viewer))
  }

  /** The later state looks the same: drop the earlier one. */
  advanceTo(later: ViewSnapshot): void {
    this.#state = later.#state
  }

  #with(view: object): MatchView {
    const { ask, question, undoable, seats } = this.#platform
    const { table, game } = this.#match
    return { match: table.id, game: game.id, view, ask, question, undoable, seats, outcome: this.#outcome ?? null }
  }
}

/** What a viewer is shown of one entry: the visible events, and the change of the view. */
export class ViewUpdate {
  readonly to: ViewSnapshot
  /** As this viewer sees them. */
  readonly events: readonly object[]
  /** Unredacted, the same for all. */
  readonly happened: readonly Tagged[]
  readonly #from: ViewSnapshot
  #message: UpdateMessage | undefined

  constructor(from: ViewSnapshot, to: ViewSnapshot, events: readonly object[], happened: readonly Tagged[]) {
    this.#from = from
    this.to = to
    this.events = events
    this.happened = happened
  }

  get cursor(): number {
    return this.to.cursor
  }

  /** The view after the patch. */
  get view(): MatchView {
    return this.to.view
  }

  /** Null: the view does not change. */
  get patch(): Patch | null {
    return this.message.patch
  }

  /** Computed on first use, and shared by all clients of the same viewer. */
  get message(): UpdateMessage {
    const { cursor, events } = this
    this.#message ??= { kind: 'update', cursor, events, patch: diffViews(this.#from.view, this.to.view) ?? null }
    return this.#message
  }
}
