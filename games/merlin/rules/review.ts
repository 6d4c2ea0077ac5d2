/* What is wrong with an edition by the rule text, and what is only unusual: for that the text states nothing. */
import {
  type EditionReview,
  errorAt,
  type Finding,
  firstError,
  type Refusal,
  refuse,
  reviewWith,
  warningAt,
} from '@logres/kernel'
import { COUNTERS, MOST_CONDITIONS, PROVINCE_EVERY, QUESTS, RECONSTRUCTED, RING, SEATS } from './data.ts'
import { coloursOf, FRAME_SLOTS, ROW_LENGTH } from './domain.ts'
import { type Edition, readShape } from './edition.ts'
import { ANIMALS, BACKS, FLAG_EFFECTS } from './printed.ts'
import type { Condition } from './quests.ts'
import { COLOURS, DEEDS, type Deed, PROVINCES, type Space } from './vocabulary.ts'

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

/** 1.5, 1.7 The two sizes of the domain; usually each colour serves between a third and two thirds of the tiles. */
const SIZES = [
  { rows: 3, least: 6, most: 12 },
  { rows: 4, least: 8, most: 16 },
] as const
const COLOURS_A_TILE = { least: 2, most: 4 } as const

/** 10.1 Everybody gets an ally of each back. */
const LEAST_BACKS = SEATS.max
const USUAL_BACKS = 6

/** Ours, with all that an edition can hold. */
export const STANDARD: Required<Edition> = { ...RECONSTRUCTED, animals: ANIMALS, flags: FLAG_EFFECTS, backs: BACKS }

/** Any value may be given. */
export function reviewEdition(value: unknown): EditionReview<Edition> {
  return reviewWith(value, readShape, checkEdition)
}

/** The edition, or the first thing that is wrong with it. */
export function readEdition(value: unknown): { readonly kind: 'edition'; readonly edition: Edition } | Refusal {
  const review = reviewEdition(value)
  const { edition } = review
  if (edition !== undefined) return { kind: 'edition', edition }
  const error = firstError(review)
  if (error === undefined) throw new Error('an edition was refused without an error')
  return error
}

export function checkEdition(edition: Edition): Finding[] {
  return [
    ...checkRing(edition),
    ...checkAnimals(edition),
    ...checkFlags(edition),
    ...checkFrames(edition),
    ...checkStartingTiles(edition),
    ...checkQuests(edition),
    ...checkBacks(edition),
  ]
}

/** 1.2 Stated: how often there is each space. Merlin begins on the black province (2.1), where we begin to count. */
function checkRing({ ring }: Edition): Finding[] {
  if (ring.length !== RING)
    return [errorAt('ring', refuse('editionRing', '1.2', { spaces: ring.length, needed: RING }))]
  const needed = (space: Space) => (isDeed(space) ? STATED_SPACES[space] : 1)
  const wrong = [...COLOURS, ...DEEDS].flatMap((space): Finding[] => {
    const spaces = ring.filter((each) => each === space).length
    if (spaces === needed(space)) return []
    return [errorAt('ring', refuse('editionSpaces', '1.2', { space, spaces, needed: needed(space) }))]
  })
  if (wrong.length > 0) return wrong
  const first = ring[0] === COLOURS[0] ? [] : [errorAt('ring[0]', refuse('editionFirst', '2.1', { space: COLOURS[0] }))]
  const uneven = ring.flatMap((space, position) =>
    !isDeed(space) && position % PROVINCE_EVERY !== 0
      ? [warningAt(`ring[${position}]`, refuse('editionSpacing', '1.2', { position, space }))]
      : [],
  )
  return [...first, ...uneven]
}

function isDeed(space: Space): space is Deed {
  return DEEDS.some((deed) => deed === space)
}

/** 1.1 Stated: the dragon is black. */
function checkAnimals({ animals = ANIMALS }: Edition): Finding[] {
  if (animals.length !== ANIMALS.length) {
    return [errorAt('animals', refuse('editionAnimals', '1.1', { animals: animals.length, needed: ANIMALS.length }))]
  }
  const dragon = animals[0] === ANIMALS[0] ? [] : [errorAt('animals[0]', refuse('editionDragon', '2.1'))]
  const twice = animals.flatMap((animal, i) =>
    animals.indexOf(animal) < i
      ? [warningAt(`animals[${i}]`, refuse('editionAnimalTwice', '1.1', { province: i }))]
      : [],
  )
  return [...dragon, ...twice]
}

