import { at, type Chance, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { layInStyle } from '../../mind/duel.ts'
import { TERMS } from '../../mind/evaluate.ts'
import { chanceInJudgement } from '../../mind/judgement.ts'
import { readKit } from '../../mind/kit.ts'
import { tournamentMind } from '../../mind/mind.ts'
import tuned from '../../mind/weights.json' with { type: 'json' }
import { cardOf, JOKER, REACTIONS, type State, tournament } from '../../rules/index.ts'

const SCALE = { lowest: 1, values: 9 }
const mind = tournamentMind()

function table(change: (state: State) => void = () => {}): State {
  const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 4, seededChance('evaluate'))
  change(state)
  return state
}

const row = (...values: readonly number[]): number[] =>
  (['shield', 'sword', 'lance', 'armour'] as const).flatMap((weapon) => values.map((value) => cardOf(weapon, value)))

function hold(hand: readonly number[]): (state: State) => void {
  return (state) => at(state.hands, 0).splice(0, 99, ...hand)
}

function shareWith(change?: (state: State) => void): number {
  return mind.evaluate(table(change), 0)
}

describe('the evaluation', () => {
  test('the shares of all make one', () => {
    const state = table()
    const total = [0, 1, 2, 3].reduce((sum, seat) => sum + mind.evaluate(state, seat), 0)
    expect(total).toBeCloseTo(1)
  })

  test('one more coin is better, for others it is worse', () => {
    const richer = (seat: number) => (state: State) => {
      state.purses[seat] = 21
    }
    expect(shareWith(richer(0))).toBeGreaterThan(shareWith())
    expect(shareWith(richer(1))).toBeLessThan(shareWith())
  })

  test('an outfit is better than none, two are better than one, strong cards than weak ones', () => {
    const none = shareWith(hold(row(4).slice(0, 3)))
    const one = shareWith(hold(row(4)))
    expect(one).toBeGreaterThan(none)
    expect(shareWith(hold(row(4, 5)))).toBeGreaterThan(one)
    expect(shareWith(hold(row(8)))).toBeGreaterThan(one)
  })

  test('a joker completes an outfit', () => {
    const three = row(4).slice(0, 3)
    expect(shareWith(hold([...three, JOKER]))).toBeGreaterThan(shareWith(hold([cardOf('shield', 2), ...three])))
  })

  test('a knight with two outfits stands better than one who is out with the same coins', () => {
    const out = shareWith((state) => {
      hold(row(5, 6))(state)
      state.banners[0] = null
    })
    expect(shareWith(hold(row(5, 6)))).toBeGreaterThan(out)
  })

  test('each term has a weight, and other weights are honoured', () => {
    expect(Object.keys(tuned.weights)).toEqual(expect.arrayContaining([...TERMS]))
    const state = table((each) => {
      each.purses[0] = 50
    })
    const blind = tournamentMind({ coins: 0, lateCoins: 0 })
    expect(blind.evaluate(state, 0)).toBeLessThan(mind.evaluate(state, 0))
    expect(blind.evaluate(state, 0)).toBeCloseTo(blind.evaluate(table(), 0))
    expect(tournamentMind({}).evaluate(state, 0)).toBe(mind.evaluate(state, 0))
  })
})

describe('what a hand is good for', () => {
  test('outfits and gaps count jokers for any part', () => {
    expect(readKit([...row(1, 2), JOKER], SCALE)).toMatchObject({ outfits: 2, jokers: 1, firstGaps: 0, moreGaps: 3 })
    expect(readKit([JOKER, JOKER, JOKER, JOKER], SCALE)).toMatchObject({ outfits: 1, firstGaps: 0, moreGaps: 12 })
    expect(readKit(row(9).slice(1), SCALE)).toMatchObject({ outfits: 0, best: 3, firstGaps: 1, moreGaps: 14 })
  })
})

describe('duels', () => {
  test('the style of a laying is drawn by lot, and every laying is legal', () => {
    const hand = [...row(2, 5, 9), JOKER]
    const chance: Chance = seededChance('styles')
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const cards = layInStyle(hand, SCALE, chance)
      expect(cards).toHaveLength(4)
      for (const [space, card] of cards.entries()) {
        expect(card === JOKER || Math.floor(card / 15) === space).toBe(true)
        expect(hand).toContain(card)
      }
      seen.add(cards.join())
    }
    expect(seen.size).toBeGreaterThan(8)
  })

  test('no more jokers are laid than there are', () => {
    const hand = [cardOf('shield', 9), cardOf('sword', 9), JOKER, JOKER]
    for (let i = 0; i < 50; i++) {
      const cards = layInStyle(hand, SCALE, seededChance(`jokers ${i}`))
      expect(cards).toEqual([cardOf('shield', 9), cardOf('sword', 9), JOKER, JOKER])
    }
  })

  test('the chance in a judgement follows from the published reactions', () => {
    expect(chanceInJudgement('squire', 'squire')).toBeCloseTo(0.5, 2)
    const [own, other] = [chanceInJudgement('champion', 'squire'), chanceInJudgement('squire', 'champion')]
    expect(own).toBeGreaterThan(0.9)
    expect(own + other).toBeCloseTo(1, 2)
    expect(REACTIONS.champion.slowest).toBeLessThan(REACTIONS.squire.slowest)
  })
})
