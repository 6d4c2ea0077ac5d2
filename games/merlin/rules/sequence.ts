/*
 * The order of play — read this first. Six rounds; a round is a list, and so are each turn and each scoring. A step either does
 * its work or leaves a question on the stack, and play goes on when the question is gone.
 */
import { sequence, top } from '@logres/kernel'
import { takeKayBack } from './allies/kay.ts'
import { beginTurn, rollDice, TURNS_A_ROUND } from './chapters/03-turn.ts'
import { canDraw } from './chapters/05-quests.ts'
import { hasScoring, ROUNDS, scoreDomain, scoreInfluence, scoreServants, scoreTraitors } from './chapters/07-scoring.ts'
import { endGame } from './chapters/08-end.ts'
import { turnSealsBack } from './chapters/09-favour.ts'
import { gatherAllies } from './chapters/10-knights.ts'
import { ask, type Context } from './effects.ts'
import type { RoundFrame, ScoringFrame, TurnFrame } from './frames.ts'
import { canActAt } from './legal.ts'
import { playerAt } from './state.ts'

const round = sequence<RoundFrame, Context>([
  ['roll', rollDice], // 2.4, 3.1
  ['allies', gatherAllies], // 10.1
  ['turns', nextTurn], // 3.1
  ['scoring', beginScoring], // 7
  ['nextRound', nextRound], // 3.1, 8
])

const turn = sequence<TurnFrame, Context>([
  ['chooseDie', ({ state }, { seat }) => ask(state, 'chooseDie', seat)], // 3.1
  ['prepare', ({ state }, { seat }) => ask(state, 'prepare', seat)], // 3.2, 3.3
  ['arrive', ({ state }, { seat }) => ask(state, 'arrive', seat)], // 4
  ['repeat', offerStaff], // 3.4
  ['finish', ({ state }, { seat }) => ask(state, 'finish', seat)], // 3.5
  ['draw', drawForQuests], // 5.1
  ['passOn', passOn], // 3.1
])

const scoring = sequence<ScoringFrame, Context>([
  ['traitors', scoreTraitors], // 7.1
  ['domain', scoreDomain], // 7.2
  ['influence', scoreInfluence], // 7.3
  ['servants', scoreServants], // 7.4
  ['turnSeals', takeBack], // 9.4, 10.2
])

/** Opens the first round. */
export function begin(context: Context): void {
  context.state.frames.push({ kind: 'round', step: 'roll' })
  proceed(context)
}

/** Goes on until a question is on top, or the game is over. */
export function proceed(context: Context): void {
  const { frames } = context.state
  for (;;) {
    const frame = top(frames)
    if (frame?.kind === 'turn') {
      if (!turn.advance(frame, context)) frames.pop()
    } else if (frame?.kind === 'scoring') {
      if (!scoring.advance(frame, context)) frames.pop()
    } else if (frame?.kind === 'round') {
      if (!round.advance(frame, context)) throw new Error('a round leads to the next one')
    } else return
  }
}

/** 3.1 One turn at a time until each has had four. */
function nextTurn(context: Context, frame: RoundFrame): void {
  const { state } = context
  if (state.turnsTaken === TURNS_A_ROUND * state.players.length) return
  frame.step = 'turns'
  beginTurn(context)
}

/** 3.4 After Merlin's action, if there is a staff and something to do with it. All see whether there is. */
function offerStaff({ state }: Context, { seat, figure, hasActed, mayRepeat, at }: TurnFrame): void {
  if (figure === 'merlin' && hasActed && mayRepeat && playerAt(state, seat).staffs > 0 && canActAt(state, seat, at)) {
    ask(state, 'repeat', seat)
  }
}

/** 5.1 One for each quest resolved, as far as there are any. */
function drawForQuests({ state }: Context, { seat, resolved }: TurnFrame): void {
  if (resolved > 0 && (canDraw(state) || state.display.some((quest) => quest !== null))) {
    ask(state, 'drawQuest', seat, resolved)
  }
}

/** After the whole scoring: seals are turned back, Kay comes home. */
function takeBack(context: Context): void {
  turnSealsBack(context)
  takeKayBack(context)
}

function passOn({ state }: Context): void {
  state.turnsTaken += 1
}

/** 3.1 */
function beginScoring({ state }: Context): void {
  if (hasScoring(state.round)) state.frames.push({ kind: 'scoring', step: 'traitors', province: 0, grailUsed: false })
}

/** 3.1 */
function nextRound(context: Context, frame: RoundFrame): void {
  const { state } = context
  if (state.round === ROUNDS) {
    endGame(context)
    return
  }
  state.round += 1
  state.turnsTaken = 0
  state.firstSeat = (state.firstSeat + 1) % state.players.length
  frame.step = 'roll'
}
