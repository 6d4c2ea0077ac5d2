/*
 * Which public matches have people at them, and how many watch. In memory: every server knows its own rooms and publishes
 * them regularly, so that those of a dead server expire.
 */
import type { Bus } from '../bus/bus.ts'
import type { Room } from '../matches/room.ts'
import type { Id } from '../store/store.ts'

export interface Attended {
  readonly match: Id
  readonly game: string
  /** People without a seat. */
  readonly watching: number
  /** Seats whose people are connected. */
  readonly players: number
}

export interface AttendanceOptions {
  readonly bus: Bus
  rooms(): Iterable<Room>
  /** How often it is published, in milliseconds. */
  readonly every?: number
}

type Packed = readonly [match: string, game: string, watching: number, players: number]

const CHANNEL = 'attendance'
const EVERY = 5_000
/** After how many intervals a server that says nothing more is forgotten. */
const EXPIRES_AFTER = 2.5
/** Matches in the list; those that fewest people watch are left out. */
export const MOST_ATTENDED = 500
/** The rooms are gone through at most this often, in milliseconds. */
const FRESH = 1_000

export class Attendance {
  readonly #options: AttendanceOptions
  readonly #every: number
  readonly #elsewhere = new Map<string, { readonly heardAt: number; readonly rooms: readonly Attended[] }>()
  #known: { readonly at: number; readonly all: readonly Attended[] } | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: AttendanceOptions) {
    this.#options = options
    this.#every = options.every ?? EVERY
  }

  async connect(): Promise<void> {
    const { bus } = this.#options
    if (bus.shared === null) return
    await bus.subscribe(CHANNEL, (news, from) => {
      this.#elsewhere.set(from, { heardAt: performance.now(), rooms: unpacked(news) })
      this.#known = undefined
    })
    this.#timer = setInterval(() => bus.publish(CHANNEL, { rooms: this.#here().map(packed) }), this.#every).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Most spectators first, then most players. */
  all(): readonly Attended[] {
    const now = performance.now()
    if (this.#known !== undefined && now - this.#known.at < FRESH) return this.#known.all
    const all = new Map<Id, Attended>()
    for (const [server, { heardAt, rooms }] of this.#elsewhere) {
      if (now - heardAt > EXPIRES_AFTER * this.#every) this.#elsewhere.delete(server)
      else for (const each of rooms) note(all, each)
    }
    for (const each of this.#here()) note(all, each)
    this.#known = { at: now, all: mostWatched([...all.values()]) }
    return this.#known.all
  }

  #here(): readonly Attended[] {
    const found: Attended[] = []
    for (const room of this.#options.rooms()) {
      const { match, clients, seating, presence } = room
      if (clients.size === 0 || match.outcome !== undefined || !seating.isPublic) continue
      const { watching, seats } = presence.message()
      const players = seats.filter((each) => each === 'here' || each === 'away').length
      if (watching + players > 0) found.push({ match: room.id, game: match.game.id, watching, players })
    }
    return mostWatched(found)
  }
}

/** Servers that have the same match open know of each other's clients: the highest number is the newest whole one. */
function note(all: Map<Id, Attended>, each: Attended): void {
  const known = all.get(each.match)
  all.set(each.match, {
    ...each,
    watching: Math.max(each.watching, known?.watching ?? 0),
    players: Math.max(each.players, known?.players ?? 0),
  })
}

function mostWatched(all: readonly Attended[]): readonly Attended[] {
  return all
    .toSorted((a, b) => b.watching - a.watching || b.players - a.players || (a.match < b.match ? -1 : 1))
    .slice(0, MOST_ATTENDED)
}

function packed({ match, game, watching, players }: Attended): Packed {
  return [match, game, watching, players]
}

/** The sender may be of another version. */
function unpacked(news: object): Attended[] {
  if (!('rooms' in news) || !Array.isArray(news.rooms)) return []
  return news.rooms.flatMap((room: unknown) => {
    if (!Array.isArray(room)) return []
    const [match, game, watching, players]: unknown[] = room
    const isKnown = typeof match === 'string' && typeof game === 'string'
    return isKnown && isCount(watching) && isCount(players) ? [{ match, game, watching, players }] : []
  })
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
