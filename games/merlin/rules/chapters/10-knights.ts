/* The expansion Knights of the Round Table: who gets which ally. */
import { present, type Seat } from '@logres/kernel'
import { ALLIES, type AllyName, newAlly } from '../allies/ally.ts'
import { isWithBedivere, MORE_QUESTS } from '../allies/bedivere.ts'
import { placeMarshal } from '../allies/lancelot.ts'
import { ask, type Context } from '../effects.ts'
import { backOf, layoutOf } from '../layout.ts'
import type { Back } from '../printed.ts'
import type { Reason } from '../reasons.ts'
import { type Board, playerAt } from '../state.ts'
import { drawFromDeck } from './05-quests.ts'

/** 10.1 Pick n, from 0: in each step pile A, then pile B; A clockwise from the first player, B the other way from the last. */
export function picker({ firstSeat, players }: Board, n: number): Seat {
  const seats = players.length
  const step = Math.floor(n / 2)
  return n % 2 === 0 ? (firstSeat + step) % seats : (firstSeat + seats - 1 - step) % seats
}

function pileOf(n: number): Back {
  return n % 2 === 0 ? 'A' : 'B'
}

/** 10.1 */
export function mayNotChooseAlly({ alliesLeft, options }: Board, n: number, name: AllyName): Reason | undefined {
  return alliesLeft.includes(name) && backOf(options, name) === pileOf(n) ? undefined : 'allyNotThere'
}

/** 10.1 Drafted, or one of each back at random; after the first dice. */
export function gatherAllies(context: Context): void {
  const { state, chance } = context
  if (state.round > 1 || state.options.knights === 'off') return
  state.alliesLeft.push(...ALLIES)
  if (state.options.knights === 'draft') {
    askForAlly(context, 0)
    return
  }
  for (let n = 0; n < 2 * state.players.length; n++) {
    const pile = state.alliesLeft.filter((name) => backOf(state.options, name) === pileOf(n))
    join(context, picker(state, n), present(pile[chance.pick(pile.length, 'ally')]))
  }
  settleAllies(context)
}

/** Each pick is a turn. */
function askForAlly({ state }: Context, n: number): void {
  state.turnNo += 1
  ask(state, 'chooseAlly', picker(state, n), n)
}

function join({ state, emit }: Context, seat: Seat, name: AllyName): void {
  state.alliesLeft.splice(state.alliesLeft.indexOf(name), 1)
  playerAt(state, seat).allies.push(newAlly(name))
  emit({ kind: 'allyJoined', seat, ally: name })
}

/** 10.1 */
export function chooseAlly(context: Context, seat: Seat, n: number, name: AllyName): void {
  const { state } = context
  state.frames.pop()
  join(context, seat, name)
  const next = n + 1
  if (next < 2 * state.players.length) askForAlly(context, next)
  else settleAllies(context)
}

/** 10.1 The rest leaves the game; Bedivere draws, the marshal takes his place. */
function settleAllies(context: Context): void {
  const { state } = context
  state.alliesLeft.length = 0
  for (const [seat, player] of state.players.entries()) {
    placeMarshal(player, present(layoutOf(state.options).provinceAt[player.knight]))
    if (isWithBedivere(state, seat)) for (let i = 0; i < MORE_QUESTS; i++) drawFromDeck(context, seat)
  }
}
