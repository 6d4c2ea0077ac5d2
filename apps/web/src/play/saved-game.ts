/* A local match as it is saved: writes it to the shelf, and notices when another tab has written or deleted it. */
import type { AnyMatch } from '@logres/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type Branch,
  type GameKey,
  isFinished,
  recordKey,
  removeBeyondLimit,
  removeOldestFinished,
  rowKey,
  type ShelfRow,
  type ShelfStorage,
  shelfId,
  write,
} from './shelf.ts'

/**
 * `madeRoom`: saved, after the oldest finished matches were removed. `full`, `forbidden`: not saved. `changedElsewhere`: not
 * saved, because another tab has continued or deleted this match.
 */
export type SaveState = 'saved' | 'madeRoom' | 'full' | 'forbidden' | 'changedElsewhere'

export type Scores = ShelfRow['scores']

export class SavedGame {
  readonly from: Branch | undefined
  readonly #storage: ShelfStorage | undefined
  readonly #state: Signal<SaveState> = signal('saved')
  readonly #key: Signal<GameKey>
  /** What is stored, as far as this page knows. */
  #text: string | null

  /** `from`: where a match begins that goes on from a review. */
  constructor(storage: ShelfStorage | undefined, key: GameKey, text: string | null, from?: Branch) {
    this.#storage = storage
    this.from = from
    this.#key = signal(key)
    this.#text = text
    if (storage === undefined) this.#state.value = 'forbidden'
  }

  get key(): ReadonlySignal<GameKey> {
    return this.#key
  }

  get state(): ReadonlySignal<SaveState> {
    return this.#state
  }

  save(match: AnyMatch, scores: Scores): void {
    const storage = this.#storage
    if (storage === undefined) return
    this.check()
    if (this.#state.peek() === 'changedElsewhere') return
    const { table, entries } = match
    const text = JSON.stringify({ table, entries, from: this.from })
    let hasMadeRoom = false
    while (!write(storage, recordKey(this.#key.peek()), text)) {
      if (!removeOldestFinished(storage, this.#key.peek())) {
        this.#state.value = 'full'
        return
      }
      hasMadeRoom = true
    }
    this.#text = text
    this.#state.value = hasMadeRoom ? 'madeRoom' : 'saved'
    this.saveRow(match, scores)
  }

  /** The summary alone: a list may have none, or one that does not know that the match is over. */
  saveRow(match: AnyMatch, scores: Scores): void {
    const storage = this.#storage
    if (storage === undefined) return
    const row = { ...rowFor(match), ...this.#key.peek(), scores, ...(this.from && { branch: this.from.name }) }
    const key = rowKey(this.#key.peek())
    // Without a row the list reads the record; an outdated row would mislead it.
    if (!write(storage, key, JSON.stringify(row))) storage.removeItem(key)
    if (isFinished(row)) removeBeyondLimit(storage, row.game)
  }

  /** Compares what is stored with what this page has stored or read. */
  check(): void {
    const storage = this.#storage
    if (storage === undefined || storage.getItem(recordKey(this.#key.peek())) === this.#text) return
    this.#state.value = 'changedElsewhere'
  }

  /** Continues as a match of its own, beside the one that another tab has written. */
  keepSeparately(match: AnyMatch, scores: Scores): void {
    const { game, id } = this.#key.peek()
    this.#key.value = { game, id: shelfId(`${id}/${match.entries.length}/${match.entries.at(-1)?.at}`) }
    this.#text = this.#storage?.getItem(recordKey(this.#key.peek())) ?? null
    this.#state.value = 'saved'
    this.save(match, scores)
  }
}

function rowFor({ table, entries, state, game, outcome }: AnyMatch): Omit<ShelfRow, 'game' | 'id' | 'scores'> {
  const places =
    outcome === undefined
      ? null
      : outcome.by === 'rules'
        ? outcome.result.places
        : outcome.by === 'resignation'
          ? outcome.places
          : []
  return {
    createdAt: entries[0]?.at ?? 0,
    playedAt: entries.at(-1)?.at ?? 0,
    seats: table.seats,
    turn: game.turn(state).no,
    places,
  }
}
