import { add, present, type Seat } from '@logres/kernel'
import type { PlaceCounter, TakeItem } from '../actions.ts'
import { isGaherisUnder, offerGaheris } from '../allies/gaheris.ts'
import { gainItem } from '../allies/galahad.ts'
import { tellGeraint } from '../allies/geraint.ts'
import { putCounter } from '../allies/kay.ts'
import { mayActAgain } from '../allies/lamorak.ts'
import { isMarshalIn } from '../allies/lancelot.ts'
import { MANORS } from '../data.ts'
import { ROW_LENGTH, type Tile } from '../domain.ts'
import { ask, type Context, countersAtHome, placeOf, returnItem, score } from '../effects.ts'
import type { Question, TurnFrame } from '../frames.ts'
import { layoutOf, neighbours, spaceAt } from '../layout.ts'
import type { Reason } from '../reasons.ts'
import { type Board, type Player, playerAt, type State } from '../state.ts'
import {
  COLOURS,
  ITEMS,
  type Item,
  type PointsSpace,
  type Position,
  PROVINCES,
  type Province,
  SERVANTS,
  type Servant,
  type Space,
} from '../vocabulary.ts'
import { hasAbility } from './09-favour.ts'

/** 4.1, 4.3, 4.6 On the space at this position; with the seal of 9.3 from a province space to any province. */
export function mayNotPlace(
  board: Board,
  seat: Seat,
  at: Position,
  servant: Servant,
  province: Province,
): Reason | undefined {
  const player = playerAt(board, seat)
  const stands = standsIn(player, servant, province)
  const home = present(layoutOf(board.options).provinceAt[at])
  if (home >= 0) {
    if (province === home) return stands && !mayActAgain(player) ? 'servantHere' : undefined
    if (!hasAbility(player, servant, 2)) return 'otherProvince'
    return stands ? 'servantHere' : undefined
  }
  switch (spaceAt(board.options, at)) {
    case 'influenceServant':
      if (stands && !mayActAgain(player)) return 'servantHere'
      return present(player.influence[province]) === 0 ? 'noCounterThere' : undefined
    case 'moveServant':
      return stands ? 'servantHere' : mayNotWalk(board, player, servant, province)
    default:
      return 'otherSpace'
  }
}

export function standsIn(player: Player, servant: Servant, province: Province): boolean {
  return placeOf(player, servant) === province
}

/** 4.6 To a neighbouring province; from home only if all four are there. */
function mayNotWalk(board: Board, player: Player, servant: Servant, province: Province): Reason | undefined {
  const from = placeOf(player, servant)
  if (from === null) return player.servants.every((place) => place === null) ? undefined : 'servantAtHome'
  return neighbours(board.options, from).includes(province) ? undefined : 'notNeighbour'
}

/** 4.1 Another's servant goes home; then ours acts: twice where the marshal stands. */
export function placeServant(context: Context, seat: Seat, servant: Servant, province: Province): void {
  const { state, emit } = context
  const i = SERVANTS.indexOf(servant)
  const player = playerAt(state, seat)
  const from = present(player.servants[i])
  if (from === province) {
    emit({ kind: 'servantActedAgain', seat, servant, province })
    letAct(context, seat, servant, province)
    return
  }
  for (const [other, { servants }] of state.players.entries()) {
    if (other === seat || servants[i] !== province) continue
    servants[i] = null
    emit({ kind: 'servantSentHome', seat: other, servant, province })
  }
  player.servants[i] = province
  emit({ kind: 'servantPlaced', seat, servant, from, province })
  letAct(context, seat, servant, province)
  if (isMarshalIn(player, province)) letAct(context, seat, servant, province)
}

const BRINGS: Readonly<Record<Servant, Item | null>> = {
  lady: null,
  shieldBearer: 'shield',
  flagBearer: 'flag',
  builder: 'material',
}

