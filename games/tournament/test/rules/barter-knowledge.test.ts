/* What a viewer has found out after each thing that can happen in a barter (1.2, 1.5, 4.2, 4.5), read from his view. */
import { at, type Chance, isRefusal, present, type Seat, seededChance, type Viewer } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, JOKER, parseAction, type State, tournament, WEAPONS } from '../../rules/index.ts'
import { invariants, position, type Told, tell, whereabouts } from './position.ts'
import { fair } from './scenes.ts'
import { knows, viewersOf, viewOf } from './telling.ts'

/** Where each of these viewers thinks that a card can be. */
function where(told: Told, code: string, ...viewers: Viewer[]): string[] {
  expect(invariants(told.state)).toEqual([])
  return viewers.map((viewer) => whereabouts(knows(told, viewer), code))
}

/** What a viewer can tell of the purses: "1 2:40" for a sum of two, "≥3" for the least of one. */
function purses(told: Told, viewer: Viewer): string {
  expect(invariants(told.state)).toEqual([])
  const { least, group, coins } = knows(told, viewer)
  return group
    .flatMap((name, seat) => {
      if (name !== seat) return []
      const members = group.flatMap((each, other) => (each === name ? [other] : []))
      const lower = members.map((member) => `≥${least[member]}`)
      return [
        `${members.map((member) => member + 1).join('+')}:${coins[seat]}${members.length > 1 ? lower.join('') : ''}`,
      ]
    })
    .join(' ')
}

/** Any offer at all: a few of one's own cards and coins, to anybody, for anything; seldom one that `legal` would list. */
function anyOffer(state: State, seat: Seat, luck: Chance): Action | undefined {
  const hand = present(state.hands[seat]).slice()
  const some = <T>(most: number, make: () => T) => Array.from({ length: luck.pick(most + 1, 'how many') }, make)
  const given = some(Math.min(3, hand.length), () => at(hand.splice(luck.pick(hand.length, 'card'), 1), 0))
  const others = state.hands.flatMap((cards) => (luck.pick(2, 'from') === 0 ? cards : []))
  const audience = state.hands.flatMap((_, to) => (to !== seat && luck.pick(2, 'to') === 0 ? [to] : []))
  const offer = parseAction({
    kind: 'offer',
    audience: audience.length === 0 ? 'all' : audience,
    gives: { cards: given, coins: luck.pick(4, 'coins') },
    wants: {
      cards: others.length === 0 ? [] : some(2, () => at(others, luck.pick(others.length, 'card'))),
      any: some(1, () => ({ weapon: at(WEAPONS, luck.pick(4, 'weapon')), least: 1 + luck.pick(3, 'least') })),
      coins: luck.pick(3, 'coins'),
    },
  })
  return isRefusal(offer) || tournament.whyNot(state, seat, offer) !== undefined ? undefined : offer
}

const EVERYBODY = [0, 1, 2, 3, 'table'] as const

