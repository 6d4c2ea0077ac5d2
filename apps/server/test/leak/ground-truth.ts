/* What really happened: the record replayed entry by entry, and when each viewer was shown which. */
import { isDeepStrictEqual } from 'node:util'
import { findGame } from '@logres/catalogue'
import {
  type AnyMatch,
  at,
  type Entry,
  type GameRecord,
  isRefusal,
  Match,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import type { MatchView, SeatView } from '@logres/protocol'
import { Seats } from '../../src/matches/seats.ts'

export interface Moment {
  readonly entry: Entry
  /** The true state after it, as JSON. */
  readonly state: string
  /** All events, unredacted. */
  readonly events: readonly Tagged[]
}

/** What a viewer should be shown at a cursor, and after which moment. */
export interface Shown {
  readonly moment: number
  readonly ask: number
  readonly view: MatchView
  readonly events: readonly object[]
}

export interface GroundTruth {
  readonly record: GameRecord
  readonly moments: readonly Moment[]
  /** By cursor, from 0. */
  readonly shown: ReadonlyMap<Viewer, readonly Shown[]>
}

export function groundTruthOf(record: GameRecord): GroundTruth {
  const game = findGame(record.table.game)?.game
  if (game === undefined) throw new Error('no game')
  const started = Match.restart(game, record.table, at(record.entries, 0))
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const seats = new Seats(record.table)
  const viewers = [
    ...record.table.seats.map((_, seat) => new ViewerSight(match, seat)),
    new ViewerSight(match, 'table'),
  ]
  for (const eyes of viewers) eyes.look(0, seats.list)
  const moments: Moment[] = [{ entry: at(record.entries, 0), state: JSON.stringify(match.state), events: [] }]
  for (const entry of record.entries.slice(1)) {
    const appended = match.replay(entry)
    if (isRefusal(appended)) throw new Error(appended.code)
    const { events } = appended
    moments.push({ entry, state: JSON.stringify(match.state), events })
    seats.apply(entry)
    for (const eyes of viewers) eyes.look(moments.length - 1, seats.list, entry, events)
  }
  return { record, moments, shown: new Map(viewers.map(({ viewer, shown }) => [viewer, shown])) }
}

/** A viewer's sight of a match, in the simplest way: each entry leads to a view; what changes nothing is not shown. */
class ViewerSight {
  readonly viewer: Viewer
  readonly shown: Shown[] = []
  readonly #match: AnyMatch
  #ask = 0
  #question = ''
  /** The question answered by each of the seat's acts. */
  readonly #answered = new Map<number, number>()

  constructor(match: AnyMatch, viewer: Viewer) {
    this.#match = match
    this.viewer = viewer
  }

  look(moment: number, seats: readonly SeatView[], entry?: Entry, happened: readonly Tagged[] = []): void {
    const { game, state, table, outcome } = this.#match
    const { viewer } = this
    if (entry !== undefined && entry.seat === viewer) {
      if (entry.kind === 'act') this.#answered.set(entry.seq, this.#ask)
      this.#ask += 1
    }
    const view = game.view(state, viewer)
    const isOver = outcome !== undefined
    const question = viewer === 'table' || isOver ? null : (game.asked(view) ?? null)
    if (viewer !== 'table' && JSON.stringify(question) !== this.#question) this.#ask += 1
    this.#question = JSON.stringify(question)
    const undoable = viewer === 'table' ? [] : this.#match.undoable(viewer).map((seq) => this.#answered.get(seq))
    const whole: MatchView = JSON.parse(
      JSON.stringify({
        ...{ match: table.id, game: game.id, view, ask: this.#ask, question, undoable, seats },
        outcome: outcome ?? null,
      }),
    )
    const events = happened.flatMap((event) => game.redact(event, viewer) ?? [])
    const before = this.shown.at(-1)
    if (before !== undefined && events.length === 0 && isDeepStrictEqual(before.view, whole)) return
    this.shown.push({ moment, ask: this.#ask, view: whole, events })
  }
}
