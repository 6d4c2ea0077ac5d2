/* imagine: every deal that is consistent with what the viewer knows is equally likely. */
import { at, present, type Seat, seededChance, type Viewer } from '@logres/kernel'
import { expectOdds, tallyWorlds } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { type Card, HEAP, hasOutfit, JOKER, type Places, placeBit, type State, tournament } from '../../rules/index.ts'
import { cards, codes, invariants, position, tell } from './position.ts'

const TIMES = 8_000

function knowledgeOf(state: State, viewer: Viewer) {
  return at(state.knowledge, viewer === 'table' ? state.hands.length : viewer)
}

/** What a viewer knows, said again: each card lies where it lies, but for "sh2 jo: 2 3 heap". Seats count from 1. */
function know(state: State, viewer: Viewer, ...facts: string[]): State {
  const known = knowledgeOf(state, viewer)
  const can = new Map(facts.flatMap((fact) => readFact(fact)))
  const jokers: Places[] = facts.flatMap((fact) =>
    readFact(fact).flatMap(([card, places]) => (card === JOKER ? [places] : [])),
  )
  for (const [place, list] of [...state.hands.entries(), [HEAP, state.heap] as const]) {
    for (const card of list) if (card !== JOKER) known.cards[card] = can.get(card) ?? placeBit(place)
  }
  if (jokers.length > 0) known.jokers.splice(0, known.jokers.length, ...jokers.sort((a, b) => a - b))
  expect(invariants(state).filter((wrong) => wrong.startsWith(`viewer ${viewer}`))).toEqual([])
  return state
}

function readFact(fact: string): [Card, Places][] {
  const [list = '', where = ''] = fact.split(': ')
  const places = where
    .split(' ')
    .reduce((bits, place) => bits | placeBit(place === 'heap' ? HEAP : Number(place) - 1), 0)
  return cards(list).map((card) => [card, places])
}

/** "sh1 sw2 | la3 | | sh4": the hands, and of the heap what is not there for sure. */
function dealOf(hands: readonly (readonly Card[])[], heap: readonly Card[], isLoose: (card: Card) => boolean): string {
  return [...hands, heap.filter(isLoose)].map((list) => codes(list.toSorted((a, b) => a - b))).join(' | ')
}

/** All deals that fit, gone through one by one; each joker counts as a card of its own. */
function everyDeal(state: State, viewer: Viewer, armed: readonly Seat[] = []): Map<string, number> {
  const known = knowledgeOf(state, viewer)
  const all = [
    ...[...known.cards.entries()].flatMap(([card, can]) => (can === 0 ? [] : [{ card, can }])),
    ...known.jokers.map((can) => ({ card: JOKER, can })),
  ]
  const sizes = [...state.hands.map((hand) => hand.length), state.heap.length]
  const lists: Card[][] = sizes.map(() => [])
  const found = new Map<string, number>()
  const place = (i: number): void => {
    const next = all[i]
    if (next === undefined) {
      if (armed.some((seat) => !hasOutfit(at(lists, seat)))) return
      const key = dealOf(lists.slice(0, -1), at(lists, lists.length - 1), (card) => isLoose(state, viewer, card))
      found.set(key, (found.get(key) ?? 0) + 1)
      return
    }
    for (const [n, list] of lists.entries()) {
      const where = n === state.hands.length ? HEAP : n
      if ((next.can & placeBit(where)) === 0 || list.length >= at(sizes, n)) continue
      list.push(next.card)
      place(i + 1)
      list.pop()
    }
  }
  place(0)
  const ways = [...found.values()].reduce((total, count) => total + count, 0)
  return new Map([...found].map(([key, count]) => [key, count / ways]))
}

function isLoose(state: State, viewer: Viewer, card: Card): boolean {
  return card === JOKER || present(knowledgeOf(state, viewer).cards[card]) !== placeBit(HEAP)
}

function expectFair(state: State, viewer: Viewer, worlds: number, armed: readonly Seat[] = []): void {
  const wanted = everyDeal(state, viewer, armed)
  expect(wanted.size).toBe(worlds)
  const name = ({ hands, heap }: State) => dealOf(hands, heap, (card) => isLoose(state, viewer, card))
  const view = tournament.view(state, viewer)
  expectOdds(tallyWorlds(tournament, view, name, seededChance(`fair ${worlds}`), TIMES), wanted)
}

