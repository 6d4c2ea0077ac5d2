import { present, type Seat } from '@logres/kernel'
import type { ChooseDie } from '../actions.ts'
import { RING } from '../data.ts'
import { ask, type Context, turnOf } from '../effects.ts'
import type { TurnFrame } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { activeSeat, playerAt, type State } from '../state.ts'
import type { Position } from '../vocabulary.ts'

export const TURNS_A_ROUND = 4
const OWN_DICE = 3

/** 2.4 Three or four alike, Merlin's die included, and all are rolled again. */
export function isToRollAgain(dice: readonly number[]): boolean {
  for (let i = 0; i < dice.length; i++) {
    let alike = 0
    for (let j = 0; j < dice.length; j++) if (dice[j] === dice[i]) alike++
    if (alike >= OWN_DICE) return true
  }
  return false
}

/** 2.4, 3.1 */
export function rollDice({ state, chance, emit }: Context): void {
  emit({ kind: 'roundBegan', round: state.round, first: state.firstSeat })
  for (const [seat, player] of state.players.entries()) {
    let dice: number[]
    do {
      dice = []
      for (let die = 0; die <= OWN_DICE; die++) dice.push(1 + chance.pick(6, 'die'))
    } while (isToRollAgain(dice))
    player.merlinDie = present(dice.pop())
    dice.sort((a, b) => a - b)
    for (let die = 0; die < OWN_DICE; die++) player.dice.push(present(dice[die]))
    emit({ kind: 'diceRolled', seat, dice, merlinDie: player.merlinDie })
  }
}

/** 3.1 */
export function beginTurn({ state, emit }: Context): void {
  const seat = activeSeat(state)
  state.turnNo += 1
  state.frames.push({
    kind: 'turn',
    step: 'chooseDie',
    seat,
    figure: 'knight',
    value: 0,
    backwards: false,
    at: 0,
    hasActed: false,
    mayRepeat: true,
    scoredAs: null,
    helped: [],
    resolved: 0,
  })
  emit({ kind: 'turnBegan', no: state.turnNo, seat })
}

/** 3.1 */
export function mayNotChoose(state: State, seat: Seat, action: ChooseDie): Reason | undefined {
  const { dice, merlinDie } = playerAt(state, seat)
  const isThere = action.figure === 'merlin' ? merlinDie > 0 : dice.includes(action.value)
  return isThere ? undefined : 'dieUsed'
}

export function chooseDie({ state, emit }: Context, seat: Seat, action: ChooseDie): void {
  const player = playerAt(state, seat)
  const turn = turnOf(state)
  turn.figure = action.figure
  if (action.figure === 'merlin') {
    turn.value = player.merlinDie
    player.merlinDie = 0
  } else {
    turn.value = action.value
    player.dice.splice(player.dice.indexOf(action.value), 1)
  }
  state.frames.pop()
  emit({ kind: 'dieChosen', seat, figure: turn.figure, value: turn.value })
}

/** 3.3 */
export function mayNotEat(state: State, seat: Seat, value: number): Reason | undefined {
  if (playerAt(state, seat).apples === 0) return 'noApple'
  return turnOf(state).value === value ? 'appleWithoutChange' : undefined
}

export function eatApple({ state, emit }: Context, seat: Seat, value: number): void {
  playerAt(state, seat).apples -= 1
  state.apples += 1
  turnOf(state).value = value
  emit({ kind: 'appleEaten', seat, value })
}

/** 3.2 The knight goes clockwise, unless a blue flag turns him round; Merlin goes either way. */
export function mayNotMove({ figure, backwards }: TurnFrame, clockwise: boolean): Reason | undefined {
  return figure === 'knight' && clockwise === backwards ? 'onlyThisWay' : undefined
}

export function move({ state, emit }: Context, seat: Seat, clockwise: boolean): void {
  const turn = turnOf(state)
  const player = playerAt(state, seat)
  const from = turn.figure === 'merlin' ? state.merlin : player.knight
  const to = wrap(from + (clockwise ? turn.value : -turn.value))
  if (turn.figure === 'merlin') state.merlin = to
  else player.knight = to
  turn.at = to
  state.frames.pop()
  emit({ kind: 'figureMoved', seat, figure: turn.figure, from, to })
}

export function wrap(position: number): Position {
  return ((position % RING) + RING) % RING
}

/** 3.2 */
export function renounce({ state, emit }: Context, seat: Seat): void {
  state.frames.pop()
  emit({ kind: 'actionRenounced', seat, at: turnOf(state).at })
}

/** 3.4 */
export function useStaff({ state, emit }: Context, seat: Seat): void {
  state.frames.pop()
  playerAt(state, seat).staffs -= 1
  emit({ kind: 'staffSpent', seat })
  ask(state, 'act', seat)
}

/** 3.4 */
export function keepStaff({ state, emit }: Context, seat: Seat): void {
  state.frames.pop()
  emit({ kind: 'staffKept', seat })
}
