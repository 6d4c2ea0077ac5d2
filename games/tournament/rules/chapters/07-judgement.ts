import { type Chance, present, type Seat } from '@logres/kernel'
import type { EnterTouch, ThrowTokens, TouchAsBot } from '../actions.ts'
import { FALSE_START_BELOW, MOST_ALLOWANCE, MOST_THROWS, type Reaction, reactionsFor } from '../data.ts'
import { editionOf, STANDARD, type TokenFaces } from '../edition.ts'
import { type Context, everybody } from '../effects.ts'
import type { DuelFrame, JudgementFrame, Measured, Throw, Touch } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { EMBLEMS, TOKENS, type Token } from '../vocabulary.ts'
import { duelInProgress, sideOf } from './06-duel.ts'

/**
 * 7.1 Three different emblems: all three. Else with one dot the emblem shown once, with two the one shown twice. Three alike fall
 * with tokens of other editions only; then it is that emblem.
 */
export function rightToken({ emblems, dots }: Throw): Token {
  const [first] = emblems
  if (first !== undefined && emblems.every((emblem) => emblem === first)) return first
  return (
    EMBLEMS.find((each) => emblems.filter((emblem) => emblem === each).length === dots && !isAllThree(emblems)) ??
    'allThree'
  )
}

function isAllThree(emblems: Throw['emblems']): boolean {
  return new Set(emblems).size === EMBLEMS.length
}

/** 7.1 */
export function throwSmallTokens(chance: Chance, tokens: readonly TokenFaces[] = STANDARD.tokens): Throw {
  const emblems = tokens.map((faces) => faces[chance.pick(2, 'small token') === 0 ? 0 : 1])
  return { emblems, dots: chance.pick(2, 'dots') === 0 ? 1 : 2 }
}

/** 7.3 The claimed time, but no less than the wire allows and no more than the whole span. */
export function timeThatCounts({ claimed, span, allowance }: Measured): number {
  const least = Math.max(0, span - Math.min(allowance, MOST_ALLOWANCE))
  return Math.min(Math.max(claimed, least), span)
}

/** 7.2, 7.3 */
export function isHit({ token, ms }: Touch, right: Token): boolean {
  return token === right && ms !== null && ms >= FALSE_START_BELOW
}

/** 7.2 The one who hit, or hit earlier; null if nobody did. */
export function fasterOf(touches: readonly [Touch, Touch], right: Token): 0 | 1 | null {
  const [first, second] = [hitTime(touches[0], right), hitTime(touches[1], right)]
  if (first === second) return null
  return first < second ? 0 : 1
}

function hitTime(touch: Touch, right: Token): number {
  return isHit(touch, right) && touch.ms !== null ? touch.ms : Number.POSITIVE_INFINITY
}

/** 7.1 */
export function mayNotThrow(frame: JudgementFrame): Reason | undefined {
  return frame.shown === null ? undefined : 'alreadyThrown'
}

/** 7.3 Once, and over days only. */
export function mayNotRun(frame: JudgementFrame, seat: Seat): Reason | undefined {
  const side = sideOf(frame.pair, seat)
  if (side === undefined) return 'notAsked'
  if (frame.shown === null) return 'throwFirst'
  if (frame.shown === 'both') return 'noRun'
  return frame.hasRun[side] ? 'alreadyRun' : undefined
}

/** 7.2, 7.3 */
export function mayNotTouch(frame: JudgementFrame, { seat, ms, measured }: EnterTouch): Reason | undefined {
  const reason = mayNotTouchFor(frame, seat)
  if (reason !== undefined) return reason
  return measured !== null && ms !== null && timeThatCounts(measured) !== ms ? 'timeMiscounted' : undefined
}

/** 7.2 Each has one touch, when he has seen the throw. */
export function mayNotTouchFor(frame: JudgementFrame, seat: Seat): Reason | undefined {
  const side = sideOf(frame.pair, seat)
  if (side === undefined) return 'notInJudgement'
  if (frame.shown === null) return 'throwFirst'
  if (!frame.hasRun[side]) return 'runFirst'
  return frame.hasTouched[side] ? 'alreadyTouched' : undefined
}

