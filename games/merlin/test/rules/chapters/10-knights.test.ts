import { at, isRefusal, type Seat, seededChance, step } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { merlin, type State } from '../../../rules/index.ts'
import { may, refuses, word } from '../deeds.ts'
import { invariants } from '../invariants.ts'
import type { Told } from '../position.ts'
import { offered, whom } from '../telling.ts'

const A = ['tristram', 'galahad', 'lamorak', 'bors', 'gawain', 'gaheris']
const B = ['percival', 'bedivere', 'lancelot', 'gareth', 'geraint', 'kay']
const TILES: readonly (readonly [name: string, tiles: number])[] = [
  ['tristram', 6],
  ['galahad', 6],
  ['lamorak', 0],
  ['bors', 3],
  ['gawain', 3],
  ['gaheris', 2],
  ['percival', 8],
  ['bedivere', 6],
  ['lancelot', 0],
  ['gareth', 6],
  ['geraint', 5],
  ['kay', 2],
]
/** 10.1 Who picks from which pile, counted from the first player. */
const ORDER: Readonly<Record<number, readonly (readonly [place: number, pile: 'A' | 'B'])[]>> = {
  2: [
    [0, 'A'],
    [1, 'B'],
    [1, 'A'],
    [0, 'B'],
  ],
  3: [
    [0, 'A'],
    [2, 'B'],
    [1, 'A'],
    [1, 'B'],
    [2, 'A'],
    [0, 'B'],
  ],
  4: [
    [0, 'A'],
    [3, 'B'],
    [1, 'A'],
    [2, 'B'],
    [2, 'A'],
    [1, 'B'],
    [3, 'A'],
    [0, 'B'],
  ],
}

function begun(knights: 'off' | 'draft' | 'random', seats: number, seed: string): Told {
  const options = { ...merlin.options.defaults, knights }
  return new Scenario(merlin, merlin.setup(options, seats, seededChance(seed)))
}

function picks(told: Told, seat: Seat, ally: string): void {
  const done = step(merlin, told.state, seat, word(told, seat, `ally ${ally}`), seededChance('pick'))
  if (isRefusal(done)) throw new Error(`${ally} is refused: ${done.code}`)
  told.state = done.state
}

/** Everybody takes the last that is offered. */
function drafted(told: Told): Told {
  for (let asked = told.legal(asking(told)); asked[0]?.kind === 'chooseAlly'; asked = told.legal(asking(told))) {
    const last = at(asked, asked.length - 1)
    if (last.kind === 'chooseAlly') picks(told, asking(told), last.ally)
  }
  return told
}

function asking({ state }: Told): Seat {
  const [seat] = merlin.toAct(state)
  if (seat === undefined || seat === 'clerk') throw new Error('nobody is asked')
  return seat
}

const names = (state: State, seat: Seat): string[] => at(state.players, seat).allies.map(({ name }) => name)
const holdersOf = (state: State, name: string) =>
  [...state.players.keys()].filter((seat) => names(state, seat).includes(name))
const SEEDS = Array.from({ length: 60 }, (_, i) => `game ${i}`)

describe('10.1 The option', () => {
  test('10.1 off: nobody has an ally, and the first turn begins', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = begun('off', seats, 'a game')
      expect(state.players.flatMap(({ allies }) => allies)).toEqual([])
      expect(whom(state)).toBe(`${state.firstSeat} chooseDie`)
    }
  })
})

