/* What each thing on the board is, and what it is worth now, from what the viewer may know. */
import type { Explanation, PlaceId } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import {
  type Card,
  hasOutfit,
  inCoins,
  isChecked,
  knightCount,
  type Offer,
  type OfferName,
  pairsAhead,
  pairsOf,
  sequenceOf,
  TOKENS,
  type Token,
  type View,
  WEAPONS,
  type Weapon,
  weaponOf,
  worthOf,
} from '../../rules/index.ts'
import { effectOf, outfitOf, without } from '../outfit.ts'
import { type PriceRange, priceRange, type Sale } from '../prices.ts'
import {
  bannerPlace,
  cardPlace,
  DOTS_PLACE,
  duelPlace,
  gapPlace,
  HEAP_PLACE,
  handPlace,
  knightPlace,
  offerPlace,
  openPlace,
  pursePlace,
  rankPlace,
  SEQUENCE,
  THROW_PLACE,
  TOKENS_PLACE,
  tokenPlace,
} from '../telling/places.ts'
import type { ExplainTexts, Standing } from './texts/index.ts'

/** What an explanation is made from. */
export interface Known {
  readonly view: View
  readonly players: Players
  readonly sales: readonly Sale[]
  /** The lowest and the highest value in play. */
  readonly values: { readonly lowest: number; readonly highest: number }
  /** The cards with which the viewer would meet this offer; undefined: they cannot. */
  fillOf(name: OfferName): readonly Card[] | undefined
}

export function explain(place: PlaceId, known: Known, t: ExplainTexts): Explanation | undefined {
  const { view, players } = known
  const weapon = WEAPONS.find((each) => place === duelPlace(each))
  if (weapon !== undefined) return { ...t.duelPlace(weapon), rule: '6.2' }
  const token = TOKENS.find((each) => place === tokenPlace(each))
  if (token !== undefined) return explainToken(token, t)
  const gap = WEAPONS.find((each) => place === gapPlace(each))
  if (gap !== undefined) return { ...t.gap(gap), rule: '5.2' }
  const seat = players.names.findIndex((_, each) => ofSeat(each).includes(place))
  if (seat >= 0) return explainSeat(place, seat, known, t)
  const card = [...cardsHere(view)].find((each) => place === cardPlace(each) || place === openPlace(each))
  if (card !== undefined) return explainCard(card, known, t)
  const offer = view.offers.find(({ name }) => place === offerPlace(name))
  if (offer !== undefined) return explainOffer(offer, known, t)
  return explainTable(place, view, t)
}

function ofSeat(seat: Seat): readonly PlaceId[] {
  return [knightPlace(seat), bannerPlace(seat), pursePlace(seat), handPlace(seat), rankPlace(seat)]
}

function cardsHere(view: View): ReadonlySet<Card> {
  return new Set([...view.open, ...handOf(view)])
}

function handOf({ viewer, hands }: View): readonly Card[] {
  return viewer === 'table' ? [] : (hands[viewer]?.cards ?? [])
}

function explainTable(place: PlaceId, view: View, t: ExplainTexts): Explanation | undefined {
  switch (place) {
    case SEQUENCE: {
      const knights = knightCount(view)
      if (knights < 2) return { ...t.noSequence, rule: '1.3' }
      return { ...t.sequence(knights, view.round, sequenceOf(view.options, knights).length), rule: '1.3' }
    }
    case HEAP_PLACE:
      return { ...t.heap(view.heapSize), rule: '6.5' }
    case TOKENS_PLACE:
    case THROW_PLACE:
    case DOTS_PLACE:
      return { ...t.tokens, rule: '7.1' }
    default:
      return undefined
  }
}

/** "2 × 10 + 1 × 5", in the coins of the table's edition. */
function counted({ options }: View, sum: number): string {
  return inCoins(options, sum)
    .map(({ value, count }) => `${count} × ${value}`)
    .join(' + ')
}

function explainToken(token: Token, t: ExplainTexts): Explanation {
  return { ...(token === 'allThree' ? t.allThree : t.token(token)), rule: '7.1' }
}

