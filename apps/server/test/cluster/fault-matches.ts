/* Matches of all games, with people at three servers and with bots, some with clocks that run out. */
import { at } from '@logres/kernel'
import type { Pace } from '../../src/clocks/pace.ts'
import { Client } from '../client.ts'
import { Player, type Style } from '../kill/player.ts'

export interface Kind {
  readonly game: string
  readonly seats: readonly (string | null)[]
  readonly pace: Pace
  readonly options?: object
  readonly style?: (seat: number) => Style
}

export interface FaultMatch {
  readonly id: string
  readonly pace: Pace
  readonly players: readonly Player[]
}

const NONE: Pace = { kind: 'none' }
const SHORT: Pace = { kind: 'live', bank: 60, increment: 1 }
const LIVE: Pace = { kind: 'live', bank: 900, increment: 20 }
/** Nobody becomes ready: the clerk must end each barter; there is one before that cursor. */
const BARTERS = { pace: LIVE, options: { barterSeconds: 3 }, style: () => ({ shuns: 'ready', enough: 40 }) }
const ONE_RESIGNS = { style: (seat: number) => ({ resigns: seat === 1 }) }
const ONE_SLEEPS = { pace: SHORT, style: (seat: number) => (seat === 0 ? { sleepsAt: 12 } : {}) }

const KINDS: readonly Kind[] = [
  { game: 'avalon', seats: [null, null], pace: NONE },
  { game: 'tournament', seats: [null, null, null], ...BARTERS },
  { game: 'merlin', seats: [null, null], pace: LIVE },
  { game: 'avalon', seats: [null, 'squire'], pace: NONE },
  { game: 'tournament', seats: [null, 'squire', 'squire'], ...BARTERS },
  { game: 'merlin', seats: [null, 'squire', null], pace: NONE, ...ONE_RESIGNS },
  { game: 'avalon', seats: [null, null], pace: LIVE, ...ONE_RESIGNS },
  { game: 'tournament', seats: [null, null, 'squire'], pace: LIVE, options: { barterSeconds: 10 } },
  { game: 'merlin', seats: [null, null, null], pace: LIVE },
]

/** Only in long runs: no bank is shorter than a minute. */
const SLEEPERS: readonly Kind[] = [
  { game: 'avalon', seats: [null, null], ...ONE_SLEEPS },
  { game: 'tournament', seats: [null, null, 'squire'], ...ONE_SLEEPS, options: { barterSeconds: 10 } },
  { game: 'merlin', seats: [null, null], ...ONE_SLEEPS },
]

/** The last ones have sleepers, whose time runs from the start. */
export function kindsOf(count: number, hasSleepers: boolean): Kind[] {
  const awake = hasSleepers ? Math.ceil(count * 0.8) : count
  return Array.from({ length: count }, (_, n) => (n < awake ? pick(KINDS, n) : pick(SLEEPERS, n)))
}

function pick(kinds: readonly Kind[], n: number): Kind {
  return at(kinds, n % kinds.length)
}

/** Starts the n-th match; everybody agrees to end from the cursor `enough` on. */
export async function beginFaultMatch(
  kind: Kind,
  bases: readonly string[],
  n: number,
  enough: number,
): Promise<FaultMatch> {
  const { game, seats, pace, options = {}, style } = kind
  const places = seats.flatMap((level, seat) => (level === null ? [seat] : []))
  const people = await Promise.all(places.map((seat) => Client.arrive(at(bases, (n + seat) % bases.length))))
  const host = at(people, 0)
  const body = { game, seats, options, pace, access: 'public' }
  const { id } = await host.must<{ id: string }>('POST', '/api/tables', body)
  const reveals: (() => Promise<unknown>)[] = []
  for (const [i, client] of people.entries()) reveals.push(await client.sit(id, at(places, i)))
  await host.must('POST', `/api/tables/${id}/start`)
  for (const reveal of reveals) await reveal()
  const players = people.map((client, i) => {
    const seat = at(places, i)
    // Each starts at another server.
    const homes = bases.map((_, k) => client.at(at(bases, (n + k) % bases.length)))
    return new Player(homes, id, seat, { enough, ...style?.(seat) })
  })
  return { id, pace, players }
}
