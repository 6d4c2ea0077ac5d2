/*
 * 7, 8 What things score, as pure functions: the chapters apply them to a match, and `countScoring` and `countEnd` to a position
 * that somebody describes, as on the score sheet for a real table.
 */
import { add, present, type Seat } from '@logres/kernel'
import type { COUNTERS_HOME, GRAIL_TIES } from './options.ts'
import { PROVINCES, type Province } from './vocabulary.ts'

/** 7.1 */
export const TRAITOR_COSTS = 3
const EXCALIBUR_BRINGS = 3

/** 7.1 How many of the traitors of one colour are repelled. */
export function repelledBy(shields: number, traitors: number): number {
  return Math.min(shields, traitors)
}

/** 7.1 */
export function unrepelledPoints(traitors: number): number {
  return traitors === 0 ? 0 : -TRAITOR_COSTS * traitors
}

/** 7.1 For the holder, by how many of their traitors were not repelled. */
export function excaliburPoints(unrepelled: number): number {
  return unrepelled === 0 ? EXCALIBUR_BRINGS : 0
}

/** 7.2, 7.3 Who has the most, and at least one. */
export function leadersOf(counts: readonly number[]): Seat[] {
  let most = 1
  let leaders: Seat[] = []
  for (let seat = 0; seat < counts.length; seat++) {
    const count = present(counts[seat])
    if (count < most) continue
    if (count > most) leaders = []
    most = count
    leaders.push(seat)
  }
  return leaders
}

/** 7.2, 7.3 Tied leaders share, rounded down. */
export function shareOf(leaders: readonly Seat[], points: number): number {
  return Math.floor(points / leaders.length)
}

/** By seat. */
export function sharesOf(seats: number, leaders: readonly Seat[], points: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (leaders.includes(seat) ? shareOf(leaders, points) : 0))
}

export type GrailTie = (typeof GRAIL_TIES)[number] | undefined
export type CountersHome = (typeof COUNTERS_HOME)[number] | undefined

/** 7.3 Tied for the lead; with the option `grailTie` also for less, with at least one counter. */
export function canGrailDecide(strengths: readonly number[], holder: Seat, grailTie: GrailTie): boolean {
  const own = present(strengths[holder])
  if (grailTie === 'any') return own > 0 && strengths.some((strength, seat) => seat !== holder && strength === own)
  const leaders = leadersOf(strengths)
  return leaders.length > 1 && leaders.includes(holder)
}

/** 7.3 Of so many counters of one player in a province: all but one go home, or all by the option `countersHome`. */
export function countersThatStay(there: number, countersHome: CountersHome): number {
  if (there <= 1) return there
  return countersHome === 'all' ? 0 : 1
}

/** 8.0 */
const STAFF_POINTS = 2
const ITEMS_A_POINT = 3
/** 10.2 At the end, for so many tiles. */
const GARETHS_ROW = [0, 1, 3, 5, 7, 9, 12]
const GERAINTS_ROW = [0, 1, 3, 5, 7, 10]

export const MOST_GARETH_TILES = GARETHS_ROW.length - 1
export const MOST_GERAINT_TILES = GERAINTS_ROW.length - 1

export function garethPoints(tiles: number): number {
  return present(GARETHS_ROW[tiles])
}

export function geraintPoints(tiles: number): number {
  return present(GERAINTS_ROW[tiles])
}

/** 10.2 Gareth: the first traitor of a colour that is repelled brings its tile. */
export function earnsTile(earned: readonly Province[], colour: Province): boolean {
  return !earned.includes(colour)
}

export interface LeftAtEnd {
  readonly apples: number
  readonly staffs: number
  readonly items: number
  /** Tiles earned, 0 without the ally. */
  readonly gareth: number
  readonly geraint: number
}

export type EndReward = keyof LeftAtEnd

/** 8.0 */
export function countEnd({ apples, staffs, items, gareth, geraint }: LeftAtEnd): Record<EndReward, number> {
  return {
    apples,
    staffs: STAFF_POINTS * staffs,
    items: Math.floor(items / ITEMS_A_POINT),
    gareth: garethPoints(gareth),
    geraint: geraintPoints(geraint),
  }
}

