/* The module The King's Favour. */
import { add, present, type Seat } from '@logres/kernel'
import type { SealRow } from '../actions.ts'
import { tellGareth } from '../allies/gareth.ts'
import { tellGeraint } from '../allies/geraint.ts'
import { ask, type Context, score, turnOf } from '../effects.ts'
import { spaceAt } from '../layout.ts'
import type { Quest } from '../quests.ts'
import type { Reason } from '../reasons.ts'
import { type Board, type Player, playerAt } from '../state.ts'
import { type PointsSpace, type Position, type Province, SERVANTS, type Servant } from '../vocabulary.ts'
import { isPointsSpace, mayNotDismiss, placeServant, pointsOf, standsIn } from './04-spaces.ts'

const ROWS = 3
const SEALS = 4
export const FREE = 0
export const SEALED = 1
export const TURNED = 2

export function noSeals(): number[] {
  return NO_SEALS.slice()
}

const NO_SEALS: readonly number[] = Array.from({ length: SERVANTS.length * ROWS }, () => FREE)

function abilityOf(servant: Servant, row: SealRow): number {
  return SERVANTS.indexOf(servant) * ROWS + row - 1
}

/** Whether this ability is sealed and can be used now. */
export function hasAbility({ seals }: Player, servant: Servant, row: SealRow): boolean {
  return seals[abilityOf(servant, row)] === SEALED
}

export type SealState = 'free' | 'sealed' | 'turned'
const SEAL_STATES: readonly SealState[] = ['free', 'sealed', 'turned']

export function sealOn({ seals }: Player, servant: Servant, row: SealRow): SealState {
  return present(SEAL_STATES[present(seals[abilityOf(servant, row)])])
}

/** 9.1 */
export function sealsLeft({ seals }: Player): number {
  return SEALS - seals.filter((seal) => seal !== FREE).length
}

/** 9.1 In the column of the quest's icon, no higher than its printed points. */
export function mayNotSeal(board: Board, seat: Seat, { icon, points }: Quest, row: SealRow): Reason | undefined {
  if (!board.options.kingsFavour) return 'noFavour'
  if (row > points) return 'rowTooHigh'
  const player = playerAt(board, seat)
  if (sealOn(player, icon, row) !== 'free') return 'abilityTaken'
  return sealsLeft(player) === 0 ? 'noSealLeft' : undefined
}

export function placeSeal({ state, emit }: Context, seat: Seat, servant: Servant, row: SealRow): void {
  playerAt(state, seat).seals[abilityOf(servant, row)] = SEALED
  emit({ kind: 'sealPlaced', seat, servant, row })
}

/** 9.2 What a quest with this icon brings besides: asked before a seal of this very quest lies there. */
export function iconBonus(player: Player, { icon }: Quest): number {
  return hasAbility(player, icon, 1) ? 1 : 0
}

/** 9.4 Once before each scoring. */
export function mayNotUseSeal(board: Board, seat: Seat, servant: Servant): Reason | undefined {
  const seal = playerAt(board, seat).seals[abilityOf(servant, ROWS)]
  if (seal === FREE) return 'noFavour'
  return seal === TURNED ? 'sealUsed' : undefined
}

function turnSeal({ state, emit }: Context, seat: Seat, servant: Servant): void {
  playerAt(state, seat).seals[abilityOf(servant, ROWS)] = TURNED
  emit({ kind: 'sealTurned', seat, servant })
}

/** 9.4 Back after each scoring. */
export function turnSealsBack({ state, emit }: Context): void {
  for (const [seat, { seals }] of state.players.entries()) {
    for (const servant of SERVANTS) {
      if (seals[abilityOf(servant, ROWS)] !== TURNED) continue
      seals[abilityOf(servant, ROWS)] = SEALED
      emit({ kind: 'sealTurnedBack', seat, servant })
    }
  }
}

/** 9.4 The shield-bearer, any time. */
export function mayNotRepelBySeal(board: Board, seat: Seat, colour: Province): Reason | undefined {
  return mayNotUseSeal(board, seat, 'shieldBearer') ?? mayNotDismiss(board, seat, colour)
}

export function repelBySeal(context: Context, seat: Seat, colour: Province): void {
  const { state, emit } = context
  turnSeal(context, seat, 'shieldBearer')
  add(playerAt(state, seat).traitors, colour, -1)
  add(state.traitorDiscards, colour, 1)
  emit({ kind: 'traitorsRepelled', seat, colour, traitors: 1 })
  tellGareth(context, seat, colour)
  score(context, seat, 1, 'seal', colour)
}

/** 9.4 The flag-bearer, on a points space. */
export function mayNotScoreBySeal(board: Board, seat: Seat, at: Position): Reason | undefined {
  return isPointsSpace(spaceAt(board.options, at)) ? mayNotUseSeal(board, seat, 'flagBearer') : 'sealElsewhere'
}

/** 9.4 A staff scores the same sort again, without a second point for the seal. */
export function scoreBySeal(context: Context, seat: Seat, as: PointsSpace): void {
  const { state } = context
  turnSeal(context, seat, 'flagBearer')
  turnOf(state).scoredAs = as
  const points = pointsOf(playerAt(state, seat), as)
  score(context, seat, points, 'pointsSpace', points)
  const space = spaceAt(state.options, turnOf(state).at)
  if (isPointsSpace(space)) tellGeraint(context, seat, space, points)
  score(context, seat, 1, 'seal', points)
}

/** 9.4 The builder: after one manor another. */
export function offerSecondManor(context: Context, seat: Seat, canBuild: boolean): void {
  const { state } = context
  if (canBuild && mayNotUseSeal(state, seat, 'builder') === undefined) ask(state, 'buildAgain', seat)
}

export function useBuildersSeal(context: Context, seat: Seat): void {
  turnSeal(context, seat, 'builder')
  turnOf(context.state).mayRepeat = false
}

const INFLUENCE_SPACES = ['influenceShield', 'influenceFlag', 'influenceMaterial', 'influenceServant']

/** 9.4 The lady, on any of the four influence spaces. */
export function mayNotPlaceBySeal(
  board: Board,
  seat: Seat,
  at: Position,
  servant: Servant,
  province: Province,
): Reason | undefined {
  if (!INFLUENCE_SPACES.includes(spaceAt(board.options, at))) return 'sealElsewhere'
  return mayNotUseSeal(board, seat, 'lady') ?? mayNotPlaceByCounter(board, seat, servant, province)
}

/** 9.4 Into a province where one has a counter; who stands there cannot act again. */
export function mayNotPlaceByCounter(
  board: Board,
  seat: Seat,
  servant: Servant,
  province: Province,
): Reason | undefined {
  const player = playerAt(board, seat)
  if (standsIn(player, servant, province)) return 'servantHere'
  return present(player.influence[province]) === 0 ? 'noCounterThere' : undefined
}

/** What the first servant brings with it is asked before the second goes: it lies above that question. */
export function placeBySeal(
  context: Context,
  seat: Seat,
  servant: Servant,
  province: Province,
  canGoOn: () => boolean,
): void {
  const { state } = context
  turnSeal(context, seat, 'lady')
  turnOf(state).mayRepeat = false
  const before = state.frames.length
  placeServant(context, seat, servant, province)
  const asked = state.frames.splice(before)
  if (canGoOn()) ask(state, 'placeAgain', seat)
  state.frames.push(...asked)
}

export function passSeal({ emit }: Context, seat: Seat, servant: Servant): void {
  emit({ kind: 'sealPassed', seat, servant })
}
