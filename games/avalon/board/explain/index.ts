/* What each thing on the board is, and what it is worth now. Loaded when the page has nothing else to do. */
import { catalogue, type Explanation, type PlaceId } from '@logres/board-kit'
import { at, sum } from '@logres/kernel'
import {
  type Card,
  CROWNS_TO_WIN,
  conquestCost,
  isHostileCastle,
  isSorceress,
  likenessOf,
  opponentOf,
  owns,
  type Place,
  type Position,
  type Region,
  type Side,
  yieldOf,
} from '../../rules/index.ts'
import { type Model, tilesOf } from '../model.ts'
import { cardName, names, regionName, tileName } from '../names.ts'
import { texts } from '../texts/index.ts'
import type { Messages } from './texts/en.ts'

export { placesOf } from '../places-of.ts'

const { get: said, ready } = catalogue<Messages>({
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  it: () => import('./texts/it.ts'),
})

export const explanationsReady = ready

/** Undefined: there is no such thing on the board now. */
export function explainPlace(model: Model, place: PlaceId): Explanation | undefined {
  const [kind = '', first = '', second = ''] = place.split('-')
  const side: Side = first === '1' ? 1 : 0
  switch (kind) {
    case 'region':
    case 'plate':
      return explainRegion(model, Number(first) - 1)
    case 'pile':
      return explainPile(model, side, Number(second) - 1)
    case 'crowns':
      return explainCrowns(model, side)
    case 'hand':
      return explainHand(model, side)
    case 'card':
      return explainCard(model, Number(first), Number(second))
    case 'waiting':
      return explainWaiting(model, side)
    case 'tile':
      return explainTile(model, first, Number(second))
    default:
      return explainDeck(model, place)
  }
}

/** Null is the reader. */
function nameOf(model: Model, side: Side): string | null {
  return model.isSeated.value && side === model.me.value ? null : model.nameOf(side)
}

function titleAt(model: Model, position: Position): string {
  return texts().at(position + 1, regionName(at(model.view.value.places, position).region))
}

/** The rule about what owning it gives. */
const POWER_RULES: Readonly<Partial<Record<Region, string>>> = {
  plainCastle: '6.2',
  forestCastle: '6.2',
  hillCastle: '6.2',
  stoneCircle: '6.3',
  avalon: '6.8',
  swamp: '7.3',
}

function explainRegion(model: Model, position: Position): Explanation | undefined {
  const view = model.view.value
  const place = view.places[position]
  if (place === undefined) return undefined
  const t = said()
  const { region, owner } = place
  const is =
    region === null
      ? [t.mist(view.mist.length)]
      : [`${names().crowns(region.crowns)}.`, names().powers[likenessOf(region)], ownerText(model, owner)]
  const attacker = owner === null ? model.me.value : opponentOf(owner)
  return {
    title: titleAt(model, position),
    text: [...is, attackText(model, place, attacker)].filter((text) => text !== '').join(' '),
    rule: region === null ? '6.6' : (POWER_RULES[likenessOf(region)] ?? '6.7'),
  }
}

function ownerText(model: Model, owner: Side | null): string {
  const t = said()
  if (owner === null) return t.nobodys
  const name = nameOf(model, owner)
  return name === null ? t.yours : t.theirs(name)
}

/** 6.1, 6.2, 6.7 */
function attackText(model: Model, place: Place, attacker: Side): string {
  const t = said()
  const name = nameOf(model, attacker)
  const has = place.piles[attacker].length
  const needed = place.piles[opponentOf(attacker)].length + (isHostileCastle(place, attacker) ? 1 : 0)
  if (has < needed) return t.needs(name, has, needed)
  return t.costs(name, conquestCost(model.view.value, attacker, place).price)
}

/** Of a long pile only the upper cards are named; a click shows all. */
const MOST_NAMED = 8

