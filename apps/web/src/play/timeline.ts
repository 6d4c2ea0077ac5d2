/* The states of a match, with the events that led to each; undone ones are left out. */

import type { Moment } from '@logres/board-kit'
import type { AnyGame, AnyMatch, GameRecord, Refusal, Tagged } from '@logres/kernel'
import { replayLog } from './replay-log.ts'

export class Timeline {
  #moments: readonly Moment[] = []

  get moments(): readonly Moment[] {
    return this.#moments
  }

  /** To be called after each entry. An undo restores an earlier state object. */
  add({ state }: AnyMatch, events: readonly Tagged[]): void {
    const back = this.#moments.findIndex((moment) => moment.state === state)
    if (back >= 0) this.#moments = this.#moments.slice(0, back + 1)
    else this.#moments = [...this.#moments, { state, events }]
  }
}

/** The timeline of a recorded match. */
export function timelineOf(game: AnyGame, record: Pick<GameRecord, 'table' | 'entries'>): readonly Moment[] | Refusal {
  const timeline = new Timeline()
  const match = replayLog(game, record, (now, events) => timeline.add(now, events))
  return 'code' in match ? match : timeline.moments
}
