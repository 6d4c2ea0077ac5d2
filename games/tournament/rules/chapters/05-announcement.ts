import { present, type Seat } from '@logres/kernel'
import { REWARD, sequenceCard } from '../data.ts'
import { type Context, everybody, getFromBank } from '../effects.ts'
import type { AnnouncementFrame, Answer, RoundFrame, SeatPair } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { type Board, bearerOf, filled, handOf, isKnight, knightCount, type State, seatsOf } from '../state.ts'
import { type Card, JOKER, kindOf, WEAPONS } from '../vocabulary.ts'
import { dealBanners } from './02-setup.ts'
import { end } from './08-end.ts'

/** 5.1 Each weapon, or a joker in its stead. */
export function hasOutfit(hand: readonly Card[]): boolean {
  let held = 0
  let jokers = 0
  for (let i = 0; i < hand.length; i++) {
    const card = present(hand[i])
    if (card === JOKER) jokers++
    else held |= 1 << kindOf(card)
  }
  return present(WEAPONS_IN[held]) + jokers >= WEAPONS.length
}
/** How many weapons are in a set of them, one bit each. */
const WEAPONS_IN: readonly number[] = Array.from(
  { length: 1 << WEAPONS.length },
  (_, held) => WEAPONS.filter((_, i) => (held & (1 << i)) !== 0).length,
)

/** 1.3 The duels of this round in the printed order. */
export function pairsOf(board: Board): SeatPair[] {
  const rounds = sequenceCard(knightCount(board))
  return present(rounds[board.round - 1]).map(([first, second]) => [bearerOf(board, first), bearerOf(board, second)])
}

/** 5.2 */
export function mayNotAnnounce(frame: AnnouncementFrame, board: Board, seat: Seat): Reason | undefined {
  if (!isKnight(board, seat)) return 'notAsked'
  return frame.hasAnswered[seat] ? 'alreadyAnswered' : undefined
}

/** 5.2 */
export function announce({ state }: Context): void {
  state.turnNo += 1
  const seats = seatsOf(state)
  state.frames.push({
    kind: 'announcement',
    hasAnswered: filled(seats, false),
    answers: filled<Answer | null>(seats, null),
  })
}

/** 5.2 The answers are shown when all are in. */
export function answer(context: Context, frame: AnnouncementFrame, seat: Seat, said: Answer): void {
  const { state, emit } = context
  frame.hasAnswered[seat] = true
  frame.answers[seat] = said
  emit({ kind: 'answered', seat, answer: said })
  for (let each = 0; each < frame.answers.length; each++) {
    if (isKnight(state, each) && frame.answers[each] === null) return
  }
  state.frames.pop()
  const pairs = pairsOf(state)
  const out = leavers(state, frame, pairs)
  for (const pair of pairs) for (const each of pair) state.armed[each] = !out.includes(each)
  conclude(context, out)
}

/** 5.2 Who is out: those who retire, and of the duellists those without a complete outfit. */
function leavers(state: State, { answers }: AnnouncementFrame, pairs: readonly SeatPair[]): Seat[] {
  const out: Seat[] = []
  for (let seat = 0; seat < answers.length; seat++) {
    if (!isKnight(state, seat)) continue
    if (answers[seat] === 'retire' || (isPaired(pairs, seat) && !hasOutfit(handOf(state, seat)))) out.push(seat)
  }
  return out
}

function isPaired(pairs: readonly SeatPair[], seat: Seat): boolean {
  for (const pair of pairs) if (pair[0] === seat || pair[1] === seat) return true
  return false
}

/** 5.3 to 5.5 */
function conclude(context: Context, out: readonly Seat[]): void {
  const { state, emit } = context
  emit({ kind: 'announced', out }, everybody(state))
  for (const seat of out) state.banners[seat] = null
  const knights = knightCount(state)
  if (knights < 2) {
    endTournament(context)
    return
  }
  if (out.length === 0) return
  const banners = dealBanners(
    state.banners.map((banner) => banner !== null),
    context.chance,
  )
  for (let seat = 0; seat < banners.length; seat++) state.banners[seat] = present(banners[seat])
  state.round = 1
  emit({ kind: 'bannersDealt', banners })
  // 3.2, 5.4 The new pairs are announced at once, without barter.
  roundFrame(state).step = 'announcement'
}

function roundFrame({ frames }: State): RoundFrame {
  const frame = frames[0]
  if (frame?.kind !== 'round') throw new Error('no round in progress')
  return frame
}

/** 5.5 */
function endTournament(context: Context): void {
  const { state, emit } = context
  const last = state.banners.findIndex((banner) => banner !== null)
  if (last >= 0) {
    state.lastKnight = last
    getFromBank(state, last, REWARD)
    emit({ kind: 'rewardPaid', seat: last, coins: REWARD })
  }
  end(context, last >= 0 ? 'lastKnight' : 'noKnight')
}
