/* Whole games at random in which hands change: for tests that work a rule out a second time from what happened. */
import { at, type Chance, present, type Seat } from '@logres/kernel'
import { type Action, type Event, type Options, question, type State, tournament } from '../../rules/index.ts'

export interface RandomGame {
  readonly first: State
  /** Each action with the state before it and what happened by it. */
  readonly steps: readonly { readonly before: State; readonly events: readonly Event[] }[]
  readonly events: readonly Event[]
  readonly last: State
}

/** In each barter some cards and coins are given away, so that knights are incomplete now and then; one in thirty retires. */
export function playAtRandom(table: { seats: number; options: Options }, chance: Chance): RandomGame {
  const first = tournament.setup(table.options, table.seats, chance)
  const steps: { before: State; events: Event[] }[] = []
  let state = first
  let gifts = 0
  const act = (actor: Seat | 'clerk', action: Action) => {
    const before = state
    state = tournament.clone(state)
    const events: Event[] = []
    tournament.apply(state, actor, action, chance, (event) => void events.push(event))
    steps.push({ before, events })
  }
  for (;;) {
    const asked = question(state)
    if (asked === undefined) break
    if (asked.kind === 'barter') {
      gifts = (gifts + 1) % 3
      if (gifts > 0) giveCard(state, chance, act)
      else act('clerk', { kind: 'endBarter' })
      continue
    }
    const actor = at(tournament.toAct(state), 0)
    if (actor === 'clerk') throw new Error('play by lot: nobody is there to touch tokens')
    const legal = tournament.legal(state, actor)
    const stays = asked.kind === 'announcement' && chance.pick(30, 'retire?') > 0
    act(actor, stays ? { kind: 'stay' } : at(legal, chance.pick(legal.length, 'act')))
  }
  return { first, steps, events: steps.flatMap(({ events }) => events), last: state }
}

function giveCard({ hands, purses, names }: State, chance: Chance, act: (seat: Seat, action: Action) => void): void {
  const giver = chance.pick(hands.length, 'giver')
  const taker = (giver + 1 + chance.pick(hands.length - 1, 'taker')) % hands.length
  const hand = present(hands[giver])
  const cards = hand.length === 0 ? [] : [at(hand, chance.pick(hand.length, 'card'))]
  const coins = chance.pick(Math.min(8, present(purses[giver])) + 1, 'coins')
  if (cards.length + coins === 0) return
  const n = 1 + (names.find((name) => name.giver === giver && name.audience[0] === taker)?.n ?? 0)
  const nothing = { cards: [], any: [], coins: 0 }
  act(giver, { kind: 'offer', audience: [taker], gives: { cards, coins }, wants: nothing })
  act(taker, { kind: 'accept', offer: { giver, audience: [taker], n }, fill: [] })
}