describe('1.5 imagine deals what is hidden, each deal that fits equally often', () => {
  test('two hands of which nothing is known', () => {
    const { state } = position({ hands: ['sh1', 'sh2 sw2', 'la2 ar2 sw3'] })
    expectFair(know(state, 0, 'sh2 sw2 la2 ar2 sw3: 2 3'), 0, 10)
  })

  test('a card that is sure stays, the others are dealt around it', () => {
    const { state } = position({ hands: ['sh1', 'sh2 sw2', 'la2 ar2 sw3'] })
    expectFair(know(state, 0, 'sw2 la2 ar2 sw3: 2 3'), 0, 4)
  })

  test('cards that can be in different sets of places', () => {
    const { state } = position({ seats: 4, hands: ['sh1', 'sh2 sw2', 'la2 ar2 sw3', 'ar1 la1 sh3'] })
    expectFair(know(state, 0, 'sh2 sw2: 2 3', 'la2 sw3: 2 3 4', 'ar2 ar1 la1: 3 4', 'sh3: 2 4'), 0, 65)
  })

  test('the heap among the places: bought unseen', () => {
    const { state } = position({ hands: ['sh1', 'sh2 sw2', 'la2 ar2'] })
    expectFair(know(state, 0, 'sh2 sw2 la3 la4: 2 heap', 'la2 ar2 ar3: 2 3 heap'), 0, 142)
  })

  test('worlds that only a circle of three exchanges can reach', () => {
    const { state } = position({ hands: ['sh1', 'sw1', 'la1'] })
    expectFair(know(state, 'table', 'sh1: 1 2', 'sw1: 2 3', 'la1: 3 1'), 'table', 2)
  })

  test('worlds that only a circle of four exchanges can reach', () => {
    const { state } = position({ seats: 4, hands: ['sh1', 'sw1', 'la1', 'ar1'] })
    expectFair(know(state, 'table', 'sh1: 1 2', 'sw1: 2 3', 'la1: 3 4', 'ar1: 4 1'), 'table', 2)
  })

  test('jokers are dealt like other cards: a hand with both is one world of several', () => {
    const { state } = position({ hands: ['sh1', 'jo sw2', 'jo ar2'] })
    expectFair(know(state, 0, 'jo jo sw2 ar2: 2 3', 'jo: heap'), 0, 4)
  })

  test('jokers that can be in different places', () => {
    const { state } = position({ hands: ['sh1', 'jo sw2', 'jo ar2'] })
    expectFair(know(state, 0, 'jo: 2 3', 'jo: 3 heap', 'sw2 ar2: 2 3', 'la2: 3 heap', 'jo: heap'), 0, 6)
  })

  test('5.2 a knight whose duel is to come has the outfit that was checked', () => {
    const { state } = position({
      hands: ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2 sw3', 'sh3 la3'],
      phase: 'duel',
    })
    know(state, 2, 'sh1 sw1 la1 ar1 sh2 sw2 la2 ar2 sw3: 1 2')
    expectFair(state, 2, 24, [0, 1])
    know(state, 0, 'sh2 sw2 la2 ar2 sw3 sh3 la3: 2 3')
    expectFair(state, 0, 12, [1])
  })
})

describe('1.2 imagine shares secret coins', () => {
  test('each way that leaves nobody less than he has shown is equally likely', () => {
    const { state } = position({ purses: [20, 9, 4] })
    const known = knowledgeOf(state, 0)
    known.group[2] = 1
    known.coins[1] = 13
    known.coins[2] = 0
    known.least[1] = 7
    known.least[2] = 2
    const view = tournament.view(state, 0)
    const found = tallyWorlds(tournament, view, ({ purses }) => purses.join(), seededChance('purses'), TIMES)
    expectOdds(found, new Map(['20,7,6', '20,8,5', '20,9,4', '20,10,3', '20,11,2'].map((key) => [key, 1 / 5])))
  })

  test('three purses of one group', () => {
    const { state } = position({ seats: 4, purses: [20, 1, 1, 2] })
    const known = knowledgeOf(state, 0)
    for (const seat of [1, 2, 3]) {
      known.group[seat] = 1
      known.least[seat] = 0
      known.coins[seat] = seat === 1 ? 4 : 0
    }
    const view = tournament.view(state, 0)
    const found = tallyWorlds(tournament, view, ({ purses }) => purses.join(), seededChance('purses'), TIMES)
    expect(found.size).toBe(15)
    expectOdds(found, new Map([...found.keys()].map((key) => [key, 1 / 15])))
  })
})

describe('imagine after play', () => {
  test('4.5 after a secret deal a third player holds the cards possible in both hands, and no others', () => {
    const s = position({ seats: 4, hands: ['sh1 sw1', 'sh2 sw2', 'sh3 sw3', 'rest'] })
    tell(s, 0, 'offer sw1 for sh9 to all', 'offer sh1 for 2c to 2')
    tell(s, 1, 'accept 1>2#1')
    for (let i = 0; i < 50; i++) {
      const world = tournament.imagine(tournament.view(s.state, 2), seededChance(`third ${i}`))
      expect(world.hands[0]).toContain(cards('sw1')[0])
      expect(world.hands.map((hand) => hand.length)).toEqual(s.state.hands.map((hand) => hand.length))
      expect(invariants(world)).toEqual([])
    }
  })

  test('a world of random play keeps every invariant, no matter who imagines it', () => {
    const luck = seededChance('worlds')
    for (let game = 0; game < 12; game++) {
      const chance = seededChance(`worlds ${game}`)
      const state = tournament.setup(tournament.options.defaults, 3 + (game % 4), chance)
      for (let n = 0; ; n++) {
        const actors = tournament.toAct(state)
        if (actors.length === 0) break
        if (n % 5 === 0) {
          for (const viewer of [...state.hands.keys(), 'table' as const]) {
            expect(invariants(tournament.imagine(tournament.view(state, viewer), luck))).toEqual([])
          }
        }
        const actor = at(actors, luck.pick(actors.length, 'actor'))
        const legal = tournament.legal(state, actor)
        tournament.apply(state, actor, at(legal, luck.pick(legal.length, 'action')), chance, () => {})
      }
    }
  })
})
