import { type Chance, present, seededChance } from '@logres/kernel'
import type { Mind } from '@logres/mind'
import { describe, expect, test } from 'vitest'
import { Search } from '../../src/search/search.ts'

/*
 * A game for the search alone. A coin lies hidden, heads twice as often as tails. Turn 1, two decisions: bet or keep out;
 * then how much. Turn 2: the other player may spoil a bet. What is won is the share of the victory.
 */
interface Coin {
  readonly coin: 'heads' | 'tails' | null
  bet: 'heads' | 'tails' | 'none' | null
  stake: number
  turn: number
  over: boolean
}
interface Say {
  readonly kind: 'heads' | 'tails' | 'none' | 'low' | 'high' | 'spoil' | 'let'
}

const SAY = {
  heads: { kind: 'heads' },
  tails: { kind: 'tails' },
  none: { kind: 'none' },
  low: { kind: 'low' },
  high: { kind: 'high' },
  spoil: { kind: 'spoil' },
  let: { kind: 'let' },
} as const satisfies Record<string, Say>

interface Plan {
  /** How the other one plays. */
  readonly spoils?: boolean
  readonly worlds?: number
  readonly turns?: number
  readonly widening?: number
  imagined?(): void
  rate?(say: Say): number
}

function coinMind({
  spoils = false,
  worlds = 100,
  turns = 10,
  widening = 5,
  imagined,
  rate,
}: Plan = {}): Mind<Coin, Say, Coin> {
  const settings = { turns, exploration: 1, widening, worlds }
  return {
    game: {
      toAct: ({ over, turn }) => (over ? [] : [turn === 2 ? 1 : 0]),
      legal: ({ bet, turn }) =>
        turn === 2 ? [SAY.spoil, SAY.let] : bet === null ? [SAY.none, SAY.tails, SAY.heads] : [SAY.low, SAY.high],
      apply(state, _actor, { kind }) {
        if (kind === 'heads' || kind === 'tails' || kind === 'none') state.bet = kind
        else if (kind === 'low' || kind === 'high') {
          state.stake = kind === 'low' ? 1 : 2
          state.turn = 2
        } else {
          if (kind === 'spoil') state.stake = -state.stake
          state.over = true
        }
      },
      turn: ({ turn }) => ({ no: turn, seat: turn === 2 ? 1 : 0 }),
      result: ({ over, bet, coin, stake }) => {
        if (!over) return undefined
        const wins = bet !== 'none' && bet === coin && stake > 0
        return { places: wins ? [1, 2] : [2, 1], scores: [0, 0], reason: 'coin' }
      },
      imagine(view, chance: Chance) {
        imagined?.()
        return { ...view, coin: chance.pick(3, 'coin') === 0 ? 'tails' : 'heads' }
      },
      clone: (state) => ({ ...state }),
    },
    search: { knight: settings, champion: settings },
    pageTemperature: 1,
    evaluate: ({ stake }) => stake / 4,
    policy: ({ turn }) => (turn === 2 ? (spoils ? SAY.spoil : SAY.let) : SAY.low),
    rate: (_state, _seat, legal) => legal.map((say) => rate?.(say) ?? 0),
    settle() {},
    key: (say) => say,
    mark: () => 0,
  }
}

const START: Coin = { coin: null, bet: null, stake: 0, turn: 1, over: false }

function find(mind: Mind<Coin, Say, Coin>, iterations: number, view: Coin = START, seed = 'coin') {
  const search = new Search(mind, mind.search.champion, seededChance(seed))
  return { search, found: search.find(view, 0, mind.game.legal(view, 0), { iterations }) }
}

describe('the search', () => {
  test('weighs the worlds by how likely they are, and does not see into any of them', () => {
    const { found } = find(coinMind(), 600)
    expect(found.action).toBe(SAY.heads)
    const value = (say: Say) => found.candidates.find(({ action }) => action === say)?.value ?? Number.NaN
    // Knowing the coin it would always win.
    expect(value(SAY.heads)).toBeGreaterThan(0.55)
    expect(value(SAY.heads)).toBeLessThan(0.78)
    expect(value(SAY.tails)).toBeLessThan(0.5)
    expect(value(SAY.none)).toBe(0)
  })

  test('reckons with what the others do', () => {
    expect(find(coinMind({ spoils: true }), 200).found.candidates.every(({ value }) => value === 0)).toBe(true)
  })

  test('judges by the evaluation after the turns it was told', () => {
    const bet: Coin = { ...START, bet: 'heads' }
    const { found } = find(coinMind({ turns: 1 }), 50, bet)
    expect(found.action).toBe(SAY.high)
    expect(found.candidates).toContainEqual({ action: SAY.high, visits: expect.any(Number), value: 0.5 })
  })

  test('goes on with its tree in the next decision of the same turn, not in another turn', () => {
    const mind = coinMind()
    const { search, found } = find(mind, 300)
    expect(found.action).toBe(SAY.heads)
    const visits = ({ candidates }: typeof found) => candidates.reduce((total, each) => total + each.visits, 0)
    const bet: Coin = { ...START, bet: 'heads' }
    const legal = mind.game.legal(bet, 0)
    expect(visits(search.find(bet, 0, legal, { iterations: 2 }))).toBeGreaterThan(50)
    const later: Coin = { ...bet, turn: 3 }
    expect(visits(search.find(later, 0, legal, { iterations: 2 }))).toBe(2)
  })

  test('imagines no more worlds than it was told', () => {
    let imagined = 0
    find(coinMind({ worlds: 7, imagined: () => (imagined += 1) }), 100)
    expect(imagined).toBe(7)
  })

  test('looks at the best rated first, and at more the longer it thinks', () => {
    const rate = ({ kind }: Say) => (kind === 'heads' ? 2 : kind === 'tails' ? 1 : 0)
    const tried = (iterations: number) => find(coinMind({ rate }), iterations).found.candidates.length
    expect(find(coinMind({ rate }), 1).found.candidates.map(({ action }) => action)).toEqual([SAY.heads])
    expect(tried(2)).toBe(2)
    expect(tried(50)).toBe(3)
  })

  test('without a single iteration answers what looks best at a glance', () => {
    const rate = ({ kind }: Say) => (kind === 'tails' ? 1 : 0)
    const { found } = find(coinMind({ rate }), 0)
    expect(found).toEqual({ action: SAY.tails, candidates: [] })
  })

  test('stops early when nothing can change the choice any more', () => {
    const bet: Coin = { ...START, bet: 'heads' }
    const { search } = find(coinMind({ turns: 1 }), 100_000, bet)
    expect(search.effort.iterations).toBeLessThan(100_000)
    expect(search.effort.iterations).toBeGreaterThan(50_000)
  })

  test('a playout that does not end is judged where it stands', () => {
    const mind = coinMind()
    const endless: Mind<Coin, Say, Coin> = { ...mind, game: { ...mind.game, apply() {} } }
    const { found } = find(endless, 3)
    expect(present(found.candidates[0]).visits).toBeGreaterThan(0)
  })
})
