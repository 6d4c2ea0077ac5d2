import { present, RecordingChance, seededChance } from '@logres/kernel'
import { chiSquare, chiSquareLimit } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { JOKER, type State, tournament, worthOf } from '../../../rules/index.ts'
import { asked, codes, handOf, invariants, position, refused, say, tell, whereabouts } from '../position.ts'
import { knows, noticedBy, seen, viewersOf, viewOf } from '../telling.ts'

const { defaults } = tournament.options

function sizes({ hands, open, heap }: State): number[] {
  return [...hands.map((hand) => hand.length), open.length, heap.length]
}

describe('2 Set-up', () => {
  test.each([
    [3, 6, 3, 9],
    [4, 9, 4, 10],
    [5, 12, 2, 10],
    [6, 15, 6, 11],
  ])('2.1 %i players: the values 1 to %i, %i jokers, %i cards each', (seats, highest, jokers, dealt) => {
    const state = tournament.setup({ ...defaults, draft: false }, seats, seededChance('2.1'))
    expect(sizes(state)).toEqual([...Array.from({ length: seats }, () => dealt), 0, 0])
    const all = state.hands.flat()
    const weapons = all.filter((card) => card !== JOKER)
    expect([weapons.length, all.length - weapons.length]).toEqual([4 * highest, jokers])
    expect([Math.min(...weapons.map(worthOf)), Math.max(...weapons.map(worthOf))]).toEqual([1, highest])
    expect(new Set(weapons).size).toBe(weapons.length)
    expect(asked(state)).toBe('barter')
  })

  test.each([
    [3, 6, 9],
    [4, 6, 16],
    [5, 5, 25],
    [6, 5, 36],
  ])('2.4 %i players: with the draft %i cards each, and %i lie open for all to see', (seats, dealt, open) => {
    const state = tournament.setup(defaults, seats, seededChance('2.4'))
    expect(sizes(state)).toEqual([...Array.from({ length: seats }, () => dealt), open, 0])
    expect([state.options.draft, asked(state)]).toEqual([true, 'draft'])
    expect(invariants(state)).toEqual([])
    for (const viewer of viewersOf(state)) expect(tournament.view(state, viewer).open).toEqual(state.open)
  })

  test.each([
    [3, 7, 12],
    [3, 10, 15],
    [4, 4, 12],
    [4, 7, 15],
    [5, 4, 15],
  ])('2.1 %i players may use the values %i to %i', (seats, lowestValue, highest) => {
    const options = { ...defaults, draft: false, lowestValue }
    expect(tournament.checkSetup(options, seats)).toBeUndefined()
    const state = tournament.setup(options, seats, seededChance('2.1'))
    const values = state.hands.flat().flatMap((card) => (card === JOKER ? [] : [worthOf(card)]))
    expect([Math.min(...values), Math.max(...values)]).toEqual([lowestValue, highest])
    expect(invariants(state)).toEqual([])
  })

  test('2.1 no other values: each lowest value that is not allowed is refused', () => {
    const allowed: Readonly<Record<number, readonly number[]>> = { 3: [1, 7, 10], 4: [1, 4, 7], 5: [1, 4], 6: [1] }
    for (const seats of [3, 4, 5, 6]) {
      for (let lowestValue = 1; lowestValue <= 10; lowestValue++) {
        const refusal = tournament.checkSetup({ ...defaults, lowestValue }, seats)
        if (present(allowed[seats]).includes(lowestValue)) expect(refusal).toBeUndefined()
        else expect(refusal).toMatchObject({ code: 'valuesNotForPlayers', rule: '2.1', params: { seats, lowestValue } })
      }
    }
  })

  test('2.1 three to six players, and options that are ones', () => {
    for (const seats of [3, 4, 5, 6]) expect(tournament.checkSetup(defaults, seats)).toBeUndefined()
    for (const seats of [0, 1, 2, 7, 3.5]) expect(tournament.checkSetup(defaults, seats)?.code).toBe('badSeatCount')
    for (const bad of [null, 3, { draft: 1 }, { ...defaults, more: 1 }, { ...defaults, startCoins: 1.5 }]) {
      expect(tournament.checkSetup(bad, 3)?.kind).toBe('refusal')
    }
  })

  test('2.1 the cards are shuffled: each seat gets each card equally often', () => {
    const chance = seededChance('2.1 shuffled')
    const tally = [0, 0, 0]
    for (let i = 0; i < 3000; i++) {
      const { hands } = tournament.setup({ ...defaults, draft: false }, 3, chance)
      const seat = hands.findIndex((hand) => hand.includes(20))
      tally[seat] = (tally[seat] ?? 0) + 1
    }
    expect(chiSquare(tally, [1000, 1000, 1000])).toBeLessThan(chiSquareLimit(2))
  })

  test('2.1 every card is drawn from all that are left', () => {
    const chance = new RecordingChance(seededChance('2.1'))
    tournament.setup({ ...defaults, draft: false }, 3, chance)
    const dealt = chance.draws.filter(({ why }) => why === 'deal')
    expect(dealt.map(({ sides }) => sides)).toEqual(Array.from({ length: 27 }, (_, i) => 27 - i))
  })

  test('2.2 twenty coins each, ten if the table so chooses', () => {
    expect(tournament.setup(defaults, 4, seededChance('2.2')).purses).toEqual([20, 20, 20, 20])
    const poorer = tournament.setup({ ...defaults, startCoins: 10 }, 3, seededChance('2.2'))
    expect(poorer.purses).toEqual([10, 10, 10])
  })

  test.each([3, 4, 5, 6])('2.3 %i players get the first banners, one each, which all see', (seats) => {
    const state = tournament.setup(defaults, seats, seededChance('2.3'))
    expect(state.banners.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].slice(0, seats))
    for (const viewer of viewersOf(state)) expect(tournament.view(state, viewer).banners).toEqual(state.banners)
  })

  test('2.3 the banners are dealt at random: all six orders equally often', () => {
    const chance = seededChance('2.3')
    const tally = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const order = tournament.setup(defaults, 3, chance).banners.join('')
      tally.set(order, (tally.get(order) ?? 0) + 1)
    }
    expect([...tally.keys()].toSorted()).toEqual(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'])
    expect(
      chiSquare(
        [...tally.values()],
        Array.from({ length: 6 }, () => 500),
      ),
    ).toBeLessThan(chiSquareLimit(5))
  })

  test.each([
    ['ABC', [0, 1, 2, 1, 2, 0, 2, 0, 1]],
    ['CAB', [1, 2, 0, 2, 0, 1, 0, 1, 2]],
    ['ACB', [0, 1, 2, 2, 0, 1, 1, 2, 0]],
    ['BDAC', [2, 3, 0, 1, 0, 1, 2, 3, 3, 0, 1, 2, 1, 2, 3, 0]],
  ])('2.4 banners %s: A begins the first row, B the second, and on by rising seats', (banners, order) => {
    const s = position({ seats: banners.length, phase: 'draft', banners })
    const picked = []
    while (asked(s.state) === 'draft') {
      const [seat] = tournament.toAct(s.state)
      if (typeof seat !== 'number') throw new Error('nobody picks')
      expect(tournament.turn(s.state).seat).toBe(seat)
      for (const event of tell(s, seat, `draft ${codes(s.state.open.slice(-1))}`))
        if (event.kind === 'cardDrafted') picked.push(event.seat)
      expect(invariants(s.state)).toEqual([])
    }
    expect(picked).toEqual(order)
    expect([asked(s.state), s.state.open]).toEqual(['barter', []])
  })

  test('2.4 after the draft everybody has as many cards as without it', () => {
    for (const seats of [3, 4, 5, 6]) {
      const chance = seededChance(`2.4 ${seats}`)
      const state = tournament.setup(defaults, seats, chance)
      while (asked(state) === 'draft') {
        const [actor] = tournament.toAct(state)
        if (actor === undefined) throw new Error('nobody picks')
        const picks = tournament.legal(state, actor)
        const pick = present(picks[chance.pick(picks.length, 'pick')])
        tournament.apply(state, actor, pick, chance, () => {})
      }
      const plain = tournament.setup({ ...defaults, draft: false }, seats, seededChance('plain'))
      expect(sizes(state)).toEqual(sizes(plain))
    }
  })

  test('2.4 a pick goes to the hand, and all see which card and whose', () => {
    const s = position({ phase: 'draft', hands: ['sh1', 'sh2', 'sh3 rest'], open: 'sw1 sw2 la1 la2 la3 ar1 ar2 jo jo' })
    const events = tell(s, 0, 'draft jo')
    expect(events).toEqual([{ kind: 'cardDrafted', seat: 0, card: JOKER }])
    expect(noticedBy(s, events, 'cardDrafted')).toEqual([0, 1, 2, 'table'])
    for (const viewer of viewersOf(s.state)) {
      expect(seen(events, viewer)).toEqual(events)
      expect(codes(viewOf(s, viewer).open)).toBe('sw1 sw2 la1 la2 la3 ar1 ar2 jo')
    }
    expect(handOf(s.state, 0)).toBe('sh1 jo')
    for (const viewer of [1, 2, 'table'] as const)
      expect(whereabouts(knows(s, viewer), 'jo').split(', ')).toContain('1')
  })

  test('2.4 each open card once, and no other: only who is to pick, and nothing before the draft is over', () => {
    const s = position({ phase: 'draft', hands: ['sh1', 'sh2', 'sh3 rest'], open: 'sw1 sw2 la1 la2 la3 ar1 ar2 jo jo' })
    expect(s.legal(0)).toEqual(
      ['sw1', 'sw2', 'la1', 'la2', 'la3', 'ar1', 'ar2', 'jo'].map((code) => say(`draft ${code}`)),
    )
    expect(refused(s, 0, 'draft sh2')).toBe('cardNotOpen 2.4 card=sh2')
    expect(refused(s, 0, 'draft sw9')).toBe('cardNotOpen 2.4 card=sw9')
    expect(refused(s, 1, 'draft sw1')).toBe('notAsked by no rule')
    expect(refused(s, 0, 'ready')).toBe('draftFirst 2.4')
    expect(refused(s, 0, 'offer sh1 for 3c')).toBe('draftFirst 2.4')
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
    expect(refused(s, 'clerk', 'draft sw1')).toBe('notForTheClerk by no rule')
    tell(s, 0, 'draft sw1')
    expect(refused(s, 1, 'draft sw1')).toBe('cardNotOpen 2.4 card=sw1')
  })

  test('2.4 in the barter nothing is left to pick', () => {
    expect(refused(position(), 0, 'draft sw1')).toBe('nothingToDraft 2.4')
  })

  test('2.1 test positions are whole deals, whatever is told of them', () => {
    for (const s of [
      position(),
      position({ seats: 6, hands: ['jo jo', 'sh15'] }),
      position({ hands: ['sw1', 'rest', ''], heap: 'la1' }),
      position({ hands: ['sw7 sh12', 'rest'], options: { lowestValue: 7 }, purses: [1, 2, 3] }),
      position({ phase: 'draft', seats: 5 }),
    ]) {
      expect(invariants(s.state)).toEqual([])
    }
    expect(() => position({ hands: ['sw7'] })).toThrow('sw7')
    expect(() => position({ hands: ['sw1', 'sw1'] })).toThrow('sw1')
  })
})