function explainSeat(place: PlaceId, seat: Seat, { view, players }: Known, t: ExplainTexts): Explanation {
  if (place === pursePlace(seat)) {
    const coins = view.purses[seat] ?? null
    return {
      ...(coins === null ? t.sealedPurse(seat, players) : t.purse(seat, coins, counted(view, coins), players)),
      rule: '1.2',
    }
  }
  if (place === handPlace(seat)) return { ...t.handSize(seat, view.hands[seat]?.size ?? 0, players), rule: '1.5' }
  const standing = standingOf(view, seat)
  return {
    ...t.knight(seat, view.banners[seat] ?? null, standing, players),
    rule: standing.kind === 'out' ? '5.3' : '1.3',
  }
}

function standingOf(view: View, seat: Seat): Standing {
  const onlyFighters = view.options.winner === 'fighting'
  if (view.ended !== null) return { kind: 'over', onlyFighters }
  if (view.banners[seat] === null) return { kind: 'out', onlyFighters }
  const pair = pairsAhead(view).find((each) => each.includes(seat))
  const other = pair?.find((each) => each !== seat)
  if (other !== undefined) return { kind: 'meets', other }
  if (pairsOf(view).flat().includes(seat)) return { kind: 'fought' }
  return { kind: 'bye', isChecked: isChecked(view, seat) }
}

function explainCard(card: Card, known: Known, t: ExplainTexts): Explanation {
  const { view, sales, values } = known
  const price = priceRange(card, sales)
  const weapon = weaponOf(card)
  if (weapon === null) return { title: t.card(card), text: joined(t.jokerIs, priceText(price, t)), rule: '1.1' }
  const higher = Math.max(0, values.highest - worthOf(card))
  const held = handOf(view)
  const text = joined(
    higher === 0 ? t.isHighest[weapon] : t.isBeaten(weapon, higher),
    priceText(price, t),
    held.includes(card) && isNeeded(view) ? holding(card, weapon, held, t) : '',
  )
  return { title: t.card(card), text, rule: '6.2' }
}

/** Those who are out of the fighting need no outfit. */
function isNeeded({ viewer, banners, ended }: View): boolean {
  return viewer !== 'table' && banners[viewer] !== null && ended === null
}

function holding(card: Card, weapon: Weapon, held: readonly Card[], t: ExplainTexts): string {
  const others = held.filter((each) => each !== card && weaponOf(each) === weapon).length
  if (others > 0) return t.others(weapon, others)
  return hasOutfit(held) && !hasOutfit(without(held, [card])) ? t.lastOf[weapon] : ''
}

function priceText(price: PriceRange | undefined, t: ExplainTexts): string {
  return price === undefined ? t.neverSold : t.sold(price.least, price.most)
}

/** What accepting it would do to the viewer's outfit and purse. */
function explainOffer(offer: Offer, known: Known, t: ExplainTexts): Explanation {
  const { view, players } = known
  const { viewer } = view
  const { name, gives, wants } = offer
  const title = t.offer(offer, players)
  if (viewer === 'table') return { title, text: t.forSpectators, rule: '4.2' }
  if (viewer === name.giver) return { title, text: t.ownOffer(offer.declinedBy.length), rule: '4.3' }
  const fill = known.fillOf(name)
  if (fill === undefined) return { title, text: t.cannotMeet, rule: '4.2' }
  const held = handOf(view)
  const after = [...without(held, [...wants.cards, ...fill]), ...gives.cards]
  const coins = gives.coins - wants.coins
  const effect = effectOf(held, after)
  const outfit = !isNeeded(view)
    ? t.needsNoOutfit
    : effect === 'lacks'
      ? t.wouldLack(outfitOf(after).gaps)
      : t.effects[effect]
  const [card, more] = gives.cards
  const price = card === undefined || more !== undefined ? undefined : priceRange(card, known.sales)
  return {
    title,
    text: joined(
      outfit,
      coins === 0 ? '' : t.coinsAfter(coins, (view.purses[viewer] ?? 0) + coins),
      price === undefined ? '' : t.sold(price.least, price.most),
    ),
    rule: '4.3',
  }
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
