/* What follows from an edition, worked out once for each. */
import { present } from '@logres/kernel'
import { ALLIES, type AllyName } from './allies/ally.ts'
import { RECONSTRUCTED } from './data.ts'
import { coloursOf, ROW_LENGTH, type Tile, territoriesOf } from './domain.ts'
import type { Edition } from './edition.ts'
import type { Options } from './options.ts'
import { ANIMALS, type Animal, BACKS, type Back, FLAG_EFFECTS, type FlagEffect } from './printed.ts'
import type { DomainTile } from './state.ts'
import { COLOURS, type Position, PROVINCES, type Province, type Space } from './vocabulary.ts'

export interface Layout {
  readonly edition: Edition
  /** For each space of the ring the province it is, −1 if it is none. */
  readonly provinceAt: readonly Province[]
  /** By tile: which colours build there, in a domain of three rows, and of four. */
  readonly coloursOfThree: readonly (readonly Province[])[]
  readonly coloursOfFour: readonly (readonly Province[])[]
  /** 1.1 The provinces clockwise from the black one. */
  readonly clockwise: readonly Province[]
  /** Where each province is on the ring. */
  readonly positionOf: readonly Position[]
  /** 1.1 By province. */
  readonly animals: readonly Animal[]
  /** 6.0 What the flag of each province does, and whose flag does what. */
  readonly effectOf: readonly FlagEffect[]
  readonly flagWith: Readonly<Record<FlagEffect, Province>>
  /** 10.1 */
  readonly backs: readonly Back[]
}

const LAYOUTS = new WeakMap<Edition, Layout>()

export function layoutOf({ layout }: Options): Layout {
  if (layout === 'reconstructed') return OURS
  let found = LAYOUTS.get(layout)
  if (found === undefined) {
    found = workOut(layout)
    LAYOUTS.set(layout, found)
  }
  return found
}

function workOut(edition: Edition): Layout {
  const colours = (rows: number) =>
    Array.from({ length: rows * ROW_LENGTH }, (_, tile) => coloursOf(tile, rows, edition.frames))
  const provinceAt = edition.ring.map((space) => PROVINCES.findIndex((province) => COLOURS[province] === space))
  const effectOf = edition.flags ?? FLAG_EFFECTS
  return {
    edition,
    provinceAt,
    coloursOfThree: colours(3),
    coloursOfFour: colours(4),
    clockwise: provinceAt.filter((province) => province >= 0),
    positionOf: PROVINCES.map((province) => provinceAt.indexOf(province)),
    animals: edition.animals ?? ANIMALS,
    effectOf,
    flagWith: {
      repel: effectOf.indexOf('repel'),
      secondQuest: effectOf.indexOf('secondQuest'),
      backwards: effectOf.indexOf('backwards'),
      turnDie: effectOf.indexOf('turnDie'),
      borrow: effectOf.indexOf('borrow'),
      cross: effectOf.indexOf('cross'),
    },
    backs: edition.backs ?? BACKS,
  }
}

const OURS = workOut(RECONSTRUCTED)

const TERRITORIES = new WeakMap<readonly DomainTile[], readonly (readonly Tile[])[]>()

/** 7.2 The territories of a domain, which never changes in a game: worked out once. */
export function territoriesIn(domain: readonly DomainTile[]): readonly (readonly Tile[])[] {
  let found = TERRITORIES.get(domain)
  if (found === undefined) {
    found = territoriesOf(domain.map(({ terrain }) => terrain))
    TERRITORIES.set(domain, found)
  }
  return found
}

export function spaceAt(options: Options, position: number): Space {
  return present(layoutOf(options).edition.ring[position])
}

/** 1.1 Where a province is on the ring. */
export function positionOf(options: Options, province: Province): Position {
  return present(layoutOf(options).positionOf[province])
}

/** 6.0 The province whose flag does this. */
export function flagWith(options: Options, effect: FlagEffect): Province {
  return layoutOf(options).flagWith[effect]
}

/** 4.6 The provinces before and after this one. */
export function neighbours(options: Options, province: Province): readonly Province[] {
  const { clockwise } = layoutOf(options)
  const place = clockwise.indexOf(province)
  return [1, clockwise.length - 1].map((step) => present(clockwise[(place + step) % clockwise.length]))
}

/** 10.1 */
export function backOf(options: Options, ally: AllyName): Back {
  return present(layoutOf(options).backs[ALLIES.indexOf(ally)])
}

/** 6.0 The province whose flag does this, by an edition. */
export function flagIn({ flags = FLAG_EFFECTS }: Edition, effect: FlagEffect): Province {
  return flags.indexOf(effect)
}