/** 4.1 If nothing is left he gains nothing. */
function letAct(context: Context, seat: Seat, servant: Servant, province: Province): void {
  const item = BRINGS[servant]
  if (item === null) {
    if (countersAtHome(playerAt(context.state, seat)) > 0) putCounter(context, seat, province)
  } else if (present(context.state.supply[item][province]) > 0) gainItem(context, seat, item, province)
}

/** 4.2 What a points space counts. */
export function pointsOf(player: Player, space: Space): number {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  switch (space) {
    case 'pointsShields':
      return sum(player.items.shield)
    case 'pointsFlags':
      return sum(player.items.flag)
    case 'pointsMaterials':
      return sum(player.items.material)
    case 'pointsInfluence':
      return sum(player.influence)
    default:
      return 0
  }
}

export function isPointsSpace(space: Space): space is PointsSpace {
  return space.startsWith('points')
}

/** 4.2 A staff after the flag-bearer's seal scores what that scored (9.4). */
export function scorePoints(context: Context, seat: Seat, { at, scoredAs }: TurnFrame): void {
  const space = spaceAt(context.state.options, at)
  const points = pointsOf(playerAt(context.state, seat), scoredAs ?? space)
  score(context, seat, points, 'pointsSpace', points)
  if (isPointsSpace(space)) tellGeraint(context, seat, space, points)
}

const INFLUENCE_ITEM: Readonly<Partial<Record<Space, Item>>> = {
  influenceShield: 'shield',
  influenceFlag: 'flag',
  influenceMaterial: 'material',
}

/** 4.3 */
export function mayNotInfluence(
  board: Board,
  seat: Seat,
  at: Position,
  item: Item,
  province: Province,
): Reason | undefined {
  const due = INFLUENCE_ITEM[spaceAt(board.options, at)]
  if (due === undefined) return 'otherSpace'
  if (due !== item) return 'onlyThisItem'
  if (present(playerAt(board, seat).influence[province]) === 0) return 'noCounterThere'
  return mayNotTake(board, item, province)
}

export function mayNotTake(board: Board, item: Item, province: Province): Reason | undefined {
  return present(board.supply[item][province]) === 0 ? 'provinceEmpty' : undefined
}

/** 4.4 Then one of the own traitors goes; if all are of one colour, nobody need be asked. */
export function takeExcalibur(context: Context, seat: Seat): void {
  const { state, emit } = context
  emit({ kind: 'excaliburTaken', seat, from: state.excalibur })
  state.excalibur = seat
  const colours = PROVINCES.filter((colour) => present(playerAt(state, seat).traitors[colour]) > 0)
  if (colours.length > 1) ask(state, 'discardTraitor', seat)
  else for (const colour of colours) dismissTraitor(context, seat, colour)
}

/** 4.4 */
export function mayNotDismiss(board: Board, seat: Seat, colour: Province): Reason | undefined {
  return present(playerAt(board, seat).traitors[colour]) === 0 ? 'noTraitor' : undefined
}

export function dismissTraitor({ state, emit }: Context, seat: Seat, colour: Province): void {
  add(playerAt(state, seat).traitors, colour, -1)
  add(state.traitorDiscards, colour, 1)
  emit({ kind: 'traitorDiscarded', seat, colour })
}

/** 4.5 */
export function takeGrail({ state, emit }: Context, seat: Seat): void {
  emit({ kind: 'grailTaken', seat, from: state.grail })
  state.grail = seat
  if (state.apples === 0) return
  state.apples -= 1
  playerAt(state, seat).apples += 1
  emit({ kind: 'appleTaken', seat })
}

/** 4.7 */
export function mayNotReturn(
  board: Board,
  seat: Seat,
  at: Position,
  item: Item,
  province: Province,
): Reason | undefined {
  if (spaceAt(board.options, at) !== 'exchange') return 'otherSpace'
  return present(playerAt(board, seat).items[item][province]) === 0 ? 'noSuchItem' : undefined
}

