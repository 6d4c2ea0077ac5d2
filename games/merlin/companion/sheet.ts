/*
 * A score sheet for a real table: what is entered for the three scorings and the end, and what it scores. The counting is the
 * rules' own (rules/counting.ts); here is only what a sheet adds: limits of what can be entered, and what goes from one
 * scoring to the next.
 */
import { at, type Seat, sum } from '@logres/kernel'
import {
  APPLES,
  COUNTERS,
  countEnd,
  countScoring,
  type EndReward,
  ITEMS,
  ITEMS_A_COLOUR,
  type LeftAtEnd,
  MANORS,
  MOST_GARETH_TILES,
  MOST_GERAINT_TILES,
  type Options,
  PLAIN_TILES,
  PROVINCES,
  type Province,
  type ScoredPosition,
  type Scoring,
  SERVANTS,
  STAFFS,
  TERRAINS,
  type Terrain,
  TILES,
  TOWER_TILES,
  TRAITORS_A_COLOUR,
  totalsOf,
} from '../rules/index.ts'

export const SCORINGS = 3

/** The allies that change a scoring, and who has each. */
export const SCORING_ALLIES = ['gaheris', 'gareth', 'geraint', 'kay'] as const
export type ScoringAlly = (typeof SCORING_ALLIES)[number]

export interface Settings {
  readonly countersHome: NonNullable<Options['countersHome']>
  readonly grailTie: NonNullable<Options['grailTie']>
  readonly allies: Readonly<Record<ScoringAlly, Seat | null>>
}

/** Lists by province. */
export interface EnteredPlayer {
  /** Points on the track before the scoring. */
  readonly before: number
  readonly traitors: readonly number[]
  readonly shields: readonly number[]
  readonly counters: readonly number[]
  readonly kays: readonly number[]
  readonly servants: number
  /** Gareth's tiles before the scoring: 1 for each colour he has. */
  readonly gareth: readonly number[]
}

/** Lists by seat. */
export interface EnteredTerritory {
  readonly terrain: Terrain
  readonly tiles: number
  readonly manors: readonly number[]
  /** How many of Gaheris's tiles lie under them. */
  readonly gaheris: readonly number[]
}

export interface EnteredScoring {
  readonly players: readonly EnteredPlayer[]
  readonly territories: readonly EnteredTerritory[]
  readonly excalibur: Seat | null
  readonly grail: Seat | null
  readonly grailIn: Province | null
}

export interface Sheet {
  readonly settings: Settings
  readonly scorings: readonly EnteredScoring[]
  readonly end: readonly LeftAtEnd[]
}

/** The most that can be entered in one field. */
export const MOST = {
  before: 999,
  traitors: TRAITORS_A_COLOUR,
  shields: ITEMS_A_COLOUR,
  counters: COUNTERS,
  kays: TILES.kay,
  servants: SERVANTS.length,
  gareth: 1,
  tiles: PLAIN_TILES + TOWER_TILES,
  manors: MANORS,
  gaheris: TILES.gaheris,
  apples: APPLES,
  staffs: STAFFS,
  items: ITEMS.length * ITEMS_A_COLOUR * PROVINCES.length,
  garethTiles: MOST_GARETH_TILES,
  geraintTiles: MOST_GERAINT_TILES,
} as const

const NOTHING: readonly number[] = PROVINCES.map(() => 0)
const NEW_PLAYER: EnteredPlayer = {
  ...{ before: 0, traitors: NOTHING, shields: NOTHING, counters: NOTHING, kays: NOTHING, servants: 0, gareth: NOTHING },
}
const NEW_END: LeftAtEnd = { apples: 0, staffs: 0, items: 0, gareth: 0, geraint: 0 }

function newScoring(seats: number): EnteredScoring {
  const players = Array.from({ length: seats }, () => NEW_PLAYER)
  return { players, territories: [], excalibur: null, grail: null, grailIn: null }
}

export function newSheet(seats: number): Sheet {
  return {
    settings: {
      ...{ countersHome: 'allButOne', grailTie: 'lead' },
      allies: { gaheris: null, gareth: null, geraint: null, kay: null },
    },
    scorings: Array.from({ length: SCORINGS }, () => newScoring(seats)),
    end: Array.from({ length: seats }, () => NEW_END),
  }
}

export function newTerritory(seats: number): EnteredTerritory {
  const none = Array.from({ length: seats }, () => 0)
  return { terrain: 'mountain', tiles: 1, manors: none, gaheris: none }
}

/** The same sheet for another number of players: those who are left keep what was entered. */
export function withSeats(sheet: Sheet, seats: number): Sheet {
  const fit = <Entry>(list: readonly Entry[], empty: Entry) => Array.from({ length: seats }, (_, i) => list[i] ?? empty)
  const seatOf = (seat: Seat | null) => (seat === null || seat >= seats ? null : seat)
  const { allies } = sheet.settings
  return {
    settings: {
      ...sheet.settings,
      allies: {
        gaheris: seatOf(allies.gaheris),
        gareth: seatOf(allies.gareth),
        geraint: seatOf(allies.geraint),
        kay: seatOf(allies.kay),
      },
    },
    scorings: sheet.scorings.map((scoring) => ({
      ...scoring,
      players: fit(scoring.players, NEW_PLAYER),
      territories: scoring.territories.map((each) => ({
        ...each,
        manors: fit(each.manors, 0),
        gaheris: fit(each.gaheris, 0),
      })),
      excalibur: seatOf(scoring.excalibur),
      grail: seatOf(scoring.grail),
    })),
    end: fit(sheet.end, NEW_END),
  }
}

