/* The mind of a game without its own: it knows only the rules, and relies on playouts. */
import { type Actor, type AnyGame, at, type Chance, present } from '@logres/kernel'
import type { AnyMind, SearchSettings } from './mind.ts'

const SEARCH: SearchSettings = { turns: 10, exploration: 1, widening: 4, worlds: 64 }

export function plainMind(game: AnyGame): AnyMind {
  const policy = (state: object, actor: Actor, chance: Chance) => {
    const legal = game.legal(state, actor)
    return at(legal, chance.pick(legal.length, 'plain policy'))
  }
  return {
    game,
    search: { knight: SEARCH, champion: SEARCH },
    pageTemperature: 1,
    evaluate(state) {
      return 1 / Math.max(1, seatsIn(game.view(state, 'table'), game.seats.max))
    },
    policy,
    rate: (_state, _seat, legal) => legal.map(() => 0),
    settle(state, seat, chance) {
      for (let i = 0; i < SEARCH.turns && game.result(state) === undefined; i++) {
        const actor = present(game.toAct(state)[0])
        if (actor === seat) return
        game.apply(state, actor, policy(state, actor, chance), chance, () => {})
      }
    },
    key: (action) => JSON.stringify(action),
    mark: () => 0,
  }
}

function seatsIn(view: object, most: number): number {
  return 'players' in view && Array.isArray(view.players) ? view.players.length : most
}
