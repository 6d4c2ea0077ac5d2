/*
 * An edition is what is printed: ring, frames, starting tiles and quests. Owners of the box can give a file with the values of
 * theirs; it is read field by field and held against what the rule text states.
 */
import {
  fieldsOf,
  isOneOf,
  isPlainObject,
  isText,
  isWhole,
  listOf,
  misfit,
  need,
  orNull,
  present,
  type Refusal,
  reading,
  refuse,
} from '@logres/kernel'
import { MOST_CONDITIONS, PROVINCE_EVERY, QUESTS, RING, SEATS } from './data.ts'
import { coloursOf, FRAME_SLOTS, type Frames, ROW_LENGTH } from './domain.ts'
import type { Condition, Quest } from './quests.ts'
import {
  COLOURS,
  DEEDS,
  type Deed,
  ITEMS,
  PROVINCES,
  type Province,
  SERVANTS,
  SPACES,
  type Space,
} from './vocabulary.ts'

/** 1.4 */
export interface StartingTile {
  readonly knight: Province
  readonly influence: Province
  readonly shield: Province
  readonly flag: Province
  readonly material: Province
}

export interface Edition {
  readonly name: string
  /** 1.2 The spaces clockwise from the black province. */
  readonly ring: readonly Space[]
  /** 1.6 */
  readonly frames: Frames
  readonly startingTiles: readonly StartingTile[]
  /** 1.8 */
  readonly quests: readonly Quest[]
}

/** 1.2 How often each space is on the ring, provinces aside: stated. */
const STATED_SPACES: Readonly<Record<Deed, number>> = {
  exchange: 2,
  build: 3,
  quest: 2,
  moveServant: 1,
  excalibur: 1,
  grail: 1,
  influenceShield: 1,
  influenceFlag: 1,
  influenceMaterial: 1,
  influenceServant: 1,
  pointsShields: 1,
  pointsFlags: 1,
  pointsMaterials: 1,
  pointsInfluence: 1,
}

/** 1.5, 1.7 The two sizes of the domain; for a fair table each colour serves between a third and two thirds of the tiles. */
const SIZES = [
  { rows: 3, least: 6, most: 12 },
  { rows: 4, least: 8, most: 16 },
] as const
const COLOURS_A_TILE = { least: 2, most: 4 } as const

const CONDITIONS = ['item', 'items', 'influence', 'counters', 'servants'] as const
const MOST_POINTS = 3
const MOST_OF_A_KIND = 6

/** Any value may be given. Answers the edition, or says what is wrong with it and where. */
export function readEdition(value: unknown): { readonly kind: 'edition'; readonly edition: Edition } | Refusal {
  return reading(() => {
    const { name, ring, frames, startingTiles, quests } = fieldsOf(
      value,
      ['name', 'ring', 'frames', 'startingTiles', 'quests'],
      'edition',
    )
    const edition: Edition = {
      name: need(name, isText, 'name'),
      ring: listOf(ring, 'ring', (space, where) => need(space, isOneOf(SPACES), where)),
      frames: readFrames(frames),
      startingTiles: listOf(startingTiles, 'startingTiles', readStartingTile),
      quests: listOf(quests, 'quests', readQuest),
    }
    return checkEdition(edition) ?? { kind: 'edition', edition }
  })
}

const isProvince = isWhole(0, COLOURS.length - 1)

function readProvince(value: unknown, where: string): Province {
  return need(value, isProvince, where)
}

function readFrames(value: unknown): Frames {
  const { top, bottom } = fieldsOf(value, ['top', 'bottom'], 'frames')
  return { top: listOf(top, 'frames.top', readProvince), bottom: listOf(bottom, 'frames.bottom', readProvince) }
}

function readStartingTile(value: unknown, where: string): StartingTile {
  const tile = fieldsOf(value, ['knight', 'influence', 'shield', 'flag', 'material'], where)
  return {
    knight: readProvince(tile.knight, `${where}.knight`),
    influence: readProvince(tile.influence, `${where}.influence`),
    shield: readProvince(tile.shield, `${where}.shield`),
    flag: readProvince(tile.flag, `${where}.flag`),
    material: readProvince(tile.material, `${where}.material`),
  }
}

function readQuest(value: unknown, where: string): Quest {
  const { points, icon, conditions } = fieldsOf(value, ['points', 'icon', 'conditions'], where)
  return {
    points: need(points, isWhole(1, MOST_POINTS), `${where}.points`),
    icon: need(icon, isOneOf(SERVANTS), `${where}.icon`),
    conditions: listOf(conditions, `${where}.conditions`, readCondition),
  }
}