/** 4.7 */
export function exchange(context: Context, seat: Seat, item: Item, province: Province): void {
  returnItem(context, seat, item, province)
  ask(context.state, 'exchange', seat)
}

/** 1.7 */
export function coloursAt(board: Board, tile: Tile): readonly Province[] {
  const { coloursOfThree, coloursOfFour } = layoutOf(board.options)
  return present((board.domain.length === 3 * ROW_LENGTH ? coloursOfThree : coloursOfFour)[tile])
}

export function manorsOf({ manors }: Board, seat: Seat): number {
  let count = 0
  for (const owner of manors) if (owner === seat) count++
  return count
}

/** 4.9 */
export function mayNotBuild(
  board: Board,
  seat: Seat,
  at: Position,
  tile: Tile,
  material: Province,
): Reason | undefined {
  if (spaceAt(board.options, at) !== 'build') return 'otherSpace'
  if (tile >= board.domain.length) return 'noTile'
  if (board.manors[tile] !== null) return 'tileTaken'
  if (manorsOf(board, seat) >= MANORS) return 'noManorLeft'
  if (present(playerAt(board, seat).items.material[material]) === 0) return 'noMaterial'
  return coloursAt(board, tile).includes(material) ? undefined : 'wrongMaterial'
}

/** 4.9 */
export function build(context: Context, seat: Seat, tile: Tile, material: Province): void {
  const { state, emit } = context
  returnItem(context, seat, 'material', material)
  state.manors[tile] = seat
  emit({ kind: 'manorBuilt', seat, tile, province: material })
  if (present(state.domain[tile]).tower && canTakeFromTower(state, seat)) ask(state, 'tower', seat, tile)
  offerGaheris(context, seat, tile)
}

/** 4.9 A shield, a flag or a counter: whether there is any. All see that. */
function canTakeFromTower(state: State, seat: Seat): boolean {
  if (countersAtHome(playerAt(state, seat)) > 0) return true
  return ITEMS.some((item) => item !== 'material' && state.supply[item].some((count) => count > 0))
}

/** 4.9 */
export function mayNotTakeFromTower(board: Board, item: Item, province: Province): Reason | undefined {
  return item === 'material' ? 'towerGivesOther' : mayNotTake(board, item, province)
}

export function mayNotPlaceCounter(board: Board, seat: Seat): Reason | undefined {
  return countersAtHome(playerAt(board, seat)) === 0 ? 'noCounterLeft' : undefined
}

/** What the first gift of a tower was, in a number: an item or a counter, and of which province. */
function giftNumber(isCounter: boolean, province: Province): number {
  return (isCounter ? COLOURS.length : 0) + province
}

/** 4.9, 10.2 Over Gaheris a tower gives twice, the same sort from or into another province. */
export function takeFromTower(context: Context, { kind, seat, n }: Question, action: TakeItem | PlaceCounter): void {
  const isCounter = action.kind === 'placeCounter'
  // Asked after what the first gift brings with it: below that on the stack.
  if (kind === 'tower' && isGaherisUnder(context.state, seat, n)) {
    ask(context.state, 'towerAgain', seat, giftNumber(isCounter, action.province))
  }
  if (action.kind === 'placeCounter') putCounter(context, seat, action.province)
  else gainItem(context, seat, action.item, action.province)
}

/** 10.2 */
export function mayNotTakeAgain(
  board: Board,
  { seat, n }: Question,
  action: TakeItem | PlaceCounter,
): Reason | undefined {
  const isCounter = action.kind === 'placeCounter'
  if (isCounter !== n >= COLOURS.length) return 'sameGift'
  if (n % COLOURS.length === action.province) return 'anotherProvince'
  return action.kind === 'placeCounter'
    ? mayNotPlaceCounter(board, seat)
    : mayNotTakeFromTower(board, action.item, action.province)
}
