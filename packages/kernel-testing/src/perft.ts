import { type Chance, type Game, isRefusal, step, type Tagged } from '@logres/kernel'

/** Every draw falls on 0: perft counts choices, not luck. */
const NO_LUCK: Chance = { pick: () => 0 }

/** How many sequences of legal actions there are from here, `depth` actions long. */
export function perft<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  state: S,
  depth: number,
): number {
  if (depth === 0) return 1
  let count = 0
  for (const actor of game.toAct(state)) {
    const actions = game.legal(state, actor)
    if (depth === 1) count += actions.length
    else for (const action of actions) count += perft(game, after(game, state, actor, action), depth - 1)
  }
  return count
}

function after<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  state: S,
  actor: Parameters<typeof game.legal>[1],
  action: A,
): S {
  const done = step(game, state, actor, action, NO_LUCK)
  if (isRefusal(done)) throw new Error(`a listed action is refused: ${done.code}`)
  return done.state
}