describe.each([2, 3, 4])('10.1 The draft with %i players', (seats) => {
  const order = ORDER[seats] ?? []

  test('10.1 pile A clockwise from the first player, pile B the other way from the last, A before B', () => {
    const firsts = new Set<Seat>()
    for (const seed of SEEDS.slice(0, 20)) {
      const told = begun('draft', seats, seed)
      const first = told.state.firstSeat
      firsts.add(first)
      for (const [place, pile] of order) {
        const seat = (first + place) % seats
        expect(whom(told.state)).toBe(`${seat} chooseAlly`)
        const there = offered(told, seat, 'chooseAlly').map(({ ally }) => ally)
        expect(told.legal(seat)).toHaveLength(there.length)
        for (const ally of there) expect(pile === 'A' ? A : B).toContain(ally)
        picks(told, seat, at(there, seed.length % there.length))
        expect(invariants(told.state)).toEqual([])
      }
      expect(whom(told.state)).toBe(`${first} chooseDie`)
    }
    expect(firsts.size).toBe(seats)
  })

  test('10.1 all six of a pile, then those that are left', () => {
    const told = begun('draft', seats, 'a game')
    const left = { A: [...A], B: [...B] }
    for (const [place, pile] of order) {
      const seat = (told.state.firstSeat + place) % seats
      expect(offered(told, seat, 'chooseAlly').map(({ ally }) => ally)).toEqual(left[pile])
      const ally = at(left[pile], 1)
      picks(told, seat, ally)
      left[pile].splice(1, 1)
      expect(names(told.state, seat)).toContain(ally)
    }
  })

  test('10.1 one that is taken, or of the other pile, is refused; so is anybody else', () => {
    const told = begun('draft', seats, 'a game')
    const first = told.state.firstSeat
    expect(refuses(told, first, 'ally kay')).toBe('allyNotThere 10.1')
    expect(refuses(told, (first + 1) % seats, 'ally tristram')).toBe('notAsked by no rule')
    picks(told, first, 'bors')
    const last = (first + seats - 1) % seats
    expect(refuses(told, last, 'ally tristram')).toBe('allyNotThere 10.1')
    picks(told, last, 'kay')
    expect(refuses(told, (first + 1) % seats, 'ally bors')).toBe('allyNotThere 10.1')
  })

  test('10.1 2.4 after the first dice', () => {
    const { state } = begun('draft', seats, 'a game')
    for (const { dice, merlinDie } of state.players) {
      expect(dice).toHaveLength(3)
      expect(merlinDie).toBeGreaterThan(0)
    }
  })

  test('10.1 the choices are open', () => {
    const told = begun('draft', seats, 'a game')
    const first = told.state.firstSeat
    picks(told, first, 'gawain')
    for (const viewer of [...told.state.players.keys(), 'table'] as const) {
      const seen = merlin.view(told.state, viewer)
      expect(at(seen.players, first).allies.map(({ name }) => name)).toEqual(['gawain'])
      expect(seen.alliesLeft).toEqual([...A, ...B].filter((name) => name !== 'gawain'))
    }
  })

  test('10.1 at the end each has one of each back, and the rest leaves the game', () => {
    const { state } = drafted(begun('draft', seats, 'a game'))
    for (const seat of state.players.keys()) {
      expect(names(state, seat)).toHaveLength(2)
      expect(names(state, seat).filter((name) => A.includes(name))).toHaveLength(1)
    }
    expect(new Set([...state.players.keys()].flatMap((seat) => names(state, seat))).size).toBe(2 * seats)
    expect(state.alliesLeft).toEqual([])
    expect(may(new Scenario(merlin, state), state.firstSeat, 'ally tristram')).toBe(false)
  })

  test('10.1 Bedivere draws two, when all have chosen', () => {
    const told = begun('draft', seats, 'a game')
    for (const [i, [place, pile]] of order.entries()) {
      const seat = (told.state.firstSeat + place) % seats
      expect(told.state.hands.map(({ length }) => length)).toEqual(told.state.hands.map(() => 4))
      const rest = offered(told, seat, 'chooseAlly').map(({ ally }) => ally)
      picks(told, seat, pile === 'B' && i === 1 ? 'bedivere' : at(rest, 0))
    }
    const drawn = told.state.hands.map(({ length }) => length)
    const last = (told.state.firstSeat + seats - 1) % seats
    expect(drawn).toEqual(drawn.map((_, seat) => (seat === last ? 6 : 4)))
    expect(invariants(told.state)).toEqual([])
  })

  test('10.1 Lancelot places the marshal where the knight starts', () => {
    const told = begun('draft', seats, 'a game')
    picks(told, asking(told), 'bors')
    const seat = asking(told)
    picks(told, seat, 'lancelot')
    drafted(told)
    const { knight, allies } = at(told.state.players, seat)
    expect(allies.find(({ name }) => name === 'lancelot')?.marks).toEqual([knight / 4])
  })
})

describe.each([2, 3, 4])('10.1 random with %i players', (seats) => {
  const games = SEEDS.map((seed) => begun('random', seats, seed).state)

  test('10.1 one of each back for each, none twice, the rest leaves the game', () => {
    for (const state of games) {
      const all = [...state.players.keys()].flatMap((seat) => names(state, seat))
      expect(new Set(all).size).toBe(2 * seats)
      for (const seat of state.players.keys()) {
        expect(names(state, seat).filter((name) => A.includes(name))).toHaveLength(1)
        expect(names(state, seat).filter((name) => B.includes(name))).toHaveLength(1)
      }
      expect(state.alliesLeft).toEqual([])
      expect(whom(state)).toBe(`${state.firstSeat} chooseDie`)
      expect(invariants(state)).toEqual([])
    }
  })

  test('10.1 every seat has each of the twelve sooner or later', () => {
    for (const seat of Array.from({ length: seats }, (_, i) => i))
      expect(new Set(games.flatMap((state) => names(state, seat))).size).toBe(12)
  })

  test('10.1 Bedivere has six quests, all others four', () => {
    for (const state of games)
      for (const [seat, { length }] of state.hands.entries())
        expect(length).toBe(names(state, seat).includes('bedivere') ? 6 : 4)
  })

  test('10.1 Lancelot’s marshal stands where the knight starts', () => {
    const places = new Set<number>()
    for (const state of games)
      for (const seat of holdersOf(state, 'lancelot')) {
        const { knight, allies } = at(state.players, seat)
        expect(allies.find(({ name }) => name === 'lancelot')?.marks).toEqual([knight / 4])
        places.add(knight)
      }
    expect(places.size).toBe(4)
  })

  test.each(TILES)('10.2 %s begins with %i tiles', (name, tiles) => {
    const found = games.flatMap(({ players }) => players.flatMap(({ allies }) => allies.filter((a) => a.name === name)))
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((ally) => ally.tiles))).toEqual(new Set([tiles]))
    if (name !== 'lancelot') expect(found.flatMap(({ marks }) => marks)).toEqual([])
  })
})
