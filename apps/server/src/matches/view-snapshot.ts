/*
 * What one viewer can see at one moment of a match. A state never changes once it was the match's, so the view need not be kept:
 * it is made when somebody wants it. Most viewers of most matches are not there.
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

  /** `view` is the game's, if it was made already and may be wanted. */
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

  /** For somebody who is there: it is kept, the next one will be compared with it. */
  get view(): MatchView {
    this.#isObserved = true
    this.#view ??= this.peek()
    return this.#view
  }

  /** Whether somebody was there to look. */
  get isObserved(): boolean {
    return this.#isObserved
  }

  /** The view, for nobody. */
  peek(): MatchView {
    return this.#view ?? this.#with(this.#match.game.view(this.#state, this.#viewer))
  }

  /** Of a later state the same can be seen: the earlier one is let go. */
  advanceTo(later: ViewSnapshot): void {
    this.#state = later.#state
  }

  #with(view: object): MatchView {
    const { ask, question, undoable, seats } = this.#platform
    const { table, game } = this.#match
    return { match: table.id, game: game.id, view, ask, question, undoable, seats, outcome: this.#outcome ?? null }
  }
}

/** What a viewer is shown of one entry: what it notices of it, and how its view changes. */
export class ViewUpdate {
  readonly to: ViewSnapshot
  /** As this viewer sees them. */
  readonly events: readonly object[]
  /** As they were, the same for all. */
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

  /** What the patch leads to. */
  get view(): MatchView {
    return this.to.view
  }

  /** Null: the view stays as it is. */
  get patch(): Patch | null {
    return this.message.patch
  }

  /** Made for whoever wants it first, and the same for all who look through the same eyes. */
  get message(): UpdateMessage {
    const { cursor, events } = this
    this.#message ??= { kind: 'update', cursor, events, patch: diffViews(this.#from.view, this.to.view) ?? null }
    return this.#message
  }
}
