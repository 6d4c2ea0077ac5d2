import { add, present, type Seat, top } from '@logres/kernel'
import { CARD_PRICE, REWARD } from '../data.ts'
import { type Context, destroyCard, drawFromHeap, everybody, getFromBank, payBank, winCard } from '../effects.ts'
import type { DuelFrame, LayFrame, SeatPair } from '../frames.ts'
import { firstMissing } from '../offers.ts'
import type { Reason } from '../reasons.ts'
import { handOf, purseOf, type State } from '../state.ts'
import { type Card, JOKER, WEAPONS, type Weapon, weaponOf, worthOf } from '../vocabulary.ts'

/** Whether this one of a pair, the first or the second. */
export function sideOf([first, second]: SeatPair, seat: Seat): 0 | 1 | undefined {
  if (seat === first) return 0
  return seat === second ? 1 : undefined
}

/** 6.1 Only a card of the weapon or a joker fits its space. */
export function fitsSpace(card: Card, weapon: Weapon): boolean {
  return card === JOKER || weaponOf(card) === weapon
}

/** 6.1 */
export function mayNotLay(state: State, frame: LayFrame, seat: Seat, cards: readonly Card[]): Reason | undefined {
  const side = sideOf(frame.pair, seat)
  if (side === undefined) return 'notAsked'
  if (frame.hasLaid[side]) return 'alreadyLaid'
  if (cards.length !== WEAPONS.length) return 'layCount'
  for (let i = 0; i < WEAPONS.length; i++) if (!fitsSpace(present(cards[i]), present(WEAPONS[i]))) return 'layMisfit'
  return firstMissing(handOf(state, seat), cards) === undefined ? undefined : 'layNotHeld'
}

/** 3.1 */
export function beginDuel({ state, emit }: Context, { pair }: DuelFrame): void {
  state.turnNo += 1
  emit({ kind: 'duelBegan', pair })
}

/** 6.1 */
export function askToLay({ state }: Context, { pair }: DuelFrame): void {
  state.frames.push({ kind: 'lay', pair, hasLaid: [false, false], laid: [null, null] })
}

/** 6.1 The cards stay in the hand until they are turned over, which they are when both have laid. */
export function lay({ state, emit }: Context, frame: LayFrame, seat: Seat, cards: readonly Card[]): void {
  const side = present(sideOf(frame.pair, seat))
  frame.hasLaid[side] = true
  frame.laid[side] = cards
  emit({ kind: 'equipmentLaid', seat, cards })
  const [first, second] = frame.laid
  if (first === null || second === null) return
  state.frames.pop()
  duelInProgress(state).turned = [first, second]
}

export function duelInProgress({ frames }: State): DuelFrame {
  const frame = top(frames)
  if (frame?.kind !== 'duel') throw new Error('no duel in progress')
  return frame
}

/** 6.1 Weapon by weapon. */
export function turnOver(context: Context, duel: DuelFrame): void {
  if (duel.turned === null) throw new Error('nothing was laid')
  const [first, second] = duel.turned
  for (let i = 0; i < WEAPONS.length; i++) {
    turnWeapon(context, duel, present(WEAPONS[i]), [present(first[i]), present(second[i])])
  }
  for (const seat of duel.pair) context.state.armed[seat] = false
  duel.winner = winnerByPoints(duel)
}

/** 6.2, 6.3 The higher card scores and is destroyed, the lower goes to who beat it. */
function turnWeapon(context: Context, duel: DuelFrame, weapon: Weapon, cards: readonly [Card, Card]): void {
  const { pair, points } = duel
  const lead = worthOf(cards[0]) - worthOf(cards[1])
  const side = lead > 0 ? 0 : 1
  const winner = lead === 0 ? null : pair[side]
  const { emit, state } = context
  emit({ kind: 'weaponTurned', weapon, pair, cards, winner }, everybody(state))
  if (winner === null) {
    destroyCard(context, pair[0], cards[0])
    destroyCard(context, pair[1], cards[1])
    return
  }
  add(points, side, 1)
  destroyCard(context, winner, cards[side])
  winCard(context, winner, present(pair[1 - side]), present(cards[1 - side]))
}

/** 6.4 Null while the judgement has to decide. */
function winnerByPoints({ pair, points }: DuelFrame): Seat | null {
  if (points[0] === points[1]) return null
  return pair[points[0] > points[1] ? 0 : 1]
}

export function winnerOf({ winner }: DuelFrame): Seat {
  if (winner === null) throw new Error('a duel without a winner')
  return winner
}

export function loserOf(duel: DuelFrame): Seat {
  return winnerOf(duel) === duel.pair[0] ? duel.pair[1] : duel.pair[0]
}

/** 6.4 */
export function rewardWinner({ state, emit }: Context, duel: DuelFrame): void {
  const { pair, points } = duel
  const winner = winnerOf(duel)
  const by = points[0] === points[1] ? 'judgement' : 'points'
  const inOrder: readonly [number, number] = winner === pair[0] ? [points[0], points[1]] : [points[1], points[0]]
  emit({ kind: 'duelWon', seat: winner, loser: loserOf(duel), points: inOrder, by })
  getFromBank(state, winner, REWARD)
  emit({ kind: 'rewardPaid', seat: winner, coins: REWARD })
}

/** 6.5 Asked also of who can't pay: that would tell. */
export function askToBuy({ state }: Context, seat: Seat): void {
  state.turnNo += 1
  state.frames.push({ kind: 'purchase', seat })
}

/** 6.5 */
export function mayNotBuy(state: State, seat: Seat): Reason | undefined {
  return purseOf(state, seat) < CARD_PRICE ? 'purchaseTooDear' : undefined
}

/** 6.5 */
export function buy(context: Context, seat: Seat): void {
  context.state.frames.pop()
  payBank(context.state, seat, CARD_PRICE)
  drawFromHeap(context, seat)
}

/** 6.5 */
export function passPurchase({ state, emit }: Context, seat: Seat): void {
  state.frames.pop()
  emit({ kind: 'purchasePassed', seat })
}
