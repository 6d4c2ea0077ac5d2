/* What follows from an edition, worked out once for each. */
import { present } from '@logres/kernel'
import { RECONSTRUCTED } from './data.ts'
import { coloursOf, ROW_LENGTH, type Tile, territoriesOf } from './domain.ts'
import type { Edition } from './edition.ts'
import type { Options } from './options.ts'
import type { DomainTile } from './state.ts'
import { COLOURS, PROVINCES, type Province, type Space } from './vocabulary.ts'

export interface Layout {
  readonly edition: Edition
  /** For each space of the ring the province it is, −1 if it is none. */
  readonly provinceAt: readonly Province[]
  /** By tile: which colours build there, in a domain of three rows, and of four. */
  readonly coloursOfThree: readonly (readonly Province[])[]
  readonly coloursOfFour: readonly (readonly Province[])[]
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
  return {
    edition,
    provinceAt: edition.ring.map((space) => PROVINCES.findIndex((province) => COLOURS[province] === space)),
    coloursOfThree: colours(3),
    coloursOfFour: colours(4),
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
