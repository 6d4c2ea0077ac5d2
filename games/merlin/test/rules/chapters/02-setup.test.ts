import { at, type Chance, ReplayingChance, seededChance, sum } from '@logres/kernel'
import { chiSquare, chiSquareLimit } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { deckSize, ITEMS, merlin, type State } from '../../../rules/index.ts'
import { invariants } from '../invariants.ts'
import { AT, province } from '../position.ts'
import { influence, items, servants, traitors, whom, worded } from '../telling.ts'

const { defaults } = merlin.options
const SEATS = [2, 3, 4] as const

function setUp(seats: number, seed: string): State {
  return merlin.setup(defaults, seats, seededChance(seed))
}

function many(seats: number, times: number): State[] {
  return Array.from({ length: times }, (_, i) => setUp(seats, `${seats}/${i}`))
}

/** 1.4 Written down a second time: knight, influence, shield, flag, material. */
const STARTS = [
  'black blue orange grey brown',
  'grey violet brown blue black',
  'violet brown grey orange blue',
  'orange black blue brown violet',
]

/** Which starting tile this seat has, by what it gave. */
function startOf(state: State, seat: number): number {
  const player = at(state.players, seat)
  return STARTS.findIndex((text) => {
    const [knight = '', counter, shield, flag, material] = text.split(' ')
    return (
      player.knight === 4 * province(knight) &&
      influence(state, seat) === counter &&
      items(state, seat, 'shield') === shield &&
      items(state, seat, 'flag') === flag &&
      items(state, seat, 'material') === material
    )
  })
}

