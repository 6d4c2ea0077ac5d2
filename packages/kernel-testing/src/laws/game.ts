import {
  type Actor,
  at,
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
import type { LawSetup, Laws } from '../laws.ts'
import { must } from './must.ts'

export interface LawGame<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object> {
  readonly game: Game<O, S, A, E, V>
  readonly laws: Laws<O, S, A, E>
  readonly setup: LawSetup<O>
  readonly seed: string
}

/** A state of a random game, with its own chance for the checks. */
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
  const started = Match.start(game, table, unsealSeeded(table, seed).chance, 0)
  if (started.kind === 'refusal') throw new Error(`no set-up: ${started.code}`)
  const { match } = started
  const hashes = [hash(match.state)]
  for (let ply = 0; match.outcome === undefined; ply++) {
    must(ply < laws.longest, 'termination')
    look({ ...law, state: match.state, ply, luck })
    const actor = someActor(game.toAct(match.state), luck)
    if (actor !== 'clerk') takeBack(match, actor, hashes, luck)
    const action = unlisted(law, match.state, actor, luck) ?? someAction(laws, game.legal(match.state, actor), luck)
    const done = match.act(actor, action, { at: ply, by: actor === 'clerk' ? 'clerk' : 'bot', key: null })
    if (isRefusal(done)) throw new Error(`a legal action is refused: ${done.code}`)
    hashes.push(hash(match.state))
  }
  must(game.toAct(match.state).length === 0, 'nobody acts when it is over')
  return { match, hashes }
}

/** Where choices are open, now and then one that nobody listed, if one of a few is legal. */
function unlisted<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  { game, laws }: LawGame<O, S, A, E, V>,
  state: S,
  actor: Actor,
  luck: SeededChance,
): A | undefined {
  if (laws.isClosed || luck.pick(3, 'unlisted?') > 0) return undefined
  const tried = Array.from({ length: 8 }, () => someOf(laws.foreign, luck))
  return tried.find((action) => laws.isSeldom?.(action) !== true && game.whyNot(state, actor, action) === undefined)
}

/** Undo, design §4: now and then; it leads back to the very state, and is offered to nobody else. */
function takeBack<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  match: Match<O, S, A, E, V>,
  actor: Actor,
  hashes: string[],
  luck: SeededChance,
): void {
  const sender = { at: 0, by: 'bot', key: null } as const
  const before = JSON.stringify(match.state)
  for (const seat of match.table.seats.keys()) {
    const offered = match.undoable(seat)
    must(seat === actor || offered.length === 0, 'undo is offered to nobody but whose act it was')
    if (offered.length === 0) must(isRefusal(match.undo(seat, sender)), 'no undo but what is offered')
    for (const seq of offered) {
      const entry = at(match.entries, seq)
      must(entry.seat === seat && entry.draws.length === 0, 'undo crosses no chance and nobody else')
    }
    must(isRefusal(match.undo(seat, sender, match.entries.length)), 'no undo of what was not yet')
  }
  must(JSON.stringify(match.state) === before, 'a refused undo changes nothing')
  if (actor === 'clerk' || luck.pick(12, 'undo?') > 0) return
  const offered = match.undoable(actor)
  if (offered.length === 0) return
  const from = someOf(offered, luck)
  must(!isRefusal(match.undo(actor, sender, from)), 'the undo offered is done')
  hashes.push(hash(match.state))
  must(hashes.at(-1) === hashes[from - 1], 'undo leads back to the state before')
}

/** The clerk closes questions to several seats; it acts last or rarely, so that the seats get to act. */
export function someActor(actors: readonly Actor[], luck: SeededChance): Actor {
  const actor = someOf(actors, luck)
  return actor === 'clerk' && luck.pick(8, 'clerk?') > 0 ? someOf(actors, luck) : actor
}

export function someAction<A extends Tagged>(
  { isSeldom }: Pick<Laws<object, object, A, never>, 'isSeldom'>,
  legal: readonly A[],
  luck: SeededChance,
): A {
  const action = someOf(legal, luck)
  return isSeldom?.(action) === true && luck.pick(8, 'seldom?') > 0 ? someOf(legal, luck) : action
}

export function someOf<T>(list: readonly T[], luck: SeededChance): T {
  return at(list, luck.pick(list.length, 'some'))
}
