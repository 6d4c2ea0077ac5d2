/* The toy as our search plays it: random play to the end of the game, like the peer's search. */
import type { Mind } from '@logres/bots'
import { at, present, type SeededChance } from '@logres/kernel'
import { HAND, play, setup, shuffledDeck, type Toy } from './toy.ts'

export interface ToyState {
  readonly toy: Toy
  plies: number
}
export interface ToyPlay {
  readonly kind: 'play'
  readonly index: number
  readonly choice: number
}

const PLAYS: readonly ToyPlay[] = Array.from({ length: 2 * HAND }, (_, i) =>
  Object.freeze({ kind: 'play', index: i >> 1, choice: i % 2 }),
)
const NO_ONE: readonly number[] = []
const TURNS: readonly (readonly number[])[] = [[0], [1]]

export function toyState(chance: SeededChance): ToyState {
  return { toy: setup(shuffledDeck(chance)), plies: 0 }
}

function handOf({ toy, plies }: ToyState): readonly number[] {
  return present(toy.hands[plies % 2])
}

function clone({ toy, plies }: ToyState): ToyState {
  const copy = (list: readonly number[]) => list.slice()
  return { toy: { deck: toy.deck.slice(), hands: toy.hands.map(copy), regions: toy.regions.map(copy) }, plies }
}

/** Who is stronger in more regions. */
function regionsOf({ toy }: ToyState, seat: number): number {
  return toy.regions.filter((region) => present(region[seat]) > present(region[1 - seat])).length
}

/** Nothing is hidden in it, so the view is the state. */
export const toyMind: Mind<ToyState, ToyPlay, ToyState> = {
  game: {
    toAct: (state) => (handOf(state).length === 0 ? NO_ONE : present(TURNS[state.plies % 2])),
    legal: (state) => PLAYS.slice(0, 2 * handOf(state).length),
    apply(state, actor, { index, choice }) {
      play(state.toy, actor === 0 ? 0 : 1, index, choice)
      state.plies += 1
    },
    turn: ({ plies }) => ({ no: plies + 1, seat: plies % 2 }),
    result(state) {
      if (handOf(state).length > 0) return undefined
      const scores = [regionsOf(state, 0), regionsOf(state, 1)]
      const most = Math.max(...scores)
      return { places: scores.map((score) => (score === most ? 1 : 2)), scores, reason: 'end' }
    },
    imagine: clone,
    clone,
  },
  search: {
    knight: { turns: 1000, exploration: 1, widening: 100, worlds: 1 },
    champion: { turns: 1000, exploration: 1, widening: 100, worlds: 1 },
  },
  pageTemperature: 1,
  evaluate: (state, seat) => 0.5 + (regionsOf(state, seat) - regionsOf(state, 1 - seat)) / 22,
  policy: (state, _actor, chance) => at(PLAYS, chance.pick(2 * handOf(state).length, 'play')),
  rate: (_state, _seat, legal) => legal.map(() => 0),
  settle() {},
  key: (action) => action,
  mark: () => 0,
}