/** What a scoring depends on, of one player. Lists are by province. */
export interface ScoredPlayer {
  readonly traitors: readonly number[]
  readonly shields: readonly number[]
  readonly counters: readonly number[]
  /** 10.2 Kay's tiles beside the counters. */
  readonly kays: readonly number[]
  /** Servants on the board. */
  readonly servants: number
  /** 10.2 The colours whose tile Gareth has already earned; null for who has no Gareth. */
  readonly gareth: readonly Province[] | null
}

export interface ScoredTerritory {
  readonly tiles: number
  /** By seat; a manor with Gaheris under it counts two (10.2). */
  readonly manors: readonly number[]
}

export interface ScoredPosition {
  readonly players: readonly ScoredPlayer[]
  readonly territories: readonly ScoredTerritory[]
  readonly excalibur: Seat | null
  readonly grail: Seat | null
  /** 7.3 Where the Grail's holder lets it decide; null if nowhere. */
  readonly grailIn: Province | null
  readonly grailTie: GrailTie
  readonly countersHome: CountersHome
}

export interface Scoring {
  /** By seat. */
  readonly traitors: readonly number[]
  readonly excalibur: readonly number[]
  readonly gareth: readonly number[]
  readonly servants: readonly number[]
  /** By territory, then by seat. */
  readonly territories: readonly (readonly number[])[]
  /** By province, then by seat. */
  readonly influence: readonly (readonly number[])[]
  /** The provinces in which the Grail could decide. */
  readonly grailCould: readonly Province[]
  /** By seat: the colours whose tile Gareth has now. */
  readonly garethAfter: readonly (readonly Province[] | null)[]
  /** By seat, then by province. */
  readonly countersAfter: readonly (readonly number[])[]
}

/** 7 The whole scoring of a position. */
export function countScoring(position: ScoredPosition): Scoring {
  const { players, territories, countersHome } = position
  const met = players.map(meetTraitors)
  const influence = PROVINCES.map((province) => countProvince(position, province))
  return {
    traitors: met.map(({ unrepelled }) => unrepelledPoints(unrepelled)),
    excalibur: met.map(({ unrepelled }, seat) => (seat === position.excalibur ? excaliburPoints(unrepelled) : 0)),
    gareth: met.map(({ earned }) => earned.length),
    servants: players.map(({ servants }) => servants),
    territories: territories.map(({ tiles, manors }) => sharesOf(players.length, leadersOf(manors), tiles)),
    influence: influence.map(({ points }) => points),
    grailCould: PROVINCES.filter((province) => present(influence[province]).isGrailPossible),
    garethAfter: players.map(({ gareth }, seat) => gareth && [...gareth, ...present(met[seat]).earned]),
    countersAfter: players.map(({ counters }) => counters.map((there) => countersThatStay(there, countersHome))),
  }
}

/** 7.1, 10.2 */
function meetTraitors({ traitors, shields, gareth }: ScoredPlayer): { unrepelled: number; earned: Province[] } {
  let unrepelled = 0
  const earned: Province[] = []
  for (const colour of PROVINCES) {
    const count = present(traitors[colour])
    const repelled = repelledBy(present(shields[colour]), count)
    unrepelled += count - repelled
    if (repelled > 0 && gareth !== null && earnsTile(gareth, colour)) earned.push(colour)
  }
  return { unrepelled, earned }
}

/** 7.3 */
function countProvince(position: ScoredPosition, province: Province): { points: number[]; isGrailPossible: boolean } {
  const { players, grail, grailIn, grailTie } = position
  const strengths = players.map(({ counters, kays }) => present(counters[province]) + present(kays[province]))
  const counters = players.map((player) => present(player.counters[province]))
  const total = counters.reduce((sum, count) => sum + count, 0)
  const isGrailPossible = grail !== null && canGrailDecide(strengths, grail, grailTie)
  const leaders = grail !== null && isGrailPossible && grailIn === province ? [grail] : leadersOf(strengths)
  return { points: sharesOf(players.length, leaders, total), isGrailPossible }
}

/** All of it, by seat. */
export function totalsOf(scoring: Scoring): number[] {
  const { traitors, excalibur, gareth, servants, territories, influence } = scoring
  const totals = servants.map(() => 0)
  for (const row of [traitors, excalibur, gareth, servants, ...territories, ...influence])
    for (const [seat, points] of row.entries()) add(totals, seat, points)
  return totals
}
