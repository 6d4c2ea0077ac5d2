/* A sheet as it was kept on the device: what does not fit is not used. */
import { fieldsOf, isRefusal, isWhole, listOf, need, orNull, reading, type Seat } from '@logres/kernel'
import { COUNTERS_HOME, GRAIL_TIES, type LeftAtEnd, PROVINCES, TERRAINS } from '../rules/index.ts'
import {
  type EnteredPlayer,
  type EnteredScoring,
  type EnteredTerritory,
  MOST,
  SCORING_ALLIES,
  SCORINGS,
  type Settings,
  type Sheet,
} from './sheet.ts'

export const LEAST_BEFORE = -99

function oneOf<Value extends string>(values: readonly Value[]): (value: unknown) => value is Value {
  return (value): value is Value => values.some((each) => each === value)
}

function whole(value: unknown, most: number, where: string, least = 0): number {
  return need(value, isWhole(least, most), where)
}

function wholes(value: unknown, length: number, most: number, where: string): number[] {
  const list = listOf(value, where, (each, place) => whole(each, most, place))
  return need(list, (each): each is number[] => Array.isArray(each) && each.length === length, where)
}

function exactly<Entry>(list: Entry[], length: number, where: string): Entry[] {
  need(list.length, isWhole(length, length), where)
  return list
}

/** Undefined if it is none for so many players. */
export function readSheet(value: unknown, seats: number): Sheet | undefined {
  const read = reading(() => ({ kind: 'sheet' as const, sheet: sheetIn(value, seats) }))
  return isRefusal(read) ? undefined : read.sheet
}

function sheetIn(value: unknown, seats: number): Sheet {
  const { settings, scorings, end } = fieldsOf(value, ['settings', 'scorings', 'end'], 'sheet')
  return {
    settings: settingsIn(settings, seats),
    scorings: exactly(
      listOf(scorings, 'scorings', (each) => scoringIn(each, seats)),
      SCORINGS,
      'scorings',
    ),
    end: exactly(listOf(end, 'end', leftIn), seats, 'end'),
  }
}

function seatIn(value: unknown, seats: number, where: string): Seat | null {
  return need(value, orNull(isWhole(0, seats - 1)), where)
}

function settingsIn(value: unknown, seats: number): Settings {
  const { countersHome, grailTie, allies } = fieldsOf(value, ['countersHome', 'grailTie', 'allies'], 'settings')
  const { gaheris, gareth, geraint, kay } = fieldsOf(allies, SCORING_ALLIES, 'allies')
  return {
    countersHome: need(countersHome, oneOf(COUNTERS_HOME), 'countersHome'),
    grailTie: need(grailTie, oneOf(GRAIL_TIES), 'grailTie'),
    allies: {
      gaheris: seatIn(gaheris, seats, 'gaheris'),
      gareth: seatIn(gareth, seats, 'gareth'),
      geraint: seatIn(geraint, seats, 'geraint'),
      kay: seatIn(kay, seats, 'kay'),
    },
  }
}

const SCORING_FIELDS = ['players', 'territories', 'excalibur', 'grail', 'grailIn'] as const

function scoringIn(value: unknown, seats: number): EnteredScoring {
  const { players, territories, excalibur, grail, grailIn } = fieldsOf(value, SCORING_FIELDS, 'scoring')
  return {
    players: exactly(listOf(players, 'players', playerIn), seats, 'players'),
    territories: listOf(territories, 'territories', (each) => territoryIn(each, seats)),
    excalibur: seatIn(excalibur, seats, 'excalibur'),
    grail: seatIn(grail, seats, 'grail'),
    grailIn: need(grailIn, orNull(isWhole(0, PROVINCES.length - 1)), 'grailIn'),
  }
}

const PLAYER_FIELDS = ['before', 'traitors', 'shields', 'counters', 'kays', 'servants', 'gareth'] as const

function playerIn(value: unknown): EnteredPlayer {
  const fields = fieldsOf(value, PLAYER_FIELDS, 'player')
  const list = (name: 'traitors' | 'shields' | 'counters' | 'kays' | 'gareth') =>
    wholes(fields[name], PROVINCES.length, MOST[name], name)
  return {
    before: whole(fields.before, MOST.before, 'before', LEAST_BEFORE),
    traitors: list('traitors'),
    shields: list('shields'),
    counters: list('counters'),
    kays: list('kays'),
    servants: whole(fields.servants, MOST.servants, 'servants'),
    gareth: list('gareth'),
  }
}

function territoryIn(value: unknown, seats: number): EnteredTerritory {
  const { terrain, tiles, manors, gaheris } = fieldsOf(value, ['terrain', 'tiles', 'manors', 'gaheris'], 'territory')
  return {
    terrain: need(terrain, oneOf(TERRAINS), 'terrain'),
    tiles: whole(tiles, MOST.tiles, 'tiles', 1),
    manors: wholes(manors, seats, MOST.manors, 'manors'),
    gaheris: wholes(gaheris, seats, MOST.gaheris, 'gaheris'),
  }
}

function leftIn(value: unknown): LeftAtEnd {
  const { apples, staffs, items, gareth, geraint } = fieldsOf(
    value,
    ['apples', 'staffs', 'items', 'gareth', 'geraint'],
    'end',
  )
  return {
    apples: whole(apples, MOST.apples, 'apples'),
    staffs: whole(staffs, MOST.staffs, 'staffs'),
    items: whole(items, MOST.items, 'items'),
    gareth: whole(gareth, MOST.garethTiles, 'gareth'),
    geraint: whole(geraint, MOST.geraintTiles, 'geraint'),
  }
}