/** 6.0 Stated: six effects, one to a colour. */
function checkFlags({ flags = FLAG_EFFECTS }: Edition): Finding[] {
  if (flags.length !== FLAG_EFFECTS.length) {
    return [errorAt('flags', refuse('editionFlags', '6.0', { flags: flags.length, needed: FLAG_EFFECTS.length }))]
  }
  return flags.flatMap((effect, i) => {
    const first = flags.indexOf(effect)
    return first < i ? [errorAt(`flags[${i}]`, refuse('editionFlagTwice', '6.0', { province: i, other: first }))] : []
  })
}

/** 1.6, 1.7 Usually ("la plupart du temps") a tile can be built on with several colours, and no colour serves few tiles. */
function checkFrames({ frames }: Edition): Finding[] {
  const short = Object.entries({ top: frames.top, bottom: frames.bottom }).flatMap(([frame, slots]) =>
    slots.length === FRAME_SLOTS
      ? []
      : [
          errorAt(
            `frames.${frame}`,
            refuse('editionFrame', '1.6', { frame, slots: slots.length, needed: FRAME_SLOTS }),
          ),
        ],
  )
  if (short.length > 0) return short
  return SIZES.flatMap(({ rows, least, most }) => {
    const tiles = Array.from({ length: rows * ROW_LENGTH }, (_, tile) => coloursOf(tile, rows, frames))
    const odd = tiles.flatMap(({ length }, tile) =>
      length < COLOURS_A_TILE.least || length > COLOURS_A_TILE.most
        ? [warningAt('frames', refuse('editionTile', '1.7', { rows, tile, colours: length, ...COLOURS_A_TILE }))]
        : [],
    )
    const uneven = PROVINCES.flatMap((province) => {
      const served = tiles.filter((colours) => colours.includes(province)).length
      return served < least || served > most
        ? [warningAt('frames', refuse('editionBalance', '1.7', { rows, province, tiles: served, least, most }))]
        : []
    })
    return [...odd, ...uneven]
  })
}

/** 1.4 One for each player; usually no two knights start in one province. */
function checkStartingTiles({ startingTiles }: Edition): Finding[] {
  const tiles = startingTiles.length
  if (tiles !== SEATS.max) {
    return [errorAt('startingTiles', refuse('editionStartingTiles', '1.4', { tiles, needed: SEATS.max }))]
  }
  const starts = startingTiles.map(({ knight }) => knight)
  return starts.flatMap((knight, i) =>
    starts.indexOf(knight) < i ? [warningAt(`startingTiles[${i}].knight`, refuse('editionStarts', '1.4'))] : [],
  )
}

/** 1.8 Stated: how many there are. */
function checkQuests({ quests }: Edition): Finding[] {
  if (quests.length !== QUESTS)
    return [errorAt('quests', refuse('editionQuests', '1.8', { quests: quests.length, needed: QUESTS }))]
  return quests.flatMap(({ conditions }, quest) => {
    if (!areSound(conditions)) return [errorAt(`quests[${quest}]`, refuse('editionQuest', '1.8', { quest }))]
    return countersIn(conditions) > COUNTERS
      ? [warningAt(`quests[${quest}]`, refuse('editionCounters', '1.3', { quest, most: COUNTERS }))]
      : []
  })
}

function areSound(conditions: readonly Condition[]): boolean {
  if (conditions.length === 0 || conditions.length > MOST_CONDITIONS) return false
  return conditions.every(
    (condition) =>
      condition.kind !== 'servants' ||
      (condition.servants.length >= 1 && new Set(condition.servants).size === condition.servants.length),
  )
}

function countersIn(conditions: readonly Condition[]): number {
  let counters = 0
  for (const condition of conditions) {
    if (condition.kind === 'influence') counters += condition.count ?? 1
    if (condition.kind === 'counters') counters += condition.count
  }
  return counters
}

/** 10.1 */
function checkBacks({ backs = BACKS }: Edition): Finding[] {
  if (backs.length !== BACKS.length)
    return [errorAt('backs', refuse('editionBacks', '10.1', { backs: backs.length, needed: BACKS.length }))]
  const count = backs.filter((back) => back === 'A').length
  if (count === USUAL_BACKS) return []
  const refusal = refuse('editionBackCount', '10.1', { a: count, b: backs.length - count, least: LEAST_BACKS })
  return [Math.min(count, backs.length - count) < LEAST_BACKS ? errorAt('backs', refusal) : warningAt('backs', refusal)]
}