describe('Knowledge in a barter', () => {
  test('before anything happened a card can be anywhere but in one’s own hand', () => {
    expect(where(fair(), 'sw4', ...EVERYBODY)).toEqual(['1', '1 3 4 heap', '1 2 4 heap', '1 2 3 heap', '1 2 3 4 heap'])
  })

  test('4.2 a public offer: all know that its giver holds what he gives', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8')
    expect(where(s, 'sw4', ...EVERYBODY)).toEqual(['1', '1', '1', '1', '1'])
    expect(where(s, 'sh5', 2, 'table')).toEqual(['1 2 4 heap', '1 2 3 4 heap'])
    expect(where(s, 'la8', 2)).toEqual(['1 2 4 heap'])
  })

  test('4.2 a private offer: those who see it know, the others don’t', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8 to 2,4')
    expect(where(s, 'sw4', ...EVERYBODY)).toEqual(['1', '1', '1 2 4 heap', '1', '1 2 3 4 heap'])
  })

  test('4.2 offered jokers are known by their number', () => {
    const s = fair()
    tell(s, 0, 'offer jo jo for 3c to 2')
    expect(where(s, 'jo', 1)).toEqual(['1, 1, 1 3 4 heap, 1 3 4 heap'])
    expect(where(s, 'jo', 3)).toEqual(['1 2 3 heap, 1 2 3 heap, 1 2 3 heap, 1 2 3 heap'])
  })

  test('4.2 what was shown stays known when the offer is withdrawn, in a barter without secret deals', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8', 'withdraw 1>all#1')
    tell(s, 2, 'offer la9 for 1c')
    tell(s, 3, 'accept 3>all#1')
    expect(where(s, 'sw4', 1, 2, 'table')).toEqual(['1', '1', '1'])
  })

  test('4.5 a public deal: all know where the named cards went', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 jo for la8')
    tell(s, 1, 'accept 1>all#1')
    for (const viewer of EVERYBODY) {
      expect([whereabouts(knows(s, viewer), 'sw4'), whereabouts(knows(s, viewer), 'la8')]).toEqual(['2', '1'])
    }
    expect(where(s, 'jo', 3)[0]?.split(', ')).toContain('2')
  })

  test('4.5 a filled request: the two know the card, others only where it can be', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8+')
    tell(s, 1, 'accept 1>all#1 with la8')
    expect(where(s, 'la8', 0, 1)).toEqual(['1', '1'])
    expect(where(s, 'la8', 2, 3)).toEqual(['1 2 4 heap', '1 2 3 heap'])
    // What does not meet the request did not move: a lance of 7 shown by seat 1 would still be his.
    expect(where(s, 'sw4', 2, 'table')).toEqual(['2', '2'])
  })

  test('4.5 a card known to be the accepter’s can have gone if it fits, and stays known if it does not', () => {
    const s = fair()
    tell(s, 1, 'offer la8 ar2 la3 for 9c', 'withdraw 2>all#1')
    tell(s, 0, 'offer sw4 for la5+')
    tell(s, 1, 'accept 1>all#1 with la8')
    expect(where(s, 'la8', 3, 'table')).toEqual(['1 2', '1 2'])
    expect(where(s, 'la3', 3, 'table')).toEqual(['2', '2'])
    expect(where(s, 'ar2', 3, 'table')).toEqual(['2', '2'])
  })

  test('4.5 a private deal: a third knows nothing any more of what the two had shown', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8', 'withdraw 1>all#1')
    tell(s, 1, 'offer la3 for la8+ to 1')
    expect(where(s, 'sw4', 2, 3, 'table')).toEqual(['1', '1', '1'])
    tell(s, 0, 'offer sh5 for ar2 to 2')
    tell(s, 1, 'accept 1>2#1')
    expect(where(s, 'sw4', ...EVERYBODY)).toEqual(['1', '1', '1 2', '1 2', '1 2'])
    expect(where(s, 'sh5', 0, 1)).toEqual(['2', '2'])
    // What was neither’s is not touched: his own cards are where they were.
    expect(where(s, 'la9', 2)).toEqual(['3'])
  })

  test('4.5 nor of their jokers', () => {
    const s = fair()
    tell(s, 0, 'offer jo for 9c', 'withdraw 1>all#1', 'offer jo for ar2 to 2')
    expect(where(s, 'jo', 3)[0]?.split(', ')).toContain('1')
    tell(s, 1, 'accept 1>2#1')
    expect(where(s, 'jo', 3)).toEqual(['1 2, 1 2 3 heap, 1 2 3 heap, 1 2 3 heap'])
    expect(where(s, 'jo', 0)[0]?.split(', ')).toContain('2')
  })

  test('4.5 who was shown the offer as well, but did not take it, knows no more than the others', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 3c to 2,3')
    tell(s, 1, 'accept 1>2,3#1')
    expect(where(s, 'sw4', 0, 1, 2)).toEqual(['2', '2', '1 2'])
    expect(purses(s, 2)).toBe('1+2:40≥0≥0 3:20 4:20')
  })

  test('4.5 what stands in an open offer after a private deal is still known to be held', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8', 'offer sh5 for ar2 to 2')
    tell(s, 1, 'accept 1>2#1')
    expect(where(s, 'sw4', 2, 3, 'table')).toEqual(['1', '1', '1'])
  })

  test('4.5 a private deal between two leaves what a third has shown', () => {
    const s = fair()
    tell(s, 2, 'offer la9 jo for 5c')
    tell(s, 0, 'offer sh5 for ar2 to 2')
    tell(s, 1, 'accept 1>2#1')
    expect(where(s, 'la9', 0, 1, 3, 'table')).toEqual(['3', '3', '3', '3'])
    expect(where(s, 'jo', 3)[0]?.split(', ')).toContain('3')
  })

  test('1.2 purses are known at the start, and after deals before all eyes', () => {
    const s = fair()
    for (const viewer of EVERYBODY) expect(purses(s, viewer)).toBe('1:20 2:20 3:20 4:20')
    tell(s, 0, 'offer sw4 for 6c')
    tell(s, 1, 'accept 1>all#1')
    for (const viewer of EVERYBODY) expect(purses(s, viewer)).toBe('1:26 2:14 3:20 4:20')
  })

  test('1.2 after a private deal others know the sum of the two purses only', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 6c to 2')
    tell(s, 1, 'accept 1>2#1')
    for (const viewer of [0, 1] as const) expect(purses(s, viewer)).toBe('1:26 2:14 3:20 4:20')
    for (const viewer of [2, 3, 'table'] as const) expect(purses(s, viewer)).toBe('1+2:40≥0≥0 3:20 4:20')
  })

  test('1.2 the sums grow together with each further private deal', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 6c to 2')
    tell(s, 1, 'accept 1>2#1', 'offer la3 for 2c to 3')
    tell(s, 2, 'accept 2>3#1')
    expect(purses(s, 3)).toBe('1+2+3:60≥0≥0≥0 4:20')
    expect(purses(s, 'table')).toBe('1+2+3:60≥0≥0≥0 4:20')
    expect(purses(s, 0)).toBe('1:26 2+3:34≥0≥0 4:20')
    expect(purses(s, 2)).toBe('1+2:42≥0≥2 3:18 4:20')
    expect(purses(s, 1)).toBe('1:26 2:16 3:18 4:20')
  })

  test('4.2 offered coins show the least of a purse, to those who see the offer', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 6c to 2')
    tell(s, 1, 'accept 1>2#1', 'offer 9c for sh5', 'offer 12c for sh5 to 4')
    expect(purses(s, 2)).toBe('1+2:40≥0≥9 3:20 4:20')
    expect(purses(s, 3)).toBe('1+2:40≥0≥12 3:20 4:20')
    expect(purses(s, 'table')).toBe('1+2:40≥0≥9 3:20 4:20')
  })

  test('1.2 a public deal moves sums and least alike', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 6c to 2')
    tell(s, 1, 'accept 1>2#1', 'offer 9c for la7')
    tell(s, 3, 'accept 2>all#1')
    expect(purses(s, 'table')).toBe('1+2:31≥0≥0 3:20 4:29')
    tell(s, 3, 'offer 4c for la8')
    tell(s, 1, 'accept 4>all#1')
    expect(purses(s, 'table')).toBe('1+2:35≥0≥4 3:20 4:25')
  })

  test('1.2 with open purses they are simply seen', () => {
    const s = position({ seats: 4, hands: ['sw4', '', '', ''], options: { openPurse: true } })
    tell(s, 0, 'offer sw4 for 6c to 2')
    tell(s, 1, 'accept 1>2#1')
    for (const viewer of viewersOf(s.state)) {
      expect(viewOf(s, viewer).purses).toEqual([26, 14, 20, 20])
      expect(purses(s, viewer)).toBe('1:26 2:14 3:20 4:20')
    }
  })

  test('4.3 a decline tells nothing, not even that the card asked for is missing', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la9')
    const before = viewersOf(s.state).map((viewer) => knows(s, viewer))
    tell(s, 1, 'decline 1>all#1')
    expect(viewersOf(s.state).map((viewer) => knows(s, viewer))).toEqual(before)
  })

  test('what the table knows everybody knows: in random barters no seat holds a card possible where the table does not', () => {
    for (const seed of ['Enide', 'Erec', 'Yvain']) {
      const chance = seededChance(seed)
      const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 4, chance)
      for (let i = 0; i < 120 && state.frames.at(-1)?.kind === 'barter'; i++) {
        const seat = chance.pick(4, 'seat')
        const legal = tournament.legal(state, seat).filter(({ kind }) => kind !== 'ready')
        if (legal.length === 0) continue
        tournament.apply(state, seat, at(legal, chance.pick(legal.length, 'deed')), chance, () => {})
        expect(invariants(state)).toEqual([])
        const table = at(state.knowledge, 4)
        for (let card = 0; card < JOKER; card++) {
          for (const viewer of [0, 1, 2, 3]) {
            const own = at(at(state.knowledge, viewer).cards, card)
            expect(own & ~at(table.cards, card)).toBe(0)
          }
        }
      }
    }
  })

  test.each([3, 4, 5, 6])(
    'whatever %i players offer one another, knowledge never errs, through whole games',
    (seats) => {
      const luck = seededChance(`any offer ${seats}`)
      const begin = () => tournament.setup({ ...tournament.options.defaults, draft: false }, seats, luck)
      let state = begin()
      const done = { deals: 0, duels: 0 }
      for (let i = 0; i < 1500; i++) {
        if (state.ended !== null) state = begin()
        const actors = tournament.toAct(state)
        const actor = at(actors, luck.pick(actors.length, 'actor'))
        const isBarter = state.frames.at(-1)?.kind === 'barter'
        const offer =
          isBarter && actor !== 'clerk' && luck.pick(2, 'offer?') === 0 ? anyOffer(state, actor, luck) : undefined
        const listed = tournament.legal(state, actor)
        const accepts = listed.filter(({ kind }) => kind === 'accept')
        const lasting = listed.filter(
          ({ kind }) => kind !== 'retire' && (kind !== 'endBarter' || luck.pick(9, 'end') === 0),
        )
        const deeds = accepts.length > 0 ? accepts : lasting
        if (offer === undefined && deeds.length === 0) continue
        tournament.apply(state, actor, offer ?? at(deeds, luck.pick(deeds.length, 'deed')), luck, ({ kind }) => {
          if (kind === 'dealStruck') done.deals += 1
          if (kind === 'duelWon') done.duels += 1
        })
        expect(invariants(state)).toEqual([])
      }
      expect(done.deals).toBeGreaterThan(30)
      expect(done.duels).toBeGreaterThan(0)
    },
  )
})
