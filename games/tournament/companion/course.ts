/* Who fights whom at a real table, as knights drop out. */
import { at, type Seat } from '@logres/kernel'
import type { Banner, Pairing } from '../rules/index.ts'

export interface Course {
  /** By seat; null for who is out of the fighting. */
  readonly banners: readonly (Banner | null)[]
  /** From 1. */
  readonly round: number
}

type Deal = (fights: readonly boolean[]) => (Banner | null)[]
type Cards = (knights: number) => readonly (readonly Pairing[])[]

export function newCourse(seats: number, deal: Deal): Course {
  return { banners: deal(Array.from({ length: seats }, () => true)), round: 1 }
}

function knightsIn({ banners }: Course): number {
  return banners.filter((banner) => banner !== null).length
}

/** 1.3 The duels of this round, in the printed order. */
export function pairsNow(course: Course, cards: Cards): [Seat, Seat][] {
  const seatOf = (banner: Banner) => course.banners.indexOf(banner)
  return at(cards(knightsIn(course)), course.round - 1).map(([one, other]) => [seatOf(one), seatOf(other)])
}

/** 1.3 After the last round the card begins again. */
export function nextRound(course: Course, cards: Cards): Course {
  return { ...course, round: (course.round % cards(knightsIn(course)).length) + 1 }
}

/** 5.4 New banners for the others, and round 1 of the card for their number. */
export function withoutKnight({ banners }: Course, seat: Seat, deal: Deal): Course {
  return { banners: deal(banners.map((banner, each) => banner !== null && each !== seat)), round: 1 }
}
