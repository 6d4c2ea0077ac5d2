import { at, type Chance } from '@logres/kernel'
import { type Action, merlin, type State, type View } from '@logres/merlin'
import type { Mind, Weights } from '../mind.ts'

export function merlinMind(_weights?: Weights): Mind<State, Action, View> {
  const settings = { turns: 4, exploration: 1, widening: 2, worlds: 64 }
  return {
    game: merlin,
    search: { knight: settings, champion: settings },
    pageWhim: 1,
    evaluate: () => 0.5,
    policy(state, actor, chance: Chance) {
      const legal = merlin.legal(state, actor)
      return at(legal, chance.pick(legal.length, 'policy'))
    },
    rate: (_state, _seat, legal) => legal.map(() => 0),
    settle() {},
    key: (action) => action,
    mark: () => 0,
  }
}
