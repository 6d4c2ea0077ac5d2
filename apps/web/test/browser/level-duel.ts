/* Cards for a duel that ends level: what two could lay against each other, and the gifts that would make it possible. */
import { at, type Seat } from '@logres/kernel'
import { type Card, fitsSpace, WEAPONS, worthOf } from '@logres/tournament/rules'

type Hand = readonly Card[]
type Laid = readonly Card[]

export interface Gift {
  readonly from: Seat
  readonly to: Seat
  readonly card: Card
}

export function isLevel(ones: Laid, others: Laid): boolean {
  const points: number[] = ones.map((card, i) => Math.sign(worthOf(card) - worthOf(others[i] ?? 0)))
  return points.reduce((sum, point) => sum + point, 0) === 0
}

/** 6.1 All that a hand could lay. */
export function layings(hand: Hand): readonly Laid[] {
  return WEAPONS.reduce<readonly Laid[]>(
    (begun, weapon) =>
      begun.flatMap((laid) => {
        const left = laid.reduce<Hand>((cards, card) => cards.toSpliced(cards.indexOf(card), 1), hand)
        return [...new Set(left)].filter((card) => fitsSpace(card, weapon)).map((card) => [...laid, card])
      }),
    [[]],
  )
}

/** What each of the two would have to lay; undefined: they cannot end level. */
export function levelLaying(one: Hand, other: Hand): readonly [Laid, Laid] | undefined {
  const others = layings(other)
  for (const mine of layings(one)) {
    const theirs = others.find((each) => isLevel(mine, each))
    if (theirs !== undefined) return [mine, theirs]
  }
  return undefined
}

function given(hands: readonly Hand[], { from, to, card }: Gift): readonly Hand[] {
  const left = at(hands, from)
  return hands.with(from, left.toSpliced(left.indexOf(card), 1)).with(to, [...at(hands, to), card])
}

function allGifts(hands: readonly Hand[]): readonly Gift[] {
  return hands.flatMap((hand, from) =>
    [0, 1].filter((to) => to !== from).flatMap((to) => [...new Set(hand)].map((card) => ({ from, to, card }))),
  )
}

/** The fewest gifts after which the first two could end level. */
export function giftsForLevel(hands: readonly Hand[]): readonly Gift[] {
  let reached: readonly { readonly hands: readonly Hand[]; readonly gifts: readonly Gift[] }[] = [{ hands, gifts: [] }]
  for (let count = 0; count < 3; count++) {
    const found = reached.find(({ hands: [one = [], other = []] }) => levelLaying(one, other) !== undefined)
    if (found !== undefined) return found.gifts
    reached = reached.flatMap(({ hands, gifts }) =>
      allGifts(hands).map((gift) => ({ hands: given(hands, gift), gifts: [...gifts, gift] })),
    )
  }
  throw new Error('no gifts make it level')
}