describe('2 Set-up', () => {
  test.each(SEATS)(
    '2.1 with %i players: Merlin on black, Grail and Excalibur nobody’s, items in their provinces',
    (n) => {
      for (const state of many(n, 30)) {
        expect([state.merlin, state.grail, state.excalibur]).toEqual([AT.black, null, null])
        for (const item of ITEMS)
          for (const [colour, left] of state.supply[item].entries())
            expect(left).toBe(6 - sum(state.players.map((player) => at(player.items[item], colour))))
        expect(invariants(state)).toEqual([])
      }
    },
  )

  test.each(SEATS)('2.2 with %i players each has another starting tile, and all of what it gives', (n) => {
    for (const state of many(n, 60)) {
      const starts = state.players.map((_, seat) => startOf(state, seat))
      expect(starts).not.toContain(-1)
      expect(new Set(starts).size).toBe(n)
    }
  })

  test('2.2 each tile is dealt to each seat equally often', () => {
    const states = many(3, 1_200)
    for (const seat of [0, 1, 2]) {
      const found = STARTS.map((_, start) => states.filter((state) => startOf(state, seat) === start).length)
      expect(chiSquare(found, [300, 300, 300, 300])).toBeLessThan(chiSquareLimit(3))
    }
  })

  test.each(SEATS)('2.2 with %i players: 3 staffs, 1 apple, 4 servants and 6 counters at home, score 0', (n) => {
    for (const state of many(n, 10)) {
      for (const [seat, player] of state.players.entries()) {
        expect([player.staffs, player.apples, player.score]).toEqual([3, 1, 0])
        expect(servants(state, seat)).toBe('')
        expect(sum(player.influence)).toBe(1)
        expect(sum(ITEMS.map((item) => sum(player.items[item])))).toBe(3)
      }
      expect(state.apples).toBe(11 - n)
      expect(state.manors.every((owner) => owner === null)).toBe(true)
    }
  })

  test.each([
    [2, 18],
    [3, 18],
    [4, 24],
  ] as const)('2.2 1.5 nothing but the domain changes with %i players: %i tiles', (n, tiles) => {
    for (const state of many(n, 10)) expect([state.domain.length, state.manors.length]).toEqual([tiles, tiles])
  })

  test('1.5 the tiles are laid at random', () => {
    const states = many(4, 900)
    for (const tile of [0, 7, 23]) {
      const found = ['mountain', 'wood', 'lake'].map(
        (terrain) => states.filter(({ domain }) => at(domain, tile).terrain === terrain).length,
      )
      expect(chiSquare(found, [300, 300, 300])).toBeLessThan(chiSquareLimit(2))
      const towers = states.filter(({ domain }) => at(domain, tile).tower).length
      expect(chiSquare([towers, 900 - towers], [337.5, 562.5])).toBeLessThan(chiSquareLimit(1))
    }
  })

  test.each(SEATS)('2.3 with %i players: three quests open, four in each hand, the rest is the deck', (n) => {
    for (const state of many(n, 10)) {
      expect(state.display.filter((quest) => quest !== null)).toHaveLength(3)
      expect(state.hands.map(({ length }) => length)).toEqual(Array.from({ length: n }, () => 4))
      expect([deckSize(state), state.discards]).toEqual([55 - 3 - 4 * n, []])
    }
  })

  test.each(SEATS)('2.3 with %i players each draws three traitors and lays them open', (n) => {
    for (const state of many(n, 10)) {
      for (const player of state.players) expect(sum(player.traitors)).toBe(3)
      expect([sum(state.traitors), sum(state.traitorDiscards)]).toEqual([24 - 3 * n, 0])
      for (const viewer of [0, 1, 'table'] as const)
        expect(merlin.view(state, viewer).players.map((player) => worded(player.traitors))).toEqual(
          state.players.map((_, seat) => traitors(state, seat)),
        )
    }
  })

  test('2.3 every colour of traitor and every quest is equally likely', () => {
    const states = many(2, 600)
    const byColour = [0, 1, 2, 3, 4, 5].map((colour) =>
      sum(states.flatMap(({ players }) => players.map((player) => at(player.traitors, colour)))),
    )
    expect(
      chiSquare(
        byColour,
        byColour.map(() => 600),
      ),
    ).toBeLessThan(chiSquareLimit(5))
    const byQuest = Array.from(
      { length: 55 },
      (_, quest) => states.filter(({ hands }) => hands.some((hand) => hand.includes(quest))).length,
    )
    expect(
      chiSquare(
        byQuest,
        byQuest.map(() => (600 * 8) / 55),
      ),
    ).toBeLessThan(chiSquareLimit(54))
  })

  test('2.3 hidden are only hands, deck and piles: everybody sees his own hand, the table none', () => {
    const state = setUp(3, 'hidden')
    const { hands, ...open } = state
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const { viewer: who, hand, ...seen } = merlin.view(state, viewer)
      expect([who, hand]).toEqual([viewer, viewer === 'table' ? null : hands[viewer]])
      expect(seen).toEqual(open)
    }
    expect(open.stocks.flat()).toHaveLength(52)
  })

  test.each(SEATS)('2.4 any of %i players begins, each equally often', (n) => {
    const states = many(n, 300 * n)
    const found = Array.from({ length: n }, (_, seat) => states.filter(({ firstSeat }) => firstSeat === seat).length)
    expect(
      chiSquare(
        found,
        found.map(() => 300),
      ),
    ).toBeLessThan(chiSquareLimit(n - 1))
    for (const state of states) expect(whom(state)).toBe(`${state.firstSeat} chooseDie`)
  })

  test('2.4 all roll four dice, nobody has three alike, and every other roll is equally likely', () => {
    const due = new Map<string, number>()
    const faces = [1, 2, 3, 4, 5, 6]
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const white of faces) {
            const all = [a, b, c, white]
            if (faces.some((face) => all.filter((die) => die === face).length > 2)) continue
            const name = `${[a, b, c].sort().join('')} ${white}`
            due.set(name, (due.get(name) ?? 0) + 1 / 1_170)
          }
    const found = new Map<string, number>()
    for (const { players } of many(4, 2_500))
      for (const { dice, merlinDie } of players) {
        const name = `${dice.join('')} ${merlinDie}`
        expect(due.has(name), `rolled ${name}`).toBe(true)
        found.set(name, (found.get(name) ?? 0) + 1)
      }
    const names = [...due.keys()]
    const counts = names.map((name) => found.get(name) ?? 0)
    expect(
      chiSquare(
        counts,
        names.map((name) => 10_000 * (due.get(name) ?? 0)),
      ),
    ).toBeLessThan(chiSquareLimit(names.length - 1))
  })

  // What a log lacks is answered all the same (ReplayingChance): rolling again must come to an end.
  test('2.4 a log without draws is no reason to roll for ever', () => {
    const replaying = new ReplayingChance([])
    let draws = 0
    const counted: Chance = {
      pick(sides, why) {
        if (++draws > 5_000) throw new Error('rolls for ever')
        return replaying.pick(sides, why)
      },
    }
    for (const seats of SEATS) expect(() => merlin.setup(defaults, seats, counted)).not.toThrow()
    expect(replaying.fault()).toBe('drawMissing')
  })
})
