/* The coach at an open match: it asks before actions are sent, and speaks the words of the game. */
import { type Board, catalogueFrom, lang, type PlaceId } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Reason } from '@logres/mind'
import { computed } from '@preact/signals'
import { manifestOf } from '../games.ts'
import type { MatchState } from '../match/state.ts'
import { ReviewClient } from '../play/review-client.ts'
import { Coach } from './coach.ts'

export class CoachSession {
  readonly coach: Coach
  readonly #state: MatchState
  readonly #client = new ReviewClient()
  readonly #texts

  constructor(state: MatchState) {
    const { play } = state.match
    const manifest = manifestOf(play.game.id)
    this.#state = state
    this.#texts = catalogueFrom(async (language) => ({
      reason: await manifest.reasons?.(language),
      thought: await manifest.thoughts?.(language),
    }))
    this.coach = new Coach(
      {
        game: play.game,
        seats: play.current.peek()?.seats.length ?? 1,
        view: computed(() => state.view),
        seat: computed(() => (state.viewer.value === 'table' ? undefined : state.viewer.value)),
        question: state.question,
        turn: computed(() => state.steps.value.at(-1)?.turn.no ?? 0),
        legality: state.legality,
        play: (action) => state.actUnasked(action),
      },
      this.#client,
    )
    state.guard = (action) => this.coach.check(action)
  }

  async ready(): Promise<void> {
    await this.#texts.ready()
  }

  get game(): string {
    return this.#state.match.play.game.id
  }

  get board(): Board {
    return this.#state.board
  }

  get isAsked(): boolean {
    return this.#state.question.value !== null
  }

  /** Undefined if there is nothing in particular, or the player is not asked. */
  get thought(): string | undefined {
    const { viewer, view } = this.#state
    if (!this.isAsked || viewer.value === 'table' || !this.coach.isThinking) return undefined
    return this.#texts.get().thought?.(view, viewer.value)
  }

  sayReason(reason: Reason): string | undefined {
    return this.#texts.get().reason?.(reason)
  }

  sayAction(action: Tagged): string {
    const text = this.#state.texts.action(action, this.#state.players.value)
    const sentence = `${text.slice(0, 1).toLocaleUpperCase(lang.peek())}${text.slice(1)}`
    return /[.!?]$/.test(text) ? sentence : `${sentence}.`
  }

  placesOf(action: Tagged): readonly PlaceId[] {
    return this.#state.board.placesOf?.(action) ?? []
  }

  close(): void {
    this.#state.guard = undefined
    this.#texts.close()
    this.coach.close()
    this.#client.close()
  }
}
