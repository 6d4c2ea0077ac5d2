import { add, type Chance, sum } from '@logres/kernel'
import { HAND_AT_START, ROW } from '../data.ts'
import { drawOneOf } from '../effects.ts'
import type { Options } from '../options.ts'
import { allCards, allTiles, noCards, putOn, type State } from '../state.ts'
import { REGIONS, SIDES, type Side } from '../vocabulary.ts'

/** The state before the first turn begins. */
export function dealOut(rules: number, options: Options, chance: Chance): State {
  const state: State = {
    rules,
    options,
    turnNo: 1,
    active: 0,
    places: Array.from({ length: ROW }, () => ({ region: null, owner: null, piles: [[], []] })),
    mist: [...REGIONS],
    discards: noCards(),
    faceUp: allTiles(options),
    waiting: [null, null],
    conquests: 0,
    avalonUsed: false,
    frames: [],
    ended: null,
    hands: [noCards(), noCards()],
    seen: [noCards(), noCards()],
    known: [noCards(), noCards()],
    pile: allCards(),
  }
  dealCards(state, chance)
  state.active = starter(options, chance)
  return state
}

/** 2.2 (2.1 needs nothing: which region lies where is drawn when it is turned up.) */
function dealCards(state: State, chance: Chance): void {
  const pile = state.pile.slice()
  const hands = [noCards(), noCards()] as const
  let left = sum(pile)
  for (const position of state.places.keys()) {
    for (const side of SIDES) putOn(state, side, position, drawOneOf(pile, left--, chance, 'deal to the row'))
  }
  for (const side of SIDES) {
    for (let i = 0; i < HAND_AT_START; i++) {
      add(hands[side], drawOneOf(pile, left--, chance, 'deal to a hand'), 1)
    }
    state.hands[side] = hands[side]
  }
  state.pile = pile
}

/** 2.3 */
function starter(options: Options, chance: Chance): Side {
  if (options.startPlayer === 'random') return chance.pick(2, 'start player') === 0 ? 0 : 1
  return options.startPlayer === 'first' ? 0 : 1
}
