/* What can be read off the board, place by place, and what is known of the purses. */
import type { PlaceId } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import { type Card, JOKER, knightCount, type View } from '../../rules/index.ts'
import { bannerPlace, cardPlace, HEAP_PLACE, handPlace, offerPlace, openPlace, pursePlace, SEQUENCE } from './places.ts'

type Reading = readonly [PlaceId, number | string]

export function readings(shown: object): ReadonlyMap<PlaceId, number | string> {
  if (!isView(shown)) return new Map()
  const { banners, hands, purses, open, heapSize } = shown
  return new Map<PlaceId, number | string>([
    ...banners.map((banner, seat): Reading => [bannerPlace(seat), banner ?? 'out']),
    ...hands.map(({ size }, seat): Reading => [handPlace(seat), size]),
    ...purses.flatMap((coins, seat): Reading[] => (coins === null ? [] : [[pursePlace(seat), coins]])),
    ...countCards(ownCards(shown), cardPlace),
    ...countCards(open, openPlace),
    ...offersIn(shown),
    [SEQUENCE, `${knightCount(shown)}/${shown.round}`],
    [HEAP_PLACE, heapSize],
  ])
}

function ownCards({ viewer, hands }: View): readonly Card[] {
  return viewer === 'table' ? [] : (hands[viewer]?.cards ?? [])
}

/** Each weapon card exists once; jokers are counted. */
function countCards(cards: readonly Card[], place: (card: Card) => PlaceId): readonly Reading[] {
  const jokers = cards.filter((card) => card === JOKER).length
  const weapons = cards.filter((card) => card !== JOKER)
  return [
    ...weapons.map((card): Reading => [place(card), 'here']),
    ...(jokers > 0 ? [[place(JOKER), jokers] satisfies Reading] : []),
  ]
}

/** All that the viewer has not declined; of their own also who has. */
function offersIn({ viewer, offers }: View): readonly Reading[] {
  return offers
    .filter(({ declinedBy }) => viewer === 'table' || !declinedBy.includes(viewer))
    .map(({ name, declinedBy }) => [offerPlace(name), declinedBy.length === 0 ? 'open' : `declined by ${declinedBy}`])
}

/** 1.2 Undefined where a purse is secret. */
export function score(shown: object, seat: Seat): number | undefined {
  return isView(shown) ? (shown.purses[seat] ?? undefined) : undefined
}

export function isView(view: object): view is View {
  return 'banners' in view && 'purses' in view && 'heapSize' in view
}