/** 6.4, 7 Only a level duel comes to it. */
export function beginJudgement(context: Context, duel: DuelFrame): void {
  const { state, emit } = context
  if (duel.winner !== null) return
  emit({ kind: 'judgementCalled', pair: duel.pair })
  if (state.options.judgementByLot) {
    drawLot(context, duel)
    return
  }
  state.frames.push({
    kind: 'judgement',
    pair: duel.pair,
    no: 1,
    shown: null,
    thrown: null,
    hasRun: [false, false],
    hasTouched: [false, false],
    touches: [null, null],
  })
}

/** 7.2, 7.3 */
function drawLot({ chance, emit }: Context, duel: DuelFrame): void {
  const winner = duel.pair[chance.pick(2, 'lot') === 0 ? 0 : 1]
  duel.winner = winner
  emit({ kind: 'lotDrawn', pair: duel.pair, winner })
}

/** 7.3 Live both see the throw at once. Over days nobody sees it before he begins his run: it falls when the first does. */
export function throwTokens({ state, chance, emit }: Context, frame: JudgementFrame, { shown }: ThrowTokens): void {
  frame.shown = shown
  if (shown === 'both') {
    frame.thrown = throwSmallTokens(chance, editionOf(state.options).tokens)
    frame.hasRun[0] = true
    frame.hasRun[1] = true
  }
  emit({ kind: 'tokensThrown', no: frame.no, thrown: frame.thrown }, everybody(state))
}

/** 7.3 */
export function beginRun({ state, chance, emit }: Context, frame: JudgementFrame, seat: Seat): void {
  frame.thrown ??= throwSmallTokens(chance, editionOf(state.options).tokens)
  frame.hasRun[present(sideOf(frame.pair, seat))] = true
  emit({ kind: 'runBegun', seat, thrown: frame.thrown }, [seat])
}

/** 7.2 */
export function enterTouch(context: Context, frame: JudgementFrame, action: EnterTouch): void {
  const { seat, token, ms, measured } = action
  takeTouch(context, frame, seat, { token, ms, measured })
}

/** 7.3 */
export function touchAsBot(context: Context, frame: JudgementFrame, { seat, level }: TouchAsBot): void {
  if (frame.thrown === null) throw new Error('touched before the throw')
  takeTouch(
    context,
    frame,
    seat,
    drawTouch(reactionsFor(context.state.rules)[level], rightToken(frame.thrown), context.chance),
  )
}

function drawTouch({ none, falseStart, wrong, fastest, slowest }: Reaction, right: Token, chance: Chance): Touch {
  const luck = chance.pick(100, 'reaction')
  if (luck < none) return { token: null, ms: null, measured: null }
  if (luck < none + falseStart) return { token: right, ms: chance.pick(FALSE_START_BELOW, 'time'), measured: null }
  const isWrong = luck < none + falseStart + wrong
  const others = TOKENS.filter((token) => token !== right)
  const token = isWrong ? present(others[chance.pick(others.length, 'token')]) : right
  return { token, ms: fastest + chance.pick(slowest - fastest + 1, 'time'), measured: null }
}

/** 7.2 Sealed until both are in. */
function takeTouch(context: Context, frame: JudgementFrame, seat: Seat, touch: Touch): void {
  const side = present(sideOf(frame.pair, seat))
  frame.hasTouched[side] = true
  frame.touches[side] = touch
  context.emit({ kind: 'touched', seat, touch }, [seat])
  const [first, second] = frame.touches
  if (first !== null && second !== null) decide(context, frame, [first, second])
}

/** 7.2 */
function decide(context: Context, frame: JudgementFrame, touches: readonly [Touch, Touch]): void {
  const { state, emit } = context
  const { pair, thrown } = frame
  if (thrown === null) throw new Error('touched before the throw')
  const right = rightToken(thrown)
  const side = fasterOf(touches, right)
  const winner = side === null ? null : pair[side]
  emit({ kind: 'touchesShown', pair, thrown, right, touches, winner }, everybody(state))
  if (side === null && frame.no < MOST_THROWS) {
    throwAgain(frame)
    return
  }
  state.frames.pop()
  const duel = duelInProgress(state)
  if (winner === null) drawLot(context, duel)
  else duel.winner = winner
}

function throwAgain(frame: JudgementFrame): void {
  frame.no += 1
  frame.shown = null
  frame.thrown = null
  for (const side of [0, 1]) {
    frame.hasRun[side] = false
    frame.hasTouched[side] = false
    frame.touches[side] = null
  }
}
