/*
 * The permutation law's other world: what a viewer may not know is changed, piece by piece, straight from the rules
 * (1.2, 1.5, 4.3, 4.5, 5.2, 6.1, 7.3), without view or imagine. What he has seen of cards and coins is taken from his
 * knowledge; that this holds no more than he saw is shown in knowledge.test.ts from his events alone.
 */
import { add, at, type Chance, present, type Seat, type Viewer } from '@logres/kernel'
import {
  HEAP,
  hasOutfit,
  isShownTo,
  JOKER,
  type Offer,
  placeBit,
  type State,
  tournament,
  WEAPONS,
} from '../../rules/index.ts'
import { type Knowledge, learnHolding, learnOwn } from '../../rules/knowledge.ts'
import { isSameAudience } from '../../rules/offers.ts'

export function disguise(state: State, viewer: Viewer, luck: Chance): State {
  const world = tournament.clone(state)
  const others = world.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]))
  disguiseCards(world, viewer, others, luck)
  if (!world.options.openPurse && world.ended === null) disguisePurses(world, viewer, others, luck)
  disguiseOffers(world, viewer, others, luck)
  disguiseSecrets(world, viewer, luck)
  for (const seat of others) world.knowledge[seat] = knowledgeOf(world, seat)
  return world
}

/** 4.2, 4.3 Offers he is not shown are about other things, and there is one more; who declined is another matter too. */
function disguiseOffers(world: State, viewer: Viewer, others: readonly Seat[], luck: Chance): void {
  for (const [i, offer] of world.offers.entries()) {
    const declinedBy = declines(offer, viewer, others, luck)
    world.offers[i] = { ...(isShownTo(offer.name, viewer) ? offer : otherTerms(world, offer, luck)), declinedBy }
  }
  if (world.frames.at(-1)?.kind !== 'barter' || luck.pick(2, 'secret offer?') === 0) return
  const giver = at(others, luck.pick(others.length, 'giver'))
  const taker = at(others, luck.pick(others.length, 'taker'))
  if (giver === taker || world.offers.filter(({ name }) => name.giver === giver).length >= 8) return
  const i = world.names.findIndex((last) => last.giver === giver && isSameAudience(last.audience, [taker]))
  const name = { giver, audience: [taker], n: 100 + (world.names[i]?.n ?? 0) }
  if (i < 0) world.names.push(name)
  else world.names[i] = name
  const wants = { cards: [], any: [], coins: 1 }
  world.offers.push({ name, gives: { cards: [], coins: 0 }, wants, answers: null, declinedBy: [] })
  add(world.offersMade, giver, 1)
}

/** As many cards on each side, so that a deal on it looks alike to him; but other ones, and other coins where purses are secret. */
function otherTerms(world: State, offer: Offer, luck: Chance): Offer {
  const { giver, audience } = offer.name
  const taker = audience === 'all' ? giver : at(audience, 0)
  const isOpen = world.options.openPurse
  const gives = {
    cards: someOf(present(world.hands[giver]), offer.gives.cards.length, luck),
    coins: isOpen ? offer.gives.coins : luck.pick(present(world.purses[giver]) + 1, 'coins'),
  }
  const wants = {
    ...offer.wants,
    cards: someOf(present(world.hands[taker]), offer.wants.cards.length, luck),
    coins: isOpen ? offer.wants.coins : luck.pick(4, 'coins'),
  }
  return { ...offer, gives, wants }
}

function someOf(cards: readonly number[], count: number, luck: Chance): number[] {
  const left = cards.slice()
  const some = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(luck.pick(left.length, 'card'), 1),
  )
  return some.flat().sort((a, b) => a - b)
}

function declines({ name, declinedBy }: Offer, viewer: Viewer, others: readonly Seat[], luck: Chance): Seat[] {
  if (viewer === name.giver) return declinedBy.slice()
  const audience = others.filter((seat) => seat !== name.giver && isShownTo(name, seat))
  const mine = declinedBy.filter((seat) => seat === viewer)
  return [...mine, ...audience.filter(() => luck.pick(2, 'declined?') === 0)].sort((a, b) => a - b)
}

