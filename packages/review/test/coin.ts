/*
 * A game whose values are known. A coin lies hidden, heads twice as often as tails. Seat 0 bets on a side or keeps out: right
 * wins, wrong loses, keeping out is half a victory for each. Before that it may look at the other coin, which tells nothing.
 */
import { type Chance, present, type Seat } from '@logres/kernel'
import type { Mind } from '@logres/mind'

export interface Coin {
  readonly coin: 'heads' | 'tails'
  bet: 'heads' | 'tails' | 'none' | null
}
export interface Bet {
  readonly kind: 'heads' | 'tails' | 'none'
}
export interface CoinView {
  readonly viewer: Seat
}

export const BETS = {
  heads: { kind: 'heads' },
  tails: { kind: 'tails' },
  none: { kind: 'none' },
} as const satisfies Record<string, Bet>

export function coinMind(bets: readonly Bet[] = Object.values(BETS)): Mind<Coin, Bet, CoinView> {
  const settings = { turns: 2, exploration: 1, widening: 5, worlds: 10 }
  return {
    game: {
      toAct: ({ bet }) => (bet === null ? [0] : []),
      legal: () => [...bets],
      apply(state, _actor, { kind }) {
        state.bet = kind
      },
      turn: () => ({ no: 1, seat: 0 }),
      result({ bet, coin }) {
        if (bet === null) return undefined
        const places = bet === 'none' ? [1, 1] : bet === coin ? [1, 2] : [2, 1]
        return { places, scores: [0, 0], reason: 'bet' }
      },
      imagine: (_view, chance) => ({ coin: flip(chance), bet: null }),
      clone: (state) => ({ ...state }),
    },
    search: { knight: settings, champion: settings },
    pageTemperature: 1,
    evaluate: () => 0.5,
    policy: () => present(bets[0]),
    rate: (_state, _seat, legal) => legal.map(() => 0),
    settle() {},
    key: ({ kind }) => kind,
    mark: () => 0,
    terms: ({ bet }, _seat, of) => [
      { name: 'won', value: 2 * (bet === 'heads' && of === 0 ? 1 : 0), amount: bet === 'heads' && of === 0 ? 1 : 0 },
    ],
    facts: ({ bet }) => [
      { name: 'risk', amount: bet === 'none' ? 0 : 1, isGood: false },
      { name: 'courage', amount: bet === 'none' ? 0 : 1, isGood: true },
    ],
    ruleOf: (name) => (name === 'risk' ? null : '1.1'),
  }
}

function flip(chance: Chance): Coin['coin'] {
  return chance.pick(3, 'coin') < 2 ? 'heads' : 'tails'
}
