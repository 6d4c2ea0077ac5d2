/*
 * What one viewer has seen of a match, step by step, computed by replaying the log through the same ViewerState that
 * sockets use. Undone steps are left out, as in a page that was open the whole time.
 */
import { type AnyMatch, type Entry, isPlainObject, type Viewer } from '@logres/kernel'
import { diffViews, type PastStep } from '@logres/protocol'
import { Chunks, inSlices } from '../slices.ts'
import type { MatchRow } from '../store/store.ts'
import { replayEntry, restartMatch } from './replay.ts'
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
  #steps: Step[] = []
  #size = 0

  constructor({ table }: Pick<MatchRow, 'table'>, viewer: Viewer, first: Entry | undefined) {
    this.#match = restartMatch(table, first)
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
    const done = replayEntry(this.#match, entry)
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
    const text = JSON.stringify(step)
    this.#steps.push({ seq, text })
    this.#size += text.length
    this.#view = view
  }

  #takeBack(from: number): void {
    while ((this.#steps.at(-1)?.seq ?? -1) >= from) this.#size -= this.#steps.pop()?.text.length ?? 0
    this.#view = this.#viewer.shown.view.view
  }

  /** Characters kept. */
  get size(): number {
    return this.#size + this.#start.length
  }

  /** A MatchHistory as of now, in chunks; steps that are added or taken back later do not change it. */
  toChunks(): AsyncIterable<string> {
    const head = JSON.stringify({ viewer: this.#viewer.viewer, cursor: this.#viewer.shown.cursor })
    return chunksOf(`${head.slice(0, -1)},"start":${this.#start},"steps":[`, [...this.#steps])
  }
}

interface Step {
  readonly seq: number
  readonly text: string
}

async function* chunksOf(head: string, steps: readonly Step[]): AsyncGenerator<string> {
  const chunks = new Chunks()
  chunks.add(head)
  for await (const [i, { text }] of inSlices(steps.entries())) {
    chunks.add(i === 0 ? text : `,${text}`)
    yield* chunks.full()
  }
  chunks.add(']}')
  yield* chunks.rest()
}

function undoneFrom({ action }: Entry): number {
  const from = isPlainObject(action) ? action.from : undefined
  return typeof from === 'number' ? from : Number.POSITIVE_INFINITY
}
