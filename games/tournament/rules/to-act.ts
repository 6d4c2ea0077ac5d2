import { type Actor, present, type Seat } from '@logres/kernel'
import { sideOf } from './chapters/06-duel.ts'
import { MOST_TAKE_BACKS, SEATS } from './data.ts'
import type { BarterFrame, JudgementFrame, Question } from './frames.ts'
import { isShownTo } from './offers.ts'
import { type Board, isKnight, question, seatsOf } from './state.ts'

const NOBODY: readonly Actor[] = []
const ALONE: readonly (readonly Actor[])[] = Array.from({ length: SEATS.max }, (_, seat) => [seat])

export function toAct(board: Board): readonly Actor[] {
  const asked = question(board)
  if (asked === undefined) return NOBODY
  if (asked.kind === 'draft' || asked.kind === 'purchase') return present(ALONE[asked.seat])
  let seats = 0
  for (let seat = 0; seat < seatsOf(board); seat++) if (isAskedOf(board, asked, seat)) seats |= 1 << seat
  const withClerk = asked.kind === 'barter' || (asked.kind === 'judgement' && isClerkDue(asked))
  return present((withClerk ? TOGETHER_WITH_CLERK : TOGETHER)[seats])
}

/** By the set of seats, one bit each: these lists are asked for so often that each is made once. */
const TOGETHER: readonly (readonly Actor[])[] = Array.from({ length: 1 << SEATS.max }, (_, seats) =>
  Array.from({ length: SEATS.max }, (_, seat) => seat).filter((seat) => (seats & (1 << seat)) !== 0),
)
const TOGETHER_WITH_CLERK = TOGETHER.map((seats): readonly Actor[] => [...seats, 'clerk'])

/** Answers the same for a state and for the seat's own view of it. */
export function isToAct(board: Board, seat: Seat): boolean {
  const asked = question(board)
  return asked !== undefined && isAskedOf(board, asked, seat)
}

function isAskedOf(board: Board, asked: Question, seat: Seat): boolean {
  switch (asked.kind) {
    case 'draft':
    case 'purchase':
      return asked.seat === seat
    case 'barter':
      return canBarter(board, asked, seat)
    case 'announcement':
      return isKnight(board, seat) && asked.hasAnswered[seat] !== true
    case 'lay': {
      const side = sideOf(asked.pair, seat)
      return side !== undefined && !asked.hasLaid[side]
    }
    case 'judgement': {
      const side = sideOf(asked.pair, seat)
      return asked.shown === 'alone' && side !== undefined && !asked.hasRun[side]
    }
  }
}

/** 4.4 Who is ready can still take that back, or answer what is offered. */
function canBarter({ offers }: Board, frame: BarterFrame, seat: Seat): boolean {
  if (frame.ready[seat] !== true || (frame.takeBacks[seat] ?? 0) < MOST_TAKE_BACKS) return true
  return offers.some(
    ({ name, declinedBy }) => name.giver === seat || (isShownTo(name, seat) && !declinedBy.includes(seat)),
  )
}

/** 7.3 To throw, or to enter a touch of one who has seen the throw. */
function isClerkDue({ shown, hasRun, hasTouched }: JudgementFrame): boolean {
  if (shown === null) return true
  return (hasRun[0] && !hasTouched[0]) || (hasRun[1] && !hasTouched[1])
}
