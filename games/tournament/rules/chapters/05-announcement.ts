import { present, type Seat } from '@logres/kernel'
import { REWARD } from '../data.ts'
import { sequenceOf } from '../edition.ts'
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
  const rounds = sequenceOf(board.options, knightCount(board))
  return present(rounds[board.round - 1]).map(([first, second]) => [bearerOf(board, first), bearerOf(board, second)])
}

/** 3.1 The duels that are announced together: those of this round, or by the option `barterTimes` the next one of them. */
export function nextPairs(board: Board): SeatPair[] {
  const pairs = pairsOf(board)
  const fought = foughtInRound(board)
  return fought === undefined ? pairs : pairs.slice(fought, fought + 1)
}

/** 3.1 The duels of this round that have not been announced and fought yet. While they are fought, all that were announced count. */
export function pairsAhead(board: Board): SeatPair[] {
  return pairsOf(board).slice(foughtInRound(board) ?? 0)
}

function foughtInRound({ frames }: Board): number | undefined {
  const frame = frames[0]
  return frame?.kind === 'round' ? frame.fought : undefined
}

/** 5.2 Whether this knight's outfit counts at the next announcement: who rests is not checked, but by the option `outfitCheck`. */
export function isChecked(board: Board, seat: Seat): boolean {
  return board.options.outfitCheck === 'all' ? isKnight(board, seat) : isPaired(nextPairs(board), seat)
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
  const checked = checkedSeats(state)
  const out = leavers(state, frame, checked)
  for (const each of checked) state.armed[each] = !out.includes(each)
  conclude(context, out)
}

function checkedSeats(state: State): Seat[] {
  if (state.options.outfitCheck !== 'all') return nextPairs(state).flat()
  const knights: Seat[] = []
  for (let seat = 0; seat < seatsOf(state); seat++) if (isKnight(state, seat)) knights.push(seat)
  return knights
}

/** 5.2 Who is out: those who retire, and of those who are checked the ones without a complete outfit. */
function leavers(state: State, { answers }: AnnouncementFrame, checked: readonly Seat[]): Seat[] {
  const out: Seat[] = []
  for (let seat = 0; seat < answers.length; seat++) {
    if (!isKnight(state, seat)) continue
    if (answers[seat] === 'retire' || (checked.includes(seat) && !hasOutfit(handOf(state, seat)))) out.push(seat)
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
  const before = state.banners.flatMap((banner, seat) => (banner === null ? [] : [seat]))
  for (const seat of out) state.banners[seat] = null
  if (before.length - out.length < 2) {
    if (state.options.winner === 'fighting') state.finalists = before
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
  const frame = roundFrame(state)
  frame.step = 'announcement'
  if (frame.fought !== undefined) frame.fought = 0
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
