/* Bots that play by the other readings of disputed rules. */
import { at, present, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { tournamentMind } from '../../mind/mind.ts'
import { isWonByRetiring } from '../../mind/policy.ts'
import { type Event, type Options, type State, tournament } from '../../rules/index.ts'
import { play } from './play.ts'
import { ask, HANDS, kindOf, row, table } from './table.ts'

const mind = tournamentMind()

/** The announcement of the duel between the knights that are left. */
function announced(
  options: Partial<Options>,
  purses: readonly number[],
  banners: State['banners'],
  hands: readonly (readonly number[])[] = HANDS,
): State {
  const state = table(hands, { openPurse: true, ...options })
  for (const [seat, coins] of purses.entries()) {
    state.purses[seat] = coins
    state.banners[seat] = banners[seat] ?? null
    for (const { least, coins: known } of state.knowledge) {
      least[seat] = coins
      known[seat] = coins
    }
  }
  tournament.apply(state, 'clerk', { kind: 'endBarter' }, seededChance('end'), () => {})
  return state
}

describe('8.1 the richest still fighting', () => {
  test('8.1 an outsider is out of it, however rich: only by the option', () => {
    const share = (options: Partial<Options>) => mind.evaluate(announced(options, [20, 20, 60], ['A', 'B', null]), 2)
    expect(share({})).toBeGreaterThan(0.5)
    expect(share({ winner: 'fighting' })).toBeLessThan(0.05)
  })

  test('8.1 of two knights the richer one retires, though somebody who is out is richer still', () => {
    const purses = [40, 25, 60]
    // The other one would win duel after duel.
    const hands = [row(1), row(5, 6), row(3)]
    const state = announced({ winner: 'fighting' }, purses, ['A', 'B', null], hands)
    expect(isWonByRetiring(state, 0)).toBe(true)
    expect(kindOf(ask('squire', state))).toBe('retire')
    const byDefault = announced({}, purses, ['A', 'B', null], hands)
    expect(isWonByRetiring(byDefault, 0)).toBe(false)
    expect(kindOf(ask('squire', byDefault))).toBe('stay')
  })

  test('8.1 with three knights left nobody retires, however far ahead: they could not win any more', () => {
    for (const level of ['squire', 'champion'] as const) {
      expect(kindOf(ask(level, announced({ winner: 'fighting' }, [90, 20, 20], ['A', 'B', 'C'])))).toBe('stay')
    }
  })

  test('8.1 a knight who is about to go has lost, but not at the last announcement', () => {
    const hands = [row(3, 6).slice(0, 3), row(2, 5), row(1, 4)]
    const share = (banners: State['banners']) => {
      const state = announced({ winner: 'fighting' }, [40, 10, 10], banners)
      state.hands.splice(0, 3, ...hands.map((hand) => hand.slice()))
      return mind.evaluate(state, 0)
    }
    expect(share(['A', 'B', 'C'])).toBeLessThan(0.05)
    expect(share(['A', 'B', null])).toBeGreaterThan(0.5)
  })
})

describe('5.2 all knights are checked', () => {
  test('5.2 resting without an outfit is as bad as fighting without one: only by the option', () => {
    const share = (options: Partial<Options>, hand: readonly number[]) => {
      const state = announced(options, [20, 20, 20], ['A', 'B', 'C'])
      state.hands[2] = hand.slice()
      return mind.evaluate(state, 2)
    }
    const [complete, lacking] = [row(6), [...row(6).slice(0, 3), at(row(5), 0)].sort((a, b) => a - b)]
    const loss = (options: Partial<Options>) => share(options, complete) - share(options, lacking)
    expect(loss({ outfitCheck: 'all' })).toBeGreaterThan(loss({}) + 0.02)
  })
})

describe('3.1 barter before each duel', () => {
  test('3.1 bots deal in the second barter of a round too, and every game ends', () => {
    let between = 0
    for (const seed of ['one', 'two']) {
      let isBetween = false
      const note = (event: Event) => {
        if (event.kind === 'duelBegan' || event.kind === 'roundBegan') isBetween = event.kind === 'duelBegan'
        if (event.kind === 'dealStruck' && isBetween) between += 1
      }
      const bots = ['squire', 'page', 'squire', 'page'] as const
      const { state } = play(bots, seed, { barterTimes: 'duel', draft: false }, undefined, ({ events }) =>
        events.forEach(note),
      )
      expect(state.ended).not.toBeNull()
    }
    expect(between).toBeGreaterThan(2)
  })

  test('3.1 who has fought in this round has no duel ahead any more', () => {
    const state = tournament.setup(
      { ...tournament.options.defaults, draft: false, barterTimes: 'duel', judgementByLot: true },
      4,
      seededChance('due'),
    )
    for (const [seat, banner] of (['A', 'B', 'C', 'D'] as const).entries()) state.banners[seat] = banner
    const round = present(state.frames[0])
    if (round.kind !== 'round') throw new Error('no round')
    const share = () => mind.evaluate(state, 0)
    const before = share()
    round.fought = 1
    expect(share()).toBeGreaterThan(before)
  })
})

test('1 games of all levels by all other readings together end, and nobody is refused', () => {
  const options: Partial<Options> = { barterTimes: 'duel', outfitCheck: 'all', winner: 'fighting', lowestValue: 7 }
  const { state } = play(['knight', 'page', 'squire', 'page'], 'together', options)
  expect(state.ended).not.toBeNull()
  expect(state.finalists?.length).toBeGreaterThan(0)
})
