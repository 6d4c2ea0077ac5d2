/*
 * An edition is what is printed: ring, animals, flags, frames, starting tiles, quests and the backs of the allies. Owners of the
 * box can give a file with the values of theirs; it is read field by field here and held against the rule text in review.ts.
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
  type Refusal,
  reading,
} from '@logres/kernel'
import { COUNTERS } from './data.ts'
import type { Frames } from './domain.ts'
import { ANIMALS, type Animal, type Back, FLAG_EFFECTS, type FlagEffect } from './printed.ts'
import type { Condition, Quest } from './quests.ts'
import { COLOURS, ITEMS, type Province, SERVANTS, SPACES, type Space } from './vocabulary.ts'

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
  /** 1.1 By colour, in the order of COLOURS; ours if it is left out, as in the two below. */
  readonly animals?: readonly Animal[]
  /** 6.0 What the flag of each colour does, in the order of COLOURS. */
  readonly flags?: readonly FlagEffect[]
  /** 10.1 In the order of ALLIES. */
  readonly backs?: readonly Back[]
}

const CONDITIONS = ['item', 'items', 'influence', 'counters', 'servants'] as const
const MOST_POINTS = 3
const MOST_OF_A_KIND = 6
const SIDES = ['A', 'B'] as const

/** Any value may be given. Answers an edition of the right shape, or says what is wrong and where. */
export function readShape(value: unknown): { readonly kind: 'edition'; readonly edition: Edition } | Refusal {
  return reading(() => {
    const fields = fieldsOf(value, ['name', 'ring', 'frames', 'startingTiles', 'quests'], 'edition', [
      'animals',
      'flags',
      'backs',
    ])
    const { name, ring, frames, startingTiles, quests, animals, flags, backs } = fields
    const edition: Edition = {
      name: need(name, isText, 'name'),
      ring: listOf(ring, 'ring', (space, where) => need(space, isOneOf(SPACES), where)),
      frames: readFrames(frames),
      startingTiles: listOf(startingTiles, 'startingTiles', readStartingTile),
      quests: listOf(quests, 'quests', readQuest),
      ...(animals !== undefined && { animals: wordsIn(animals, 'animals', ANIMALS) }),
      ...(flags !== undefined && { flags: wordsIn(flags, 'flags', FLAG_EFFECTS) }),
      ...(backs !== undefined && { backs: wordsIn(backs, 'backs', SIDES) }),
    }
    return { kind: 'edition', edition }
  })
}

function wordsIn<T extends string>(value: unknown, where: string, words: readonly T[]): T[] {
  return listOf(value, where, (word, place) => need(word, isOneOf(words), place))
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
    case 'influence': {
      const { province, count } = fieldsOf(value, ['kind', 'province'], where, ['count'])
      return {
        kind,
        province: readProvince(province, `${where}.province`),
        ...(count !== undefined && { count: need(count, isWhole(1, COUNTERS), `${where}.count`) }),
      }
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
