/*
 * Avalon: the other hand and the pile are hidden. Copies of a card are equal, so this counts: of the other hand
 * nobody may know more copies than they saw going in, or could deduce when the pile was empty.
 */
import { at, type Tagged, type Viewer } from '@logres/kernel'
import { field, isNumbers, isSame, isWithin, type LeakDetector, partsOf } from './leak-detector.ts'

interface State {
  /** Ten counts each. */
  readonly hands: readonly number[][]
  readonly pile: readonly number[]
  readonly discards: readonly number[]
  readonly places: readonly { readonly piles: readonly number[][] }[]
}

/** What the whole table has seen of each hand, and what its opponent knows. */
interface Knowledge {
  readonly seen: readonly number[][]
  readonly known: readonly number[][]
}

/** Events in which a card visibly leaves a hand. */
const LEAVES = ['reinforced', 'spellCast', 'attackDeclared', 'attackResisted', 'spellCountered', 'cardDiscarded']

export const AVALON: LeakDetector<State, Knowledge> = {
  begin: ({ hands }) => ({ seen: hands.map(() => none()), known: hands.map(() => none()) }),

  follow(knowledge, before, events) {
    const hands = before.hands.map((hand) => hand.slice())
    const seen = knowledge.seen.map((counts) => counts.slice())
    const known = knowledge.known.map((counts) => counts.slice())
    const change = (lists: readonly number[][], seat: number, card: number, by: number) => {
      const counts = at(lists, seat)
      counts[card] = Math.max(0, at(counts, card) + by)
    }
    for (const event of events) {
      const { seat, card, from } = told(event)
      if (event.kind === 'cardDrawn') change(hands, seat, card, 1)
      if (LEAVES.includes(event.kind) || (event.kind === 'cardLost' && from === 'hand')) {
        for (const lists of [hands, seen, known]) change(lists, seat, card, -1)
      }
      // 5.2 The attacking card goes into the hand of the player who countered it.
      if (event.kind === 'spellCountered') for (const lists of [hands, seen, known]) change(lists, seat, card, 1)
      // 7.5 The pile is empty: a player can count the other hand; the table if one of them is empty.
      if (event.kind === 'discardsShuffled') {
        for (const [s, hand] of hands.entries()) {
          known.splice(s, 1, hand.slice())
          if (at(hands, 1 - s).every((count) => count === 0)) seen.splice(s, 1, hand.slice())
        }
      }
    }
    return { seen, known }
  },

  hidden: ({ hands, pile }, viewer) => [...hands.filter((_, seat) => seat !== viewer), pile],
  open: ({ hands, discards, places }, viewer, { seen, known }) => [
    ...[...hands, ...known].filter((_, i) => viewer !== 'table' && (i === viewer || i === 2 || i === 3)),
    ...seen,
    ...[discards, ...places.flatMap(({ piles }) => piles)],
  ],

  faults(knowledge, state, events, { viewer, view, events: seen }) {
    const faults: string[] = []
    for (const part of partsOf(view)) {
      if (!isNumbers(part) || part.length !== 10) continue
      // A pile of ten cards has as many numbers as there are cards to count.
      if (state.places.some(({ piles }) => piles.some((pile) => isSame(part, pile)))) continue
      if (isSame(part, state.discards) || bounds(knowledge, state, viewer).some((most) => isWithin(part, most)))
        continue
      faults.push(`more of a hand or the pile than can be known: ${JSON.stringify(part)}`)
    }
    const open = events.filter(({ kind }) => kind !== 'cardDrawn').map((event) => JSON.stringify(event))
    for (const part of seen.flatMap((event) => [...partsOf(event)])) {
      const isOthers = field(part, 'seat') !== viewer && typeof field(part, 'card') === 'number'
      if (isOthers && !open.includes(JSON.stringify(part))) faults.push(`a card of the other: ${JSON.stringify(part)}`)
    }
    return faults
  },
}

/** Upper bounds of what may be known of either hand. */
function bounds({ seen, known }: Knowledge, { hands }: State, viewer: Viewer): readonly (readonly number[])[] {
  if (viewer === 'table') return seen
  return [at(hands, viewer), at(known, 1 - viewer)]
}

function none(): number[] {
  return Array.from({ length: 10 }, () => 0)
}

function told(event: Tagged): { readonly seat: number; readonly card: number; readonly from: unknown } {
  return JSON.parse(JSON.stringify({ seat: -1, card: -1, from: null, ...event }))
}