/** 1.5 Two cards change places, again and again, wherever he could not tell. */
function disguiseCards(world: State, viewer: Viewer, others: readonly Seat[], luck: Chance): void {
  const knows = knowledgeAt(world, viewer)
  const places = [...others, HEAP]
  const listAt = (place: number) => (place === HEAP ? world.heap : present(world.hands[place]))
  const armed = world.armed.flatMap((isArmed, seat) => (isArmed ? [seat] : []))
  for (let tries = 0; tries < 60; tries++) {
    const [p, q] = [at(places, luck.pick(places.length, 'place')), at(places, luck.pick(places.length, 'place'))]
    const [from, to] = [listAt(p), listAt(q)]
    if (p === q || from.length === 0 || to.length === 0) continue
    const [i, j] = [luck.pick(from.length, 'card'), luck.pick(to.length, 'card')]
    const [card, other] = [at(from, i), at(to, j)]
    // Jokers are alike: where some are known to be is the business of imagine's own tests.
    if (card === JOKER || other === JOKER) continue
    if ((present(knows.cards[card]) & placeBit(q)) === 0 || (present(knows.cards[other]) & placeBit(p)) === 0) continue
    from[i] = other
    to[j] = card
    if (armed.every((seat) => hasOutfit(present(world.hands[seat])))) continue
    from[i] = card
    to[j] = other
  }
  for (const place of places) listAt(place).sort((a, b) => a - b)
}

/** 1.2 Coins move where they could have moved unseen. */
function disguisePurses(world: State, viewer: Viewer, others: readonly Seat[], luck: Chance): void {
  const { group, least } = knowledgeAt(world, viewer)
  for (const from of others) {
    for (const to of others) {
      const most = present(world.purses[from]) - present(least[from])
      if (from === to || group[from] !== group[to] || most <= 0) continue
      const coins = luck.pick(most + 1, 'coins')
      add(world.purses, from, -coins)
      add(world.purses, to, coins)
    }
  }
}

/** 5.2, 6.1, 7.3 Answers, laid cards, sealed throws and touches. */
function disguiseSecrets(world: State, viewer: Viewer, luck: Chance): void {
  const frame = world.frames.at(-1)
  if (frame?.kind === 'announcement') {
    for (const [seat, answer] of frame.answers.entries()) {
      if (seat !== viewer && answer !== null) frame.answers[seat] = luck.pick(2, 'answer') === 0 ? 'stay' : 'retire'
    }
  }
  if (frame?.kind === 'lay') {
    for (const side of [0, 1] as const) {
      const seat = frame.pair[side]
      if (seat !== viewer && frame.laid[side] !== null) frame.laid[side] = someEquipment(present(world.hands[seat]))
    }
  }
  if (frame?.kind !== 'judgement') return
  const mine = frame.pair.indexOf(viewer === 'table' ? -1 : viewer)
  if (frame.thrown !== null && frame.shown === 'alone' && !(mine >= 0 && frame.hasRun[mine])) {
    frame.thrown = { emblems: ['crown', 'cup', luck.pick(2, 'face') === 0 ? 'orb' : 'crown'], dots: 1 }
  }
  for (const side of [0, 1] as const) {
    if (side === mine || frame.touches[side] === null) continue
    frame.touches[side] = { token: 'cup', ms: 200 + luck.pick(300, 'ms'), measured: null }
  }
}

/** The strongest of each weapon, or a joker: some laying that is possible. */
function someEquipment(hand: readonly number[]): number[] {
  return WEAPONS.map((_, i) => hand.findLast((card) => Math.floor(card / 15) === i) ?? JOKER)
}

function knowledgeAt(world: State, viewer: Viewer): Knowledge {
  return at(world.knowledge, viewer === 'table' ? world.hands.length : viewer)
}

/** What a seat of another world knows: its own things, what all know, and the offers it is shown. */
function knowledgeOf(world: State, seat: Seat): Knowledge {
  const common = knowledgeAt(tournament.clone(world), 'table')
  learnOwn(common, seat, present(world.hands[seat]), present(world.purses[seat]))
  for (const { name, gives } of world.offers) {
    if (name.giver !== seat && isShownTo(name, seat)) learnHolding(common, name.giver, gives.cards, gives.coins)
  }
  return common
}
