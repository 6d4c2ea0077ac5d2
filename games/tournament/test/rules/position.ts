/* Positions for tests of one rule, written the way one would describe them. Seats count from 0 here, in texts from 1. */
import { readFileSync } from 'node:fs'
import { type Actor, isRefusal, present, type Refusal, ScriptedChance, type Seat, step } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import { buildPosition, cardsIn, type Position } from '../../lessons/scene.ts'
import {
  type Action,
  type Card,
  cardCode,
  cardOf,
  dealFor,
  type Event,
  HEAP,
  isShownTo,
  JOKER,
  type Knowledge,
  MOST_OPEN_OFFERS,
  type OfferName,
  OPEN,
  type Options,
  offerText,
  placeBit,
  readAction,
  type State,
  tournament,
  type View,
  WEAPONS,
} from '../../rules/index.ts'
import type { Draws } from './draws.ts'

/** The numbers of all rules, as RULES.md lists them. */
export const RULES: readonly string[] = [
  ...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm),
].flatMap((match) => match[1] ?? [])

export type Told = Scenario<Options, State, Action, Event, View>

export type { Position }

/** A barter has just begun, unless another phase is given. */
export function position(given: Position = {}): Told {
  return new Scenario(tournament, buildPosition(given))
}

export const cards = cardsIn

export function card(code: string): Card {
  return present(cards(code)[0])
}

/** Cards → "sw4 jo". */
export function codes(list: readonly Card[] | null | undefined): string {
  return list?.map(cardCode).join(' ') ?? 'hidden'
}

/** "offer sw4 for la8+ to all" → action. */
export function say(text: string): Action {
  const action = readAction(text)
  if (action === undefined) throw new Error(`no action "${text}"`)
  return action
}

/** Several deeds of one actor, none of which draws; answers all their events. */
export function tell(scenario: Told, actor: Actor, ...texts: string[]): Event[] {
  return texts.flatMap((text) => tellWith(scenario, actor, text))
}

/** One deed with its draws. Everything must be listed but what is too manifold to be listed: offers, fillings, times. */
export function tellWith(scenario: Told, actor: Actor, text: string, draws: Draws = []): readonly Event[] {
  const action = say(text)
  if (!isManifold(action)) return scenario.does(actor, action, draws)
  const chance = new ScriptedChance(draws)
  const done = step(tournament, scenario.state, actor, action, chance)
  if (isRefusal(done)) throw new Error(`"${text}" is refused: ${done.code} (${done.rule})`)
  if (chance.left() > 0) throw new Error('scripted draws left over')
  scenario.state = done.state
  return done.events
}

function isManifold(action: Action): boolean {
  if (action.kind === 'accept') return action.fill.length > 1
  if (action.kind === 'decline') return action.reason !== undefined
  return action.kind === 'offer' || action.kind === 'counter' || action.kind === 'touch'
}

/** Why this is refused, as "code rule name=value …"; cards are written as such. */
export function refused(scenario: Told, actor: Actor, text: string): string {
  return refusalText(scenario.refuses(actor, say(text)))
}

export function refusalText({ code, rule, params }: Refusal): string {
  const numbers = Object.entries(params).map(([name, value]) => {
    const isCard = name === 'card' && typeof value === 'number'
    return `${name}=${isCard ? cardCode(value) : value}`
  })
  return [code, rule ?? 'by no rule', ...numbers].join(' ')
}

export function handOf(state: State, seat: Seat): string {
  return codes(state.hands[seat])
}

export function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind)
}

/** What is asked now. */
export function asked(state: State): string {
  return state.frames.at(-1)?.kind ?? 'nothing'
}

/** The names of the offers on the market: "1>all#1 2>1#3". */
export function market(board: { readonly offers: readonly { readonly name: OfferName }[] }): string {
  return board.offers.map(({ name }) => offerText(name)).join(' ')
}

/** Where a viewer thinks that a card can be: "2 heap" for seat 1 or the heap; for a joker all of them, with commas. */
export function whereabouts({ cards: places, jokers }: Knowledge, code: string): string {
  if (code === 'jo') return jokers.map(placesText).toSorted().join(', ')
  return placesText(present(places[card(code)]))
}

function placesText(places: number): string {
  return [0, 1, 2, 3, 4, 5, HEAP, OPEN]
    .filter((place) => (places & placeBit(place)) !== 0)
    .map((place) => (place === HEAP ? 'heap' : place === OPEN ? 'open' : String(place + 1)))
    .join(' ')
}

/** What must hold in every state; the invariants of §9 and more. */
export function invariants(state: State): string[] {
  return [...wrongCards(state), ...wrongOffers(state), ...state.knowledge.flatMap((_, i) => wrongKnowledge(state, i))]
}

function wrongCards(state: State): string[] {
  const { hands, heap, open, purses, options, knowledge, banners, offersMade } = state
  const wrong: string[] = []
  const { values, jokers } = dealFor(hands.length)
  const dealt = WEAPONS.flatMap((weapon) =>
    Array.from({ length: values }, (_, i) => cardOf(weapon, options.lowestValue + i)),
  )
  const lists = [...hands, heap, open]
  const there = lists.flat().toSorted((a, b) => a - b)
  const due = [...dealt, ...Array.from({ length: jokers }, () => JOKER)].toSorted((a, b) => a - b)
  if (there.join() !== due.join()) wrong.push(`the cards are ${codes(there)}`)
  for (const list of lists)
    if (list.some((card, i) => i > 0 && present(list[i - 1]) > card)) wrong.push(`not in order: ${codes(list)}`)
  for (const [seat, purse] of purses.entries())
    if (!Number.isInteger(purse) || purse < 0) wrong.push(`purse ${seat} holds ${purse}`)
  for (const list of [hands, purses, banners, offersMade])
    if (list.length !== hands.length) wrong.push('a list is not as long as there are seats')
  if (knowledge.length !== hands.length + 1) wrong.push('knowledge is not one each and the table’s')
  return wrong
}

