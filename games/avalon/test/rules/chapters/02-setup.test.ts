import { RecordingChance, seededChance, sum } from '@logres/kernel'
import { chiSquare, chiSquareLimit } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { avalon, CARDS, REGIONS } from '../../../rules/index.ts'
import { asked, cards, position, say } from '../position.ts'
import { codes, drawsOf, tilesUp } from '../telling.ts'

const { defaults } = avalon.options

describe('2 Set-up', () => {
  test('2.1 eleven places in a row, nothing face up, nobody owns anything', () => {
    const state = avalon.setup(defaults, 2, seededChance('2.1'))
    expect(state.places).toHaveLength(11)
    expect(state.places.every(({ region, owner }) => region === null && owner === null)).toBe(true)
    expect(state.mist.toSorted()).toEqual(REGIONS.toSorted())
  })

  test('2.1 any region can lie anywhere, and each lies there in one of eleven cases', () => {
    const found = REGIONS.map((_, value) => {
      const s = position({ hands: ['rK bS', ''] })
      s.does(0, say('attack rK 6'), [['region in the mist', value]])
      return s.state.places[5]?.region?.name
    })
    expect(found.toSorted()).toEqual(REGIONS.toSorted())
  })

  test('2.1 a region that has been turned up lies nowhere else', () => {
    const s = position({ hands: ['rK rK rK', ''] })
    s.does(0, say('attack rK 6'), [['region in the mist', 4]])
    s.does(0, say('pay rK'))
    expect(s.state.mist).toHaveLength(10)
    const rest = s.state.mist.map((_, value) => {
      const again = position({ hands: ['rK rK rK', ''], regions: { 6: ['forestCastle', 0] } })
      again.does(0, say('attack rK 7'), [['region in the mist', value]])
      return again.state.places[6]?.region?.name
    })
    expect(rest.toSorted()).toEqual(REGIONS.filter((name) => name !== 'forestCastle').toSorted())
  })

  test('2.2 one card at each side of each region, five in each hand, 48 to draw, no discards', () => {
    const state = avalon.setup(defaults, 2, seededChance('2.2'))
    for (const { piles } of state.places) expect(piles.map((pile) => pile.length)).toEqual([1, 1])
    expect(state.hands.map(sum)).toEqual([5, 5])
    expect([sum(state.pile), sum(state.discards)]).toEqual([48, 0])
    const lying = state.places.flatMap(({ piles }) => piles.flat())
    for (const card of CARDS) {
      const held = sum([...state.hands, state.pile].map((counts) => counts[card] ?? 0))
      expect(held + lying.filter((each) => each === card).length).toBe(8)
    }
  })

  test('2.2 the cards are drawn from all that are left, 80 down to 49', () => {
    const chance = new RecordingChance(seededChance('2.2'))
    avalon.setup({ ...defaults, startPlayer: 'first' }, 2, chance)
    expect(chance.draws.map(({ sides }) => sides)).toEqual(Array.from({ length: 32 }, (_, i) => 80 - i))
    expect(drawsOf(chance).filter((draw) => draw.startsWith('deal to a hand'))).toHaveLength(10)
  })

  test('2.2 the cards are shuffled: each of the ten is dealt equally often', () => {
    const chance = seededChance('2.2 shuffled')
    const seen = CARDS.map(() => 0)
    for (let i = 0; i < 4000; i++) {
      // The first card of the sorted hand would not do: look at a place that is dealt one card.
      const card = avalon.setup(defaults, 2, chance).places[7]?.piles[1][0]
      if (card !== undefined) seen[card] = (seen[card] ?? 0) + 1
    }
    expect(
      chiSquare(
        seen,
        seen.map(() => 400),
      ),
    ).toBeLessThan(chiSquareLimit(9))
  })

  test('2.2 the open cards are seen by all, the hands by their holders only', () => {
    const state = avalon.setup(defaults, 2, seededChance('2.2'))
    for (const viewer of [0, 1, 'table'] as const) {
      const view = avalon.view(state, viewer)
      expect(view.places).toEqual(state.places)
      expect(view.hands.map(({ size }) => size)).toEqual([5, 5])
      expect(view.hands.map(({ cards }) => cards !== null)).toEqual([viewer === 0, viewer === 1])
      expect(view.hands.map(({ seen }) => codes(seen))).toEqual(['', ''])
    }
  })

  test('2.3 all nine tiles lie face up, none before a player', () => {
    const state = avalon.setup(defaults, 2, seededChance('2.3'))
    expect(tilesUp(state)).toBe('two two landscape connected connected four four landscapeTwice realm')
    expect(state.waiting).toEqual([null, null])
  })

  test('2.3 the table may choose who begins', () => {
    for (const [startPlayer, seat] of [['first', 0] as const, ['second', 1] as const]) {
      const state = avalon.setup({ ...defaults, startPlayer }, 2, seededChance('2.3'))
      expect([avalon.turn(state), avalon.toAct(state), asked(state)]).toEqual([{ no: 1, seat }, [seat], 'playCards'])
    }
  })

  test('2.3 otherwise the start player is drawn, each equally likely', () => {
    expect(defaults.startPlayer).toBe('random')
    const recording = new RecordingChance(seededChance('2.3'))
    avalon.setup(defaults, 2, recording)
    expect(drawsOf(recording).filter((draw) => draw.startsWith('start player'))).toEqual(['start player of 2'])
    const chance = seededChance('2.3 drawn')
    const starts = [0, 0]
    for (let i = 0; i < 2000; i++) {
      const { active } = avalon.setup(defaults, 2, chance)
      starts[active] = (starts[active] ?? 0) + 1
    }
    expect(chiSquare(starts, [1000, 1000])).toBeLessThan(chiSquareLimit(1))
  })

  test('2.3 it is a game for two', () => {
    expect(avalon.checkSetup(defaults, 2)).toBeUndefined()
    for (const seats of [0, 1, 3]) expect(avalon.checkSetup(defaults, seats)?.code).toBe('badSeatCount')
  })

  test('2.2 the test positions themselves hold eighty cards', () => {
    const { state } = position({ hands: ['rK bS', 'gK'], piles: { 4: ['yK', 'vS vS'] }, pile: 'rS' })
    expect(sum([...state.hands, state.pile, state.discards].flat())).toBe(80 - cards('yK vS vS').length)
  })
})
