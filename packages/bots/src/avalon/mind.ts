import { type Action, avalon, type State, type View } from '@logres/avalon'
import { at, type Chance } from '@logres/kernel'
import type { Mind, Weights } from '../mind.ts'

export function avalonMind(_weights?: Weights): Mind<State, Action, View> {
  const settings = { turns: 4, exploration: 1, widening: 2, worlds: 64 }
  return {
    game: avalon,
    search: { knight: settings, champion: settings },
    pageWhim: 1,
    evaluate: () => 0.5,
    policy(state, actor, chance: Chance) {
      const legal = avalon.legal(state, actor)
      return at(legal, chance.pick(legal.length, 'policy'))
    },
    rate: (_state, _seat, legal) => legal.map(() => 0),
    settle() {},
    key: (action) => action,
    mark: () => 0,
  }
}
