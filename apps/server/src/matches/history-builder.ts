/*
 * What one viewer has seen of a match, step by step, computed by replaying the log through the same ViewerState that
 * sockets use. Undone steps are left out, as in a page that was open the whole time.
 */
import { findGame } from '@logres/catalogue'
import { type AnyMatch, type Entry, isPlainObject, isRefusal, Match, type Viewer } from '@logres/kernel'
import { diffViews, type PastStep } from '@logres/protocol'
import type { MatchRow } from '../store/store.ts'
import { CorruptLog } from './rooms.ts'
import { Seats } from './seats.ts'
import { ViewerState } from './viewer-state.ts'

export class HistoryBuilder {
  readonly #match: AnyMatch
  readonly #seats: Seats
  readonly #viewer: ViewerState
  readonly #start: string
  /** The game's view after the last step. */
  #view: object
  /** As JSON: it takes a third of the memory, and is what is sent. */
  #steps: { readonly seq: number; readonly text: string }[] = []

  constructor({ id, table }: Pick<MatchRow, 'id' | 'table'>, viewer: Viewer, first: Entry) {
    const game = findGame(table.game)?.game
    if (game === undefined) throw new CorruptLog(`match ${id} is of ${table.game}, an unknown game`)
    const started = Match.restart(game, table, first)
    if (started.kind === 'refusal') throw new CorruptLog(`match ${id} cannot be set up: ${started.code}`)
    this.#match = started.match
    this.#match.forgetLog()
    this.#seats = new Seats(table)
    this.#viewer = new ViewerState(this.#match, viewer, this.#seats.list)
    this.#view = this.#viewer.shown.view.view
    this.#start = JSON.stringify(this.#view)
  }

  /** How many entries of the log have been replayed. */
  get length(): number {
    return this.#match.length
  }

  add(entry: Entry): void {
    const done = this.#match.replay(entry)
    if (isRefusal(done)) throw new CorruptLog(`match ${this.#match.table.id}, entry ${entry.seq}: ${done.code}`)
    this.#seats.apply(entry)
    const update = this.#viewer.advance(entry, done.events, this.#seats.list)
    if (update !== undefined) this.#viewer.show(update)
    if (entry.kind === 'undo') this.#takeBack(undoneFrom(entry))
    else if (update !== undefined) this.#add(entry, update.events)
  }

  #add({ seq }: Entry, events: readonly object[]): void {
    const { view } = this.#viewer.shown.view
    const patch = diffViews(this.#view, view) ?? null
    // Platform changes (who plays a seat, whether it is over) are not steps of the game.
    if (events.length === 0 && patch === null) return
    const step: PastStep = { events, patch }
    this.#steps.push({ seq, text: JSON.stringify(step) })
    this.#view = view
  }

  #takeBack(from: number): void {
    while ((this.#steps.at(-1)?.seq ?? -1) >= from) this.#steps.pop()
    this.#view = this.#viewer.shown.view.view
  }

  /** A MatchHistory. */
  toJson(): string {
    const head = JSON.stringify({ viewer: this.#viewer.viewer, cursor: this.#viewer.shown.cursor })
    return `${head.slice(0, -1)},"start":${this.#start},"steps":[${this.#steps.map(({ text }) => text).join(',')}]}`
  }
}

function undoneFrom({ action }: Entry): number {
  const from = isPlainObject(action) ? action.from : undefined
  return typeof from === 'number' ? from : Number.POSITIVE_INFINITY
}
