/* The states a match went through, with the events that led to each; what was taken back is left out. */

import type { Stage } from '@logres/board-kit'
import type { AnyGame, AnyMatch, GameRecord, Refusal, Tagged } from '@logres/kernel'
import { playAgain } from './saved-match.ts'

export class Course {
  #stages: readonly Stage[] = []

  get stages(): readonly Stage[] {
    return this.#stages
  }

  /** After each entry. An undo brings the very state back that was before. */
  note({ state }: AnyMatch, events: readonly Tagged[]): void {
    const back = this.#stages.findIndex((stage) => stage.state === state)
    if (back >= 0) this.#stages = this.#stages.slice(0, back + 1)
    else this.#stages = [...this.#stages, { state, events }]
  }
}

/** The whole course of a recorded match. */
export function courseOf(game: AnyGame, record: Pick<GameRecord, 'table' | 'entries'>): readonly Stage[] | Refusal {
  const course = new Course()
  const match = playAgain(game, record, (now, events) => course.note(now, events))
  return 'code' in match ? match : course.stages
}
