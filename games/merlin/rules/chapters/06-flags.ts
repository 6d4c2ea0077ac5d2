import { add, present, type Seat } from '@logres/kernel'
import type { SpendFlag } from '../actions.ts'
import { tellGareth } from '../allies/gareth.ts'
import { RING } from '../data.ts'
import { type Context, returnItem, turnOf } from '../effects.ts'
import type { Question } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { playerAt, type State } from '../state.ts'
import type { Colour, Province } from '../vocabulary.ts'
import { wrap } from './03-turn.ts'

/** 6 In one's own turn, at the right point of it. */
export function mayNotSpend(state: State, asked: Question, action: SpendFlag): Reason | undefined {
  const { seat } = asked
  const player = playerAt(state, seat)
  const turn = turnOf(state)
  const reason = mayNotSpendNow(asked, action.flag, turn.figure)
  if (reason !== undefined) return reason
  if (present(player.items.flag[provinceOf(action.flag)]) === 0) return 'noFlag'
  switch (action.flag) {
    case 'black':
      return present(player.traitors[action.traitors]) === 0 ? 'noTraitor' : undefined
    case 'blue':
      return turn.backwards ? 'flagSpentAlready' : undefined
    case 'orange':
      return isOthersKnightAt(state, seat, action.at) && isAnotherSpace(state, seat, action.at)
        ? undefined
        : 'noKnightThere'
    case 'brown':
      // Once an action is borrowed, the knight stays where he is.
      return turn.at === player.knight ? undefined : 'brownBeforeOrange'
    default:
      return undefined
  }
}

/** 6 Blue and violet before the move, orange and brown after it; blue and brown are for the knight. */
function mayNotSpendNow(asked: Question, flag: Colour, figure: 'knight' | 'merlin'): Reason | undefined {
  const isBefore = flag === 'blue' || flag === 'violet'
  if (isBefore && asked.kind !== 'prepare') return 'flagBeforeMove'
  if ((flag === 'orange' || flag === 'brown') && asked.kind !== 'arrive') return 'flagAfterMove'
  return (flag === 'blue' || flag === 'brown') && figure !== 'knight' ? 'flagForKnight' : undefined
}

function isOthersKnightAt(state: State, seat: Seat, at: number): boolean {
  return state.players.some(({ knight }, other) => other !== seat && knight === at)
}

/** 6 orange: neither the space reached nor the one borrowed already. */
function isAnotherSpace(state: State, seat: Seat, at: number): boolean {
  const turn = turnOf(state)
  const reached = turn.figure === 'merlin' ? state.merlin : playerAt(state, seat).knight
  return at !== reached && at !== turn.at
}

export function provinceOf(flag: Colour): Province {
  return PROVINCE_OF[flag]
}
const PROVINCE_OF: Readonly<Record<Colour, Province>> = { black: 0, grey: 1, blue: 2, violet: 3, orange: 4, brown: 5 }

/** 6 Each goes back to its province. */
export function spendFlag(context: Context, seat: Seat, action: SpendFlag): void {
  const { state, emit } = context
  const turn = turnOf(state)
  emit({ kind: 'flagSpent', seat, flag: action.flag })
  returnItem(context, seat, 'flag', provinceOf(action.flag))
  switch (action.flag) {
    case 'black':
      repel(context, seat, action.traitors)
      break
    case 'blue':
      turn.backwards = true
      break
    case 'violet':
      turn.value = 7 - turn.value
      emit({ kind: 'dieTurned', seat, value: turn.value })
      break
    case 'orange':
      turn.at = action.at
      emit({ kind: 'actionBorrowed', seat, at: action.at })
      break
    case 'brown':
      crossOver(context, seat)
      break
  }
}

/** All traitors of one colour, or by the option `blackFlag` one, without shields. */
function repel(context: Context, seat: Seat, colour: Province): void {
  const { state, emit } = context
  const { traitors } = playerAt(state, seat)
  const count = state.options.blackFlag === 'one' ? 1 : present(traitors[colour])
  add(traitors, colour, -count)
  add(state.traitorDiscards, colour, count)
  emit({ kind: 'traitorsRepelled', seat, colour, traitors: count })
  tellGareth(context, seat, colour)
}

/** 6 brown: to the opposite space. */
function crossOver({ state, emit }: Context, seat: Seat): void {
  const player = playerAt(state, seat)
  const from = player.knight
  player.knight = wrap(from + RING / 2)
  turnOf(state).at = player.knight
  emit({ kind: 'figureMoved', seat, figure: 'knight', from, to: player.knight })
}
