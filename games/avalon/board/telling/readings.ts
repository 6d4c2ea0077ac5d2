/*
 * What can be read off the board, place by place: two of these are compared to mark what changed. The decks are left out: they
 * change with every card.
 */
import type { PlaceId } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import { CARDS, crowns, SIDES, type Side, type View } from '../../rules/index.ts'
import { tilesOf } from '../model.ts'
import { viewIn } from '../view.ts'
import { cardPlace, crownsPlace, handPlace, pilePlace, regionPlace, tilePlace, waitingPlace } from './places.ts'

type Reading = readonly [PlaceId, number | string]

export function readings(seen: object): ReadonlyMap<PlaceId, number | string> {
  const view = viewIn(seen)
  return new Map<PlaceId, number | string>([
    ...view.places.flatMap((_, position) => readRegion(view, position)),
    ...SIDES.flatMap((side) => readSide(view, side)),
    ...readOwnHand(view),
    ...readSupply(view),
  ])
}

export function score(seen: object, seat: Seat): number {
  return crowns(viewIn(seen), sideOf(seat))
}

function sideOf(seat: Seat): Side {
  return seat === 1 ? 1 : 0
}

/** A region has changed too if other cards lie there, even as many as before. */
function readRegion({ places }: View, position: number): readonly Reading[] {
  const { region, owner, piles } = at(places, position)
  const lies = piles.map((cards) => cards.join(','))
  return [
    [regionPlace(position), `${region?.name ?? 'mist'} ${owner ?? 'nobody'} ${lies.join(' ')}`],
    ...SIDES.map((side): Reading => [pilePlace(side, position), piles[side].length]),
  ]
}

function readSide(view: View, side: Side): readonly Reading[] {
  return [
    [crownsPlace(side), crowns(view, side)],
    [handPlace(side), view.hands[side].size],
    [waitingPlace(side), view.waiting[side]?.tile ?? 'none'],
  ]
}

function readOwnHand({ viewer, hands }: View): readonly Reading[] {
  const held = viewer === 0 || viewer === 1 ? hands[viewer].cards : null
  if (held === null) return []
  return CARDS.flatMap((card) =>
    Array.from({ length: at(held, card) }, (_, copy): Reading => [cardPlace(card, copy + 1), 'held']),
  )
}

function readSupply(view: View): readonly Reading[] {
  return tilesOf(view, 0).map(({ tile, copy, place }): Reading => [tilePlace(tile, copy), String(place)])
}
