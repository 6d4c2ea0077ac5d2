/* A law that nothing can break shows nothing. Here the tournament is given one leak after the other, and a law finds each. */
import { add, present, type Seat } from '@logres/kernel'
import { checkLaws } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { type Event, findOffer, isShownTo, type State, type TournamentGame, tournament } from '../../../rules/index.ts'
import { LAWS } from './laws.ts'

const setup = { name: 'biting', options: { ...tournament.options.defaults, draft: false }, seats: 4 }

/** What the laws say of a game, played often enough that a fault must show. */
function verdict(game: TournamentGame): string {
  try {
    for (let i = 0; i < 12; i++) checkLaws({ game, laws: { ...LAWS, setups: [setup] }, setup, seed: `bite ${i}` })
    return 'all laws kept'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function withRedact(redact: TournamentGame['redact']): TournamentGame {
  return { ...tournament, redact: (event, viewer) => redact(event, viewer) }
}

/** Everybody sees events of this kind whole. */
function showing(kind: Event['kind']): TournamentGame {
  return withRedact((event, viewer) => (event.kind === kind ? event : tournament.redact(event, viewer)))
}

const FAULTS: readonly (readonly [fault: string, law: string, game: TournamentGame])[] = [
  [
    'the view shows offers that are not for the viewer',
    'the view is equal in s and w',
    { ...tournament, view: (state, viewer) => ({ ...tournament.view(state, viewer), offers: state.offers.slice() }) },
  ],
  [
    'the view names offers that are not for the viewer',
    'the view is equal in s and w',
    { ...tournament, view: (state, viewer) => ({ ...tournament.view(state, viewer), names: state.names.slice() }) },
  ],
  [
    'the view tells how many offers all have made',
    'the view is equal in s and w',
    {
      ...tournament,
      view: (state, viewer) => ({
        ...tournament.view(state, viewer),
        turnNo: state.offersMade.reduce((a, b) => a + b),
      }),
    },
  ],
  [
    'the view shows who declined',
    'the view is equal in s and w',
    {
      ...tournament,
      view: (state, viewer) => ({
        ...tournament.view(state, viewer),
        offers: state.offers.filter(({ name }) => isShownTo(name, viewer)),
      }),
    },
  ],
  [
    'the view shows the others’ purses',
    'equal in s and w',
    { ...tournament, view: (state, viewer) => ({ ...tournament.view(state, viewer), purses: state.purses.slice() }) },
  ],
  [
    'the view shows frames as they are, with answers and laid cards',
    'the view is equal in s and w',
    { ...tournament, view: (state, viewer) => ({ ...tournament.view(state, viewer), frames: state.frames.slice() }) },
  ],
  [
    'an offer vanishes from the market when the next seat cannot meet it',
    'equal in s and w',
    {
      ...tournament,
      view: (state, viewer) => {
        const view = tournament.view(state, viewer)
        return {
          ...view,
          offers: view.offers.filter(({ wants, name }) => canMeet(state, wants.cards, nextTo(state, name.giver))),
        }
      },
    },
  ],
  ['a deal shows to all what it was about', 'are equal in s and w', showing('dealStruck')],
  ['an offer to one is told to all', 'broken law', showing('offerMade')],
  ['what was laid is told to all', 'events tell no more', showing('equipmentLaid')],
  ['what was answered is told to all', 'events tell no more', showing('answered')],
  ['a touch is told before both are in', 'broken law', showing('touched')],
  ['a decline is told to all', 'events tell no more', showing('offerDeclined')],
  [
    'nothing is marked as disclosed',
    'broken law',
    {
      ...tournament,
      apply: (state, actor, action, chance, emit) =>
        tournament.apply(state, actor, action, chance, (event) => emit(event)),
    },
  ],
  [
    'a refusal tells an offer made to others from none at all',
    'a refusal is equal in s and w',
    {
      ...tournament,
      whyNot: (state, actor, action) => {
        const refusal = tournament.whyNot(state, actor, action)
        if (refusal?.code !== 'noSuchOffer' || !('offer' in action)) return refusal
        return findOffer(state.offers, action.offer) === undefined ? refusal : { ...refusal, code: 'offerNotForYou' }
      },
    },
  ],
  [
    'an offer is refused if who it is made to lacks what it wants',
    'equal in s and w',
    {
      ...tournament,
      whyNot: (state, actor, action) => {
        const refusal = tournament.whyNot(state, actor, action)
        if (refusal !== undefined || action.kind !== 'offer' || actor === 'clerk') return refusal
        const isIdle = action.audience !== 'all' && !canMeet(state, action.wants.cards, action.audience)
        return isIdle ? { kind: 'refusal', code: 'nobodyHolds', rule: '4.2', params: {} } : undefined
      },
    },
  ],
  [
    'an offer dies at once that who it is made to cannot meet',
    'equal in s and w',
    {
      ...tournament,
      apply: (state, actor, action, chance, emit) => {
        tournament.apply(state, actor, action, chance, emit)
        const dead = state.offers.findIndex(
          ({ wants, name }) => name.audience !== 'all' && !canMeet(state, wants.cards, name.audience),
        )
        if (dead < 0) return
        const [offer] = state.offers.splice(dead, 1)
        emit({ kind: 'offerWithdrawn', offer: present(offer).name, dealtBy: [] })
      },
    },
  ],
  [
    'coins come out of nowhere',
    'conservation',
    {
      ...tournament,
      apply: (state, actor, action, chance, emit) => {
        tournament.apply(state, actor, action, chance, emit)
        if (action.kind === 'accept') add(state.purses, 0, 1)
      },
    },
  ],
  [
    'a card is dealt twice',
    'conservation',
    {
      ...tournament,
      apply: (state, actor, action, chance, emit) => {
        tournament.apply(state, actor, action, chance, emit)
        if (action.kind === 'ready') state.hands[0]?.push(5)
      },
    },
  ],
]

function canMeet({ hands }: State, cards: readonly number[], seats: readonly Seat[]): boolean {
  return seats.some((seat) => cards.every((card) => hands[seat]?.includes(card)))
}

function nextTo({ hands }: State, giver: Seat): Seat[] {
  return [(giver + 1) % hands.length]
}

test('the tournament itself keeps the laws here', () => {
  expect(verdict(tournament)).toBe('all laws kept')
})

describe('a law finds it', () => {
  test.each(FAULTS)('if %s', (_, law, game) => {
    expect(verdict(game)).toContain(law)
  })
})
