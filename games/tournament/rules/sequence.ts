/*
 * The order of play — read this first. After the draft, round follows round; a round is a list, and so is each of its
 * duels. A step either does its work or leaves a question on the stack, and play goes on when the question is gone. No
 * step waits for a clock (3.3): whose time is up is the platform's matter, and a bot answers for him.
 */
import { sequence, top } from '@logres/kernel'
import { beginDraft } from './chapters/02-setup.ts'
import { beginBarter } from './chapters/04-barter.ts'
import { announce, nextPairs, pairsOf } from './chapters/05-announcement.ts'
import { askToBuy, askToLay, beginDuel, loserOf, rewardWinner, turnOver, winnerOf } from './chapters/06-duel.ts'
import { beginJudgement } from './chapters/07-judgement.ts'
import { sequenceOf } from './edition.ts'
import type { Context } from './effects.ts'
import type { DuelFrame, RoundFrame } from './frames.ts'
import { knightCount } from './state.ts'

/** 3.1 After an exclusion the announcement sends the round back to itself (5.4). */
const round = sequence<RoundFrame, Context>([
  ['barter', beginBarter], // 4
  ['announcement', announce], // 5
  ['duels', setUpDuels], // 6
  ['nextRound', beginNextRound], // 1.3
])

const duel = sequence<DuelFrame, Context>([
  ['begin', beginDuel],
  ['lay', askToLay], // 6.1
  ['turnOver', turnOver], // 6.2
  ['judgement', beginJudgement], // 6.4, 7
  ['reward', rewardWinner], // 6.4
  ['winnerBuys', (context, frame) => askToBuy(context, winnerOf(frame))], // 6.5
  ['loserBuys', (context, frame) => askToBuy(context, loserOf(frame))], // 6.5
])

/** Opens the first round, before it the draft if there is one (2.4). */
export function begin(context: Context): void {
  const { state } = context
  state.frames.push({ kind: 'round', step: 'barter', ...(state.options.barterTimes === 'duel' && { fought: 0 }) })
  if (state.open.length > 0) beginDraft(state)
  proceed(context)
}

/** Goes on until a question is on top, or the game is over. */
export function proceed(context: Context): void {
  const { frames } = context.state
  for (;;) {
    const frame = top(frames)
    if (frame?.kind === 'duel') {
      if (!duel.advance(frame, context)) frames.pop()
    } else if (frame?.kind === 'round') {
      if (!round.advance(frame, context)) throw new Error('a round leads to the next one')
    } else return
  }
}

/** 3.1 The first of them lies on top. With barter before each duel it is one at a time. */
function setUpDuels({ state }: Context): void {
  for (const pair of nextPairs(state).reverse()) {
    state.frames.push({ kind: 'duel', step: 'begin', pair, turned: null, points: [0, 0], winner: null })
  }
}

/** 1.3 After the last round the card starts again. By the option `barterTimes` the next duel of this round comes first (3.1). */
function beginNextRound({ state, emit }: Context, frame: RoundFrame): void {
  frame.step = 'barter'
  if (frame.fought !== undefined) {
    frame.fought += 1
    if (frame.fought < pairsOf(state).length) return
    frame.fought = 0
  }
  state.round = (state.round % sequenceOf(state.options, knightCount(state)).length) + 1
  emit({ kind: 'roundBegan', round: state.round })
}
