/* What is there only once, or only for some: Excalibur, the Grail, servants on the board, seals and allies. */
import { present } from '@logres/kernel'
import { type Ally, allyOf, type Player } from '../rules/index.ts'
import { bestTie } from './majority.ts'
import type { Outlook } from './outlook.ts'
import type { MerlinWeights } from './weights.ts'

/** 7.1 */
const EXCALIBUR_BRINGS = 3
/** 9.1 Three rows to a servant. */
const ROWS = 3

/** 7.1 Excalibur pays a player who has repelled all their traitors; the longer until then, the likelier it is taken away. */
export function worthOfExcalibur(outlook: Outlook, open: number): number {
  const { weights, pressure, scorings } = outlook
  const clean = open <= 0 ? 1 : weights.excaliburOpen * (1 - pressure)
  return EXCALIBUR_BRINGS * clean * outlook.grow(weights.excaliburFar) + (scorings - 1) * weights.excaliburLater
}

/** 7.3 The Grail decides one tie in a scoring. */
export function worthOfGrail(outlook: Outlook): number {
  const { weights, scorings } = outlook
  return bestTie(outlook, 0) * outlook.grow(weights.grailFar) + scorings * weights.grailLater
}

/** 7.4 A servant on the board: a point at each scoring, if nobody sends it home before. */
export function worthOfServant({ weights, pressure, scorings }: Outlook): number {
  return weights.servantFar + (1 - weights.servantFar) * pressure + (scorings - 1) * weights.servantLater
}

/** 8 Apples and staffs are points at the end; before that they make the dice and Merlin do what one wants. */
export function worthOfApple({ weights, time }: Outlook): number {
  return weights.apple + weights.appleTime * time
}

export function worthOfStaff({ weights, time }: Outlook): number {
  return weights.staff + weights.staffTime * time
}

/** 9.2 to 9.4 An ability, by its place among the twelve: the third row once before each scoring, the others all the time. */
export function worthOfSeal({ weights, time, scorings }: Outlook, ability: number, isUsed: boolean): number {
  const row = ability % ROWS
  if (row === 0) return weights.sealRow1 * time
  if (row === 1) return weights.sealRow2 * time
  return (scorings - (isUsed ? 1 : 0)) * thirdRow(weights, (ability / ROWS) | 0)
}

function thirdRow(weights: MerlinWeights, servant: number): number {
  if (servant === 0) return weights.sealLady
  if (servant === 1) return weights.sealShieldBearer
  return servant === 2 ? weights.sealFlagBearer : weights.sealBuilder
}

export function worthOfSeals(outlook: Outlook): number {
  const { seals } = outlook.me
  let worth = 0
  for (let ability = 0; ability < seals.length; ability++) {
    const seal = present(seals[ability])
    if (seal > 0) worth += worthOfSeal(outlook, ability, seal > 1)
  }
  return worth
}

/** 10.2 Gareth's and Geraint's rows grow by about two points a tile. */
const ROW_STEP = 2

/** 10.2 A tile that can still be spent; what Gareth and Geraint have earned counts at the end. */
export function worthOfAllies(outlook: Outlook): number {
  let worth = 0
  for (const ally of outlook.me.allies) worth += worthOfAlly(outlook, ally)
  return worth
}

function worthOfAlly({ weights, use }: Outlook, { name, tiles, marks }: Ally): number {
  if (name === 'gareth' || name === 'geraint') return marks.length * ROW_STEP - (marks.length > 0 ? 1 : 0)
  return tiles * weights.allyTile * use
}

/** 10.2 The tile of a points space that Geraint lacks, of a colour that Gareth lacks. */
export function isEarned(player: Player, name: 'gareth' | 'geraint', mark: number): boolean {
  return allyOf(player, name)?.marks.includes(mark) !== false
}

/** A tile earned: its point, and what the row grows by. */
export const EARNED_TILE = 1 + ROW_STEP