/** What cannot be: several fields together say more than there is in the box. */
export type Fault =
  | { readonly kind: 'traitors'; readonly colour: Province; readonly most: number }
  | { readonly kind: 'shields'; readonly colour: Province; readonly most: number }
  | { readonly kind: 'counters' | 'manors' | 'gaheris' | 'kays'; readonly seat: Seat; readonly most: number }
  | { readonly kind: 'tiles'; readonly terrain: Terrain; readonly most: number }
  | { readonly kind: 'crowded'; readonly territory: number }
  | { readonly kind: 'underManor'; readonly territory: number }

export function faultsIn({ players, territories }: EnteredScoring): Fault[] {
  const total = (of: (player: EnteredPlayer) => number) => players.reduce((all, player) => all + of(player), 0)
  const ofSeat = (list: 'manors' | 'gaheris', seat: Seat) => sum(territories.map((each) => at(each[list], seat)))
  const faults: Fault[] = []
  for (const colour of PROVINCES) {
    if (total(({ traitors }) => at(traitors, colour)) > MOST.traitors)
      faults.push({ kind: 'traitors', colour, most: MOST.traitors })
    if (total(({ shields }) => at(shields, colour)) > MOST.shields)
      faults.push({ kind: 'shields', colour, most: MOST.shields })
  }
  for (const [seat, { counters, kays }] of players.entries()) {
    if (sum(counters) > MOST.counters) faults.push({ kind: 'counters', seat, most: MOST.counters })
    if (sum(kays) > MOST.kays) faults.push({ kind: 'kays', seat, most: MOST.kays })
    if (ofSeat('manors', seat) > MOST.manors) faults.push({ kind: 'manors', seat, most: MOST.manors })
    if (ofSeat('gaheris', seat) > MOST.gaheris) faults.push({ kind: 'gaheris', seat, most: MOST.gaheris })
  }
  for (const terrain of TERRAINS) {
    const tiles = sum(territories.map((each) => (each.terrain === terrain ? each.tiles : 0)))
    if (tiles > MOST.tiles) faults.push({ kind: 'tiles', terrain, most: MOST.tiles })
  }
  for (const [territory, { tiles, manors, gaheris }] of territories.entries()) {
    if (sum(manors) > tiles) faults.push({ kind: 'crowded', territory })
    if (manors.some((count, seat) => at(gaheris, seat) > count)) faults.push({ kind: 'underManor', territory })
  }
  return faults
}

export function positionOfSheet({ settings }: Sheet, entered: EnteredScoring): ScoredPosition {
  const { players, territories, excalibur, grail, grailIn } = entered
  const { countersHome, grailTie, allies } = settings
  return {
    players: players.map(({ gareth, kays, ...player }, seat) => ({
      ...player,
      kays: seat === allies.kay ? kays : NOTHING,
      gareth: seat === allies.gareth ? PROVINCES.filter((colour) => at(gareth, colour) > 0) : null,
    })),
    territories: territories.map(({ tiles, manors, gaheris }) => ({
      tiles,
      manors: manors.map((count, seat) => count + (seat === allies.gaheris ? at(gaheris, seat) : 0)),
    })),
    ...{ excalibur, grail, grailIn, grailTie, countersHome },
  }
}

export interface CountedScoring extends Scoring {
  /** By seat. */
  readonly gained: readonly number[]
  readonly after: readonly number[]
}

export function scoringOf(sheet: Sheet, no: number): CountedScoring {
  const entered = at(sheet.scorings, no)
  const scoring = countScoring(positionOfSheet(sheet, entered))
  const gained = totalsOf(scoring)
  return { ...scoring, gained, after: entered.players.map(({ before }, seat) => before + at(gained, seat)) }
}

export interface CountedEnd {
  /** By seat. */
  readonly rows: readonly Readonly<Record<EndReward, number>>[]
  readonly after: readonly number[]
  readonly winners: readonly Seat[]
}

/** 8.0 After the third scoring. */
export function endOf(sheet: Sheet): CountedEnd {
  const { allies } = sheet.settings
  const rows = sheet.end.map((left, seat) =>
    countEnd({
      ...left,
      gareth: seat === allies.gareth ? left.gareth : 0,
      geraint: seat === allies.geraint ? left.geraint : 0,
    }),
  )
  const before = scoringOf(sheet, SCORINGS - 1).after
  const after = rows.map((row, seat) => at(before, seat) + sum(Object.values(row)))
  const most = Math.max(...after)
  return { rows, after, winners: [...after.keys()].filter((seat) => after[seat] === most) }
}

/**
 * What is known of the next scoring: manors, tiles and Gareth's stay, and so do servants and the counters that were not taken
 * home, until somebody says otherwise. Traitors and shields are new.
 */
export function carryOver(sheet: Sheet, no: number): Sheet {
  const next = no + 1
  const entered = at(sheet.scorings, no)
  const counted = scoringOf(sheet, no)
  if (next >= SCORINGS) {
    const end = sheet.end.map((left, seat) => ({ ...left, gareth: counted.garethAfter[seat]?.length ?? 0 }))
    return { ...sheet, end }
  }
  const players = entered.players.map((player, seat) => ({
    ...NEW_PLAYER,
    before: at(counted.after, seat),
    counters: at(counted.countersAfter, seat),
    servants: player.servants,
    gareth: PROVINCES.map((colour) => (counted.garethAfter[seat]?.includes(colour) === true ? 1 : 0)),
  }))
  const carried = { ...entered, players, grailIn: null }
  return { ...sheet, scorings: sheet.scorings.map((scoring, i) => (i === next ? carried : scoring)) }
}
