/*
 * The order of play — read this first. A turn is the list below; a step either does its work or leaves a question
 * on the stack, and the turn goes on when the question is gone.
 */
import { sequence, top } from '@logres/kernel'
import { isOverLimit, layOutTiles, payWaitingTile } from './chapters/07-supply.ts'
import { end, hasWon, isAtTurnLimit, leader } from './chapters/08-end.ts'
import type { Context } from './effects.ts'
import type { TurnFrame } from './frames.ts'
import type { State } from './state.ts'
import { opponentOf } from './vocabulary.ts'

const turn = sequence<TurnFrame, Context>([
  ['darkTilePays', payWaitingTile], // 3.1
  ['playCards', ({ state }) => ask(state, 'playCards')], // 3.2
  ['victory', declareVictory], // 8.1
  ['takeTile', askForTile], // 7.1
  ['handLimit', askToDiscard], // 7.6
  ['endTurn', ({ state }) => ask(state, 'endTurn')],
  ['nextTurn', passTurn],
])

/** Opens the first turn. */
export function begin(context: Context): void {
  context.state.frames.push({ kind: 'turn', step: 'darkTilePays' })
  proceed(context)
}

/** Goes on until a question is on top, or the game is over. */
export function proceed(context: Context): void {
  const { frames } = context.state
  for (;;) {
    const frame = top(frames)
    if (frame?.kind !== 'turn') return
    if (!turn.advance(frame, context)) throw new Error('a turn leads to the next one')
  }
}

function ask(state: State, kind: 'playCards' | 'takeTile' | 'discardDown' | 'endTurn'): void {
  state.frames.push({ kind, seat: state.active })
}

function declareVictory(context: Context): void {
  const { state } = context
  if (hasWon(state, state.active)) end(context, state.active, 'crowns')
}

function askForTile(context: Context): void {
  layOutTiles(context)
  ask(context.state, 'takeTile')
}

function askToDiscard({ state }: Context): void {
  if (isOverLimit(state, state.active)) ask(state, 'discardDown')
}

function passTurn(context: Context, turn: TurnFrame): void {
  const { state, emit } = context
  if (isAtTurnLimit(state)) {
    end(context, leader(state), 'turnLimit')
    return
  }
  state.turnNo += 1
  state.active = opponentOf(state.active)
  state.conquests = 0
  state.avalonUsed = false
  turn.step = 'darkTilePays'
  emit({ kind: 'turnBegan', no: state.turnNo, seat: state.active })
}
