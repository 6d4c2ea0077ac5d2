import {
  type Actor,
  at,
  canonical,
  type Game,
  hash,
  isRefusal,
  Match,
  type SeededChance,
  seededChance,
  seededTable,
  type Tagged,
  unsealSeeded,
} from '@logres/kernel'
import { expect } from 'vitest'
import type { LawSetup, Laws } from '../laws.ts'

export interface LawGame<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object> {
  readonly game: Game<O, S, A, E, V>
  readonly laws: Laws<O, S, A>
  readonly setup: LawSetup<O>
  readonly seed: string
}

/** A state on the way through a law game, with luck of its own for whoever checks it. */
export interface Moment<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>
  extends LawGame<O, S, A, E, V> {
  readonly state: S
  /** How many actions were played so far. */
  readonly ply: number
  readonly luck: SeededChance
}

export interface LawMatch<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object> {
  readonly match: Match<O, S, A, E, V>
  /** The state's hash after each entry. */
  readonly hashes: readonly string[]
}

/** Plays one random game, taking back now and then, and shows every state to `look`. */
export function playLawGame<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  law: LawGame<O, S, A, E, V>,
  look: (moment: Moment<O, S, A, E, V>) => void,
): LawMatch<O, S, A, E, V> {
  const { game, laws, setup, seed } = law
  const luck = seededChance(`${seed}/luck`)
  const seats = Array.from({ length: setup.seats }, (_, i) => ({ name: `seat ${i}`, bot: 'random' }))
  const { id, rulesVersion } = game
  const table = seededTable(seed, { id: seed, game: id, rulesVersion, options: setup.options, seats })
  const match = Match.start(game, table, unsealSeeded(table, seed).chance, 0)
  if (!(match instanceof Match)) throw new Error(`no set-up: ${match.code}`)
  const hashes = [hash(match.state)]
  for (let ply = 0; match.outcome === undefined; ply++) {
    expect(ply, 'termination').toBeLessThan(laws.longest)
    look({ ...law, state: match.state, ply, luck })
    const actor = someOf(game.toAct(match.state), luck)
    if (actor !== 'clerk') takeBack(match, actor, hashes, luck)
    const action = someOf(game.legal(match.state, actor), luck)
    const done = match.act(actor, action, { at: ply, by: actor === 'clerk' ? 'clerk' : 'bot', key: null })
    if (isRefusal(done)) throw new Error(`a legal action is refused: ${done.code}`)
    hashes.push(hash(match.state))
  }
  expect(game.toAct(match.state), 'nobody acts when it is over').toEqual([])
  return { match, hashes }
}

/** Undo, design §4: now and then; it leads back to the very state, and is offered to nobody else. */
function takeBack<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  match: Match<O, S, A, E, V>,
  actor: Actor,
  hashes: string[],
  luck: SeededChance,
): void {
  const sender = { at: 0, by: 'bot', key: null } as const
  const before = canonical(match.state)
  for (const seat of match.table.seats.keys()) {
    const offered = match.undoable(seat)
    if (seat !== actor) expect(offered, 'undo is offered to nobody but whose act it was').toEqual([])
    if (offered.length === 0) expect(match.undo(seat, sender).kind).toBe('refusal')
    for (const seq of offered) {
      const entry = at(match.entries, seq)
      expect([entry.seat, entry.draws.length], 'undo crosses no chance and nobody else').toEqual([seat, 0])
    }
    expect(match.undo(seat, sender, match.entries.length).kind, 'no undo of what was not yet').toBe('refusal')
  }
  expect(canonical(match.state), 'a refused undo changes nothing').toBe(before)
  if (actor === 'clerk' || luck.pick(12, 'undo?') > 0) return
  const offered = match.undoable(actor)
  if (offered.length === 0) return
  const from = someOf(offered, luck)
  expect(match.undo(actor, sender, from).kind).toBe('appended')
  hashes.push(hash(match.state))
  expect(hashes.at(-1), 'undo leads back to the state before').toBe(hashes[from - 1])
}

export function someOf<T>(list: readonly T[], luck: SeededChance): T {
  return at(list, luck.pick(list.length, 'some'))
}
