/* Tables and matches of the toy game, for tests of the log and the record. */
import {
  type Actor,
  type Appended,
  at,
  Match,
  type Opening,
  type Refusal,
  ScriptedChance,
  type Sender,
  type Source,
  sealNonce,
  sealSecret,
  seededTable,
  type Table,
  type TableSeat,
  unseal,
} from '../src/index.ts'
import type { Action, Options } from './toy-actions.ts'
import { type Event, pebbles, type State, type View } from './toy-game.ts'

export type PebbleMatch = Match<Options, State, Action, Event, View>

export const SECRET = '5e'.repeat(32)
export const OTHER_HASH = '0f'.repeat(32)
export const PEOPLE: readonly TableSeat[] = [
  { name: 'Ann', bot: null },
  { name: 'Béa "the" 2nd', bot: null },
  { name: 'Morgan', bot: 'easy' },
  { name: 'Dan', bot: null },
]

export const TAKE: Action = { kind: 'take', colour: 'red' }
export const TAKE_BLUE: Action = { kind: 'take', colour: 'blue' }
export const DRAW: Action = { kind: 'draw' }
export const PASS: Action = { kind: 'pass' }
export const END: Action = { kind: 'end' }
export const PEEK: Action = { kind: 'peek' }
export const ASK: Action = { kind: 'ask' }
export const KEEP: Action = { kind: 'keep' }
export const CLOSE: Action = { kind: 'close' }

const { defaults } = pebbles.options
const FRAME = { id: 'table-1', game: 'pebbles', rulesVersion: 3 }

/** Nothing secret: its draws are scripted where a test says so. */
export function openTable(seats: number, options: Partial<Options> = {}): Table {
  return seededTable('a seed', { ...FRAME, options: { ...defaults, ...options }, seats: PEOPLE.slice(0, seats) })
}

/** Every person adds a nonce, the bot none. */
export function sealedTable(seats: number, options: Partial<Options> = {}): { table: Table; opening: Opening } {
  const sitting = PEOPLE.slice(0, seats)
  const nonces = sitting.map(({ bot }, seat) => (bot === null ? `a${seat}`.repeat(32) : null))
  const table: Table = {
    ...FRAME,
    options: { ...defaults, ...options },
    seats: sitting,
    seal: sealSecret(FRAME.id, SECRET),
    nonceSeals: nonces.map((nonce, seat) => (nonce === null ? null : sealNonce(FRAME.id, seat, nonce))),
    seed: null,
  }
  return { table, opening: { secret: SECRET, nonces } }
}

export function begin(table: Table, chance: Source): PebbleMatch {
  const started = Match.start(pebbles, table, chance, 1_700_000_000_000)
  if (started.kind === 'refusal') throw new Error(started.code)
  return started.match
}

export function beginSealed(seats: number, options: Partial<Options> = {}): { match: PebbleMatch; opening: Opening } {
  const { table, opening } = sealedTable(seats, options)
  return { match: begin(table, unseal(table, opening.secret, opening.nonces).chance), opening }
}

/** Seat 0 begins; `draws` are the values of the pebbles drawn later, in order. */
export function scripted(seats: number, options: Partial<Options> = {}, draws: readonly number[] = []): PebbleMatch {
  return begin(
    openTable(seats, options),
    new ScriptedChance([['firstSeat', 0], ...draws.map((value) => ['pebble', value] as const)]),
  )
}

export function senderOf(match: PebbleMatch, actor: Actor | null): Sender {
  const n = match.entries.length
  if (actor === 'clerk' || actor === null) return { at: 1_700_000_000_000 + n, by: 'clerk', key: null }
  // A bot stands in for who has resigned.
  const resigned = match.entries.some(({ kind, seat }) => kind === 'resign' && seat === actor)
  const bot = resigned || at(match.table.seats, actor).bot !== null
  return { at: 1_700_000_000_000 + n, by: bot ? 'bot' : 'person', key: bot ? null : `key ${n}` }
}

export function ok(done: Appended<Event> | Refusal): Appended<Event> {
  if (done.kind === 'appended') return done
  throw new Error(`refused: ${done.code} ${JSON.stringify(done.params)}`)
}

export function codeOf(done: { readonly kind: string } | Refusal): string {
  return 'code' in done ? done.code : `not refused: ${done.kind}`
}

/** These actions one after the other, all by the same actor. */
export function does(match: PebbleMatch, actor: Actor, ...actions: readonly Action[]): void {
  for (const action of actions) ok(match.act(actor, action, senderOf(match, actor)))
}

/** These actions, each by the first seat that is asked. */
export function play(match: PebbleMatch, ...actions: readonly Action[]): void {
  for (const action of actions) does(match, asked(match), action)
}

export function asked(match: PebbleMatch): Actor {
  return at(pebbles.toAct(match.state), 0)
}

/** All seats that are asked reveal their pebble. */
export function revealAll(match: PebbleMatch): void {
  while (match.outcome === undefined) {
    const actor = asked(match)
    does(match, actor, at(pebbles.legal(match.state, actor), 0))
  }
}
