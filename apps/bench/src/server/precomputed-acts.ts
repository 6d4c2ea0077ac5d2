/*
 * Plays a match ahead of time: the bench owns the server's store, so it can read the sealed chance and let a room of
 * its own play on whose commits go nowhere. All messages are then ready. Finding them while time is measured would
 * take cores from the server, and the relay's clients do no such work either.
 */
import { at, type Chance, present, seededChance } from '@logres/kernel'
import { type Room, Rooms, SINGLE_SERVER_BUS, type Store, withCommit } from '@logres/server'
import { type ActSource, DONE, type NextMessage, REFUSED } from './act-source.ts'

interface Line extends NextMessage {
  /** The seat must have been shown the match up to here. */
  readonly cursor: number
}

/** No clients here, and still nothing may be evicted. */
const FOR_EVER = Number.POSITIVE_INFINITY
const TIMEOUT = { playing: FOR_EVER, over: FOR_EVER, crowded: FOR_EVER, most: FOR_EVER, every: 1_000_000 }

export function roomsBeside(store: Store): Rooms {
  return new Rooms({
    ...{ store: withCommit(store, async () => {}), now: Date.now, answerDelay: { least: 0, most: 0 } },
    ...{
      bus: SINGLE_SERVER_BUS,
      eviction: TIMEOUT,
      moved: () => {},
      readyElsewhere: () => {},
      chatAdded: async () => {},
    },
    failed: (match, error) => {
      throw new Error(`${match} cannot be precomputed: ${error}`)
    },
  })
}

export class PrecomputedActs implements ActSource {
  readonly #room: Room
  readonly #chance: Chance
  readonly #lines: Line[] = []
  /** The last cursor shown to each seat. */
  readonly #cursors: number[] = []
  #said = 0
  #isBusy = false

  private constructor(room: Room) {
    this.#room = room
    this.#chance = seededChance(room.id)
  }

  static async of(rooms: Rooms, id: string): Promise<PrecomputedActs> {
    return new PrecomputedActs(present(await rooms.get(id)))
  }

  /** Computes so many acts ahead, or to the end. */
  async goAhead(acts: number): Promise<void> {
    while (this.#lines.length - this.#said < acts && this.#room.match.outcome === undefined) await this.#goOn()
  }

  async #goOn(): Promise<void> {
    const { game, state } = this.#room.match
    const asked = game.toAct(state).filter((actor) => actor !== 'clerk')
    const seat = at(asked, this.#chance.pick(asked.length, 'seat'))
    const legal = game.legal(state, seat)
    const action = at(legal, this.#chance.pick(legal.length, 'pick'))
    const { ask, cursor } = this.#room.viewerState(seat)
    const message = { kind: 'act', key: `${seat}-${this.#lines.length}`, ask, action } as const
    const done = await this.#room.handle(seat, message)
    if (typeof done !== 'number') throw new Error(`refused while precomputing: ${done.code}`)
    this.#lines.push({ seat, cursor, text: JSON.stringify(message) })
  }

  /** All computed acts were sent. */
  get isDry(): boolean {
    return this.#said === this.#lines.length && this.#room.match.outcome === undefined
  }

  receive(seat: number, text: string): void {
    const cursor = CURSOR.exec(text)?.[1]
    if (cursor !== undefined) this.#cursors[seat] = Number(cursor)
    else if (text.startsWith(DONE) || text.startsWith(REFUSED)) this.#isBusy = false
  }

  next(): NextMessage | 'over' | undefined {
    if (this.#isBusy) return undefined
    const line = this.#lines[this.#said]
    if (line === undefined) return this.isDry ? undefined : 'over'
    if ((this.#cursors[line.seat] ?? -1) < line.cursor) return undefined
    this.#isBusy = true
    this.#said += 1
    return line
  }
}

/** How updates and whole views start. */
const CURSOR = /^\{"kind":"(?:update"|whole","protocol":\d+,"viewer":\d+),"cursor":(\d+)/
