/* The states a match went through, with the events that led to each; what was taken back is left out. */

import type { Moment } from '@logres/board-kit'
import type { AnyGame, AnyMatch, GameRecord, Refusal, Tagged } from '@logres/kernel'
import { replayLog } from './saved-match.ts'

export class Timeline {
  #moments: readonly Moment[] = []

  get moments(): readonly Moment[] {
    return this.#moments
  }

  /** After each entry. An undo brings the very state back that was before. */
  add({ state }: AnyMatch, events: readonly Tagged[]): void {
    const back = this.#moments.findIndex((stage) => stage.state === state)
    if (back >= 0) this.#moments = this.#moments.slice(0, back + 1)
    else this.#moments = [...this.#moments, { state, events }]
  }
}

/** The whole course of a recorded match. */
export function timelineOf(game: AnyGame, record: Pick<GameRecord, 'table' | 'entries'>): readonly Moment[] | Refusal {
  const course = new Timeline()
  const match = replayLog(game, record, (now, events) => course.add(now, events))
  return 'code' in match ? match : course.moments
}
