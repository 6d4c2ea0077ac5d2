/*
 * What one viewer can see at one moment of a match. A state never changes once it was the match's, so the view need not be kept:
 * it is made when somebody wants it. Most viewers of most matches are not there.
 */
import type { AnyGame, Outcome, Question, Tagged, Viewer } from '@logres/kernel'
import { diffViews, type MatchView, type Patch, type SeatView, type ServerMessage } from '@logres/protocol'

type UpdateMessage = Extract<ServerMessage, { kind: 'update' }>

export interface Sight {
  readonly match: string
  readonly game: AnyGame
  readonly viewer: Viewer
  readonly state: object
  readonly cursor: number
  readonly ask: number
  readonly question: Question | null
  readonly undoable: readonly number[]
  readonly seats: readonly SeatView[]
  readonly outcome: Outcome | undefined
}

export class Moment {
  readonly #sight: Sight
  #view: MatchView | undefined
  #isWanted = false

  /** `view` is the game's, if it was made already and may be wanted. */
  constructor(sight: Sight, view?: object) {
    this.#sight = sight
    if (view !== undefined) this.#view = this.#around(view)
  }

  get cursor(): number {
    return this.#sight.cursor
  }

  get question(): Question | null {
    return this.#sight.question
  }

  /** For somebody who is there: it is kept, the next one will be compared with it. */
  get view(): MatchView {
    this.#isWanted = true
    this.#view ??= this.glance()
    return this.#view
  }

  /** Whether somebody was there to look. */
  get isWanted(): boolean {
    return this.#isWanted
  }

  /** The view, for nobody. */
  glance(): MatchView {
    const { game, state, viewer } = this.#sight
    return this.#view ?? this.#around(game.view(state, viewer))
  }

  #around(view: object): MatchView {
    const { match, game, ask, question, undoable, seats, outcome } = this.#sight
    return { match, game: game.id, view, ask, question, undoable, seats, outcome: outcome ?? null }
  }
}

/** What a viewer is shown of one entry: what it notices of it, and how its view changes. */
export interface Update {
  readonly cursor: number
  /** As this viewer sees them. */
  readonly events: readonly object[]
  /** As they were, the same for all. */
  readonly happened: readonly Tagged[]
  readonly to: Moment
  /** What the patch leads to. */
  readonly view: MatchView
  /** Null: the view stays as it is. */
  readonly patch: Patch | null
  /** The same for all who look through the same eyes. */
  readonly message: UpdateMessage
}

export function updateOf(from: Moment, to: Moment, events: readonly object[], happened: readonly Tagged[]): Update {
  let known: Patch | null | undefined
  let message: UpdateMessage | undefined
  return {
    ...{ cursor: to.cursor, events, happened, to },
    get view() {
      return to.view
    },
    /** Made for whoever wants it first. */
    get patch() {
      if (known === undefined) known = diffViews(from.view, to.view) ?? null
      return known
    },
    get message() {
      message ??= { kind: 'update', cursor: to.cursor, events, patch: this.patch }
      return message
    },
  }
}