function readCondition(value: unknown, where: string): Condition {
  if (!isPlainObject(value)) return misfit('notAnObject', { where })
  if (!Object.hasOwn(value, 'kind')) return misfit('fieldMissing', { where, field: 'kind' })
  const kind = need(value.kind, isOneOf(CONDITIONS), `${where}.kind`)
  switch (kind) {
    case 'item': {
      const { item, province } = fieldsOf(value, ['kind', 'item', 'province'], where)
      return {
        kind,
        item: need(item, isOneOf(ITEMS), `${where}.item`),
        province: readProvince(province, `${where}.province`),
      }
    }
    case 'items': {
      const { item, count } = fieldsOf(value, ['kind', 'item', 'count'], where)
      return {
        kind,
        item: need(item, isOneOf(ITEMS), `${where}.item`),
        count: need(count, isWhole(1, MOST_OF_A_KIND), `${where}.count`),
      }
    }
    case 'influence':
      return {
        kind,
        province: readProvince(fieldsOf(value, ['kind', 'province'], where).province, `${where}.province`),
      }
    case 'counters':
      return {
        kind,
        count: need(fieldsOf(value, ['kind', 'count'], where).count, isWhole(1, MOST_OF_A_KIND), `${where}.count`),
      }
    case 'servants': {
      const fields = fieldsOf(value, ['kind', 'servants', 'province'], where)
      const servants = listOf(fields.servants, `${where}.servants`, (each, place) =>
        need(each, isOneOf(SERVANTS), place),
      )
      return { kind, servants, province: need(fields.province, orNull(isProvince), `${where}.province`) }
    }
  }
}

/** What the rule text states, and what a fair table needs. */
export function checkEdition(edition: Edition): Refusal | undefined {
  return checkRing(edition) ?? checkFrames(edition) ?? checkStartingTiles(edition) ?? checkQuests(edition)
}

/** 1.2 */
function checkRing({ ring }: Edition): Refusal | undefined {
  if (ring.length !== RING) return refuse('editionRing', '1.2', { spaces: ring.length, needed: RING })
  for (const [position, space] of ring.entries()) {
    const due = position % PROVINCE_EVERY === 0 ? present(COLOURS[position / PROVINCE_EVERY]) : null
    const isProvinceSpace = COLOURS.some((colour) => colour === space)
    if (due === null ? isProvinceSpace : space !== due) {
      return refuse('editionSpacing', '1.2', { position, space, needed: due })
    }
  }
  for (const deed of DEEDS) {
    const spaces = ring.filter((space) => space === deed).length
    if (spaces !== STATED_SPACES[deed])
      return refuse('editionSpaces', '1.2', { space: deed, spaces, needed: STATED_SPACES[deed] })
  }
  return undefined
}

/** 1.6, 1.7 Each tile can be built on with two to four colours, and each colour serves about half of the tiles. */
function checkFrames({ frames }: Edition): Refusal | undefined {
  for (const [frame, slots] of Object.entries({ top: frames.top, bottom: frames.bottom })) {
    if (slots.length !== FRAME_SLOTS)
      return refuse('editionFrame', '1.6', { frame, slots: slots.length, needed: FRAME_SLOTS })
  }
  for (const { rows, least, most } of SIZES) {
    const tiles = Array.from({ length: rows * ROW_LENGTH }, (_, tile) => coloursOf(tile, rows, frames))
    const odd = tiles.findIndex(({ length }) => length < COLOURS_A_TILE.least || length > COLOURS_A_TILE.most)
    if (odd >= 0)
      return refuse('editionTile', '1.7', { rows, tile: odd, colours: present(tiles[odd]).length, ...COLOURS_A_TILE })
    for (const province of PROVINCES) {
      const served = tiles.filter((colours) => colours.includes(province)).length
      if (served < least || served > most)
        return refuse('editionBalance', '1.7', { rows, province, tiles: served, least, most })
    }
  }
  return undefined
}

/** 1.4 One for each player, and no two knights start in one province. */
function checkStartingTiles({ startingTiles }: Edition): Refusal | undefined {
  const tiles = startingTiles.length
  if (tiles !== SEATS.max) return refuse('editionStartingTiles', '1.4', { tiles, needed: SEATS.max })
  const starts = new Set(startingTiles.map(({ knight }) => knight))
  return starts.size < tiles ? refuse('editionStarts', '1.4') : undefined
}

/** 1.8 */
function checkQuests({ quests }: Edition): Refusal | undefined {
  if (quests.length !== QUESTS) return refuse('editionQuests', '1.8', { quests: quests.length, needed: QUESTS })
  const wrong = quests.findIndex(({ conditions }) => !areSound(conditions))
  return wrong < 0 ? undefined : refuse('editionQuest', '1.8', { quest: wrong })
}

function areSound(conditions: readonly Condition[]): boolean {
  if (conditions.length === 0 || conditions.length > MOST_CONDITIONS) return false
  return conditions.every(
    (condition) =>
      condition.kind !== 'servants' ||
      (condition.servants.length >= 1 && new Set(condition.servants).size === condition.servants.length),
  )
}