function explainPile(model: Model, side: Side, position: Position): Explanation | undefined {
  const pile = model.view.value.places[position]?.piles[side]
  if (pile === undefined) return undefined
  const t = said()
  const shown = pile.toReversed().slice(0, MOST_NAMED).map(cardName)
  const list = [...shown, ...(pile.length > MOST_NAMED ? ['…'] : [])].join(', ')
  return {
    title: t.pileTitle(nameOf(model, side), titleAt(model, position)),
    text: t.pile(pile.length, list),
    rule: '5.1',
  }
}

function explainCrowns(model: Model, side: Side): Explanation {
  const t = said()
  const title = t.crownsTitle(nameOf(model, side))
  return { title, text: t.crowns(model.crownsOf(side), CROWNS_TO_WIN), rule: '8.1' }
}

function explainHand(model: Model, side: Side): Explanation {
  const t = said()
  const { size, cards, known, seen } = model.view.value.hands[side]
  const open = cards === null ? cardsIn(known ?? seen) : []
  const list = open.map(cardName).join(', ')
  return {
    title: t.handTitle(nameOf(model, side)),
    text: list === '' ? t.hand(size) : `${t.hand(size)} ${t.known(list)}`,
    rule: '7.6',
  }
}

function cardsIn(counts: readonly number[]): readonly Card[] {
  return counts.flatMap((count, card) => Array.from({ length: count }, () => card))
}

function explainCard(model: Model, card: Card, copy: number): Explanation | undefined {
  if (!model.hand.value.some((held) => held.card === card && held.copy === copy)) return undefined
  const t = said()
  const isSpell = isSorceress(card)
  const mayAttack = isSpell && owns(model.view.value, model.me.value, 'stoneCircle')
  const ways = (kind: string) => model.legal(kind).filter((action) => 'card' in action && action.card === card).length
  const parts = [isSpell ? t.sorceress : t.knight, ...(mayAttack ? [t.circle] : [])]
  // Only while cards are played is it known what could be done.
  if (model.asked.value?.kind === 'playCards') parts.push(t.could(ways('attack'), ways('enchant')))
  return { title: capital(cardName(card)), text: parts.join(' '), rule: isSpell ? '5.1' : '6.1' }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function explainWaiting(model: Model, side: Side): Explanation {
  const t = said()
  const view = model.view.value
  const tile = view.waiting[side]?.tile
  if (tile === undefined) return { title: texts().noTile, text: t.noTile, rule: '7.2' }
  const gives = t.givesLater(nameOf(model, side), yieldOf(view, side, tile))
  return { title: tileName(tile), text: `${names().tileTexts[tile]} ${gives}`, rule: '7.2' }
}

function explainTile(model: Model, name: string, copy: number): Explanation | undefined {
  const t = said()
  const me = model.me.value
  const now = tilesOf(model.view.value, me).find((each) => each.tile === name && each.copy === copy)
  if (now === undefined) return undefined
  const { tile, place, yields, isDark } = now
  if (place === 0 || place === 1) return explainWaiting(model, place)
  const gives = isDark ? t.givesLater : t.gives
  const worth = place === 'used' ? t.used : gives(nameOf(model, me), yields)
  return {
    title: tileName(tile),
    text: `${names().tileTexts[tile]} ${worth}`,
    rule: place === 'used' ? '7.4' : '7.3',
  }
}

function explainDeck(model: Model, place: PlaceId): Explanation | undefined {
  const t = said()
  const { pileSize, discards, conquests } = model.view.value
  const count = sum(discards)
  switch (place) {
    case 'draw-pile':
      return { title: t.drawTitle, text: t.drawPile(pileSize), rule: '7.5' }
    case 'discards':
      return { title: texts().discardsTitle, text: t.discards(count), rule: '7.5' }
    case 'conquests':
      return { title: t.conquestsTitle, text: t.conquests(conquests), rule: '6.5' }
    default:
      return undefined
  }
}