function wrongOffers({ hands, purses, offers, names, offersMade, frames }: State): string[] {
  const wrong: string[] = []
  if (offers.length > 0 && frames.at(-1)?.kind !== 'barter') wrong.push('offers without a barter')
  for (const [seat, hand] of hands.entries()) {
    const own = offers.filter(({ name }) => name.giver === seat)
    if (own.length > MOST_OPEN_OFFERS) wrong.push(`${own.length} open offers of seat ${seat}`)
    if ((offersMade[seat] ?? 0) < own.length) wrong.push(`seat ${seat} made fewer offers than lie there`)
    for (const { name, gives } of own) {
      const left = hand.slice()
      for (const card of gives.cards) {
        const i = left.indexOf(card)
        if (i < 0) wrong.push(`${offerText(name)} gives ${cardCode(card)}, which is not held`)
        else left.splice(i, 1)
      }
      if (gives.coins > (purses[seat] ?? 0)) wrong.push(`${offerText(name)} gives more coins than there are`)
    }
  }
  for (const { name, declinedBy } of offers) {
    const last = names.filter((each) => offerText({ ...each, n: 1 }) === offerText({ ...name, n: 1 }))
    if (last.length !== 1 || (last[0]?.n ?? 0) < name.n) wrong.push(`${offerText(name)} was never named`)
    if (declinedBy.some((seat) => seat === name.giver || !isShownTo(name, seat)))
      wrong.push(`${offerText(name)} is declined by who never saw it`)
  }
  const written = offers.map(({ name }) => offerText(name))
  if (new Set(written).size < written.length) wrong.push('two offers of one name')
  return wrong
}

/** `viewer` beyond the seats: the table. What a viewer holds possible must contain the truth. */
function wrongKnowledge(state: State, viewer: number): string[] {
  const known = present(state.knowledge[viewer])
  const { hands, heap, open } = state
  const wrong: string[] = []
  const say = (text: string) => wrong.push(`viewer ${viewer === hands.length ? 'table' : viewer}: ${text}`)
  const truth: number[] = Array.from({ length: JOKER }, () => 0)
  const jokers: number[] = []
  for (const [place, list] of [...hands.entries(), [HEAP, heap] as const, [OPEN, open] as const])
    for (const card of list) {
      if (card === JOKER) jokers.push(placeBit(place))
      else truth[card] = placeBit(place)
    }
  for (const [card, place] of truth.entries()) {
    const can = present(known.cards[card])
    if (place === 0 ? can !== 0 : (can & place) === 0) say(`${cardCode(card)} can be at ${placesText(can)}`)
    if (viewer < hands.length && place !== 0) checkOwn(can, place, placeBit(viewer), cardCode(card), say)
  }
  if (known.jokers.length !== jokers.length || !canMatch(jokers, known.jokers))
    say(`the jokers can be at ${whereabouts(known, 'jo')}`)
  const own = placeBit(viewer)
  const sure = known.jokers.filter((can) => can === own).length
  if (viewer < hands.length && sure !== jokers.filter((place) => place === own).length) say('own jokers are not known')
  if (viewer < hands.length && known.jokers.some((can) => can !== own && (can & own) !== 0))
    say('a joker could be in the own hand')
  if (known.jokers.some((can, i) => i > 0 && present(known.jokers[i - 1]) > can)) say('the jokers are not in order')
  return [...wrong, ...wrongCoins(state, viewer)]
}

function checkOwn(can: number, place: number, own: number, name: string, say: (text: string) => void): void {
  if (place === own ? can !== own : (can & own) !== 0) say(`${name} is not known in the own hand, or out of it`)
}

/** Each joker at a place of its own among those that are possible. */
function canMatch(places: readonly number[], cans: readonly number[]): boolean {
  const [first, ...others] = places
  if (first === undefined) return true
  return cans.some((can, i) => (can & first) !== 0 && canMatch(others, cans.toSpliced(i, 1)))
}

function wrongCoins({ purses, knowledge }: State, viewer: number): string[] {
  const { least, group, coins } = present(knowledge[viewer])
  const wrong: string[] = []
  const say = (text: string) => wrong.push(`viewer ${viewer === purses.length ? 'table' : viewer}: ${text}`)
  for (const [seat, purse] of purses.entries()) {
    const name = present(group[seat])
    const lowest = group.indexOf(name)
    if (name !== lowest) say(`the group of seat ${seat} is named ${name}`)
    if (present(least[seat]) > purse) say(`seat ${seat} has at least ${least[seat]}, but ${purse}`)
    const members = purses.filter((_, other) => group[other] === seat)
    const total = members.reduce((all, each) => all + each, 0)
    if (coins[seat] !== total) say(`group ${seat} has ${coins[seat]}, but ${total}`)
    const isAlone = group.every((each, other) => other === seat || each !== name)
    if (seat === viewer && (!isAlone || least[seat] !== purse)) say('the own purse is not known')
  }
  return wrong
}
