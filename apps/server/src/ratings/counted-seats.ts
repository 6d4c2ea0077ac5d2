/* Who of a finished match is compared with whom, and in which places. docs/ratings.md gives the reasons. */
import { findManifest } from '@logres/catalogue'
import type { Result, ResultSeat } from '../store/community.ts'
import type { Id } from '../store/store.ts'
import { botSkill } from './bot-skills.ts'
import type { Skill } from './model.ts'

export type CountedSeat =
  | { readonly person: Id; readonly place: number }
  /** Compared with, but never changed. `person` is `bot:` and its level. */
  | { readonly person: string; readonly place: number; readonly frozen: Skill }

/** For games that do not say how long they are. */
const USUAL_SHORT = 25
/** A match that ends sooner than this part of a short one has hardly begun. */
const BEGINNING = 1 / 4

/** Undefined: the match counts for nobody. */
export function countedSeats(result: Result): readonly CountedSeat[] | undefined {
  const { isRated, ending, seats, game } = result
  if (!isRated || ending === 'void' || (ending === 'agreed' && isBeginning(result))) return undefined
  const counted = seats.flatMap((seat) => counting(seat, game, seats.length))
  const people = counted.filter((seat) => !('frozen' in seat)).map(({ person }) => person)
  const isAlone = people.length === 0 || counted.length < 2
  return isAlone || new Set(people).size < people.length ? undefined : counted
}

/** It ended before anybody could have known how it would go. */
export function isBeginning({ game, turns }: Pick<Result, 'game' | 'turns'>): boolean {
  return turns <= (findManifest(game)?.lengths?.shorterThan ?? USUAL_SHORT) * BEGINNING
}

/** Those who left share the last place, however well a bot played on. */
function counting({ person, bot, isGuest, place, hasLeft }: ResultSeat, game: string, last: number): CountedSeat[] {
  if (bot !== null) {
    const frozen = botSkill(game, bot)
    return frozen === undefined ? [] : [{ person: `bot:${bot}`, place, frozen }]
  }
  // A guest, or a seat that nobody holds any more.
  if (person === null || isGuest) return []
  return [{ person, place: hasLeft ? last + 1 : place }]
}
