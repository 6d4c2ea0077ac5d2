/* What follows from an edition, worked out once for each. */
import { present } from '@logres/kernel'
import { RECONSTRUCTED } from './data.ts'
import { coloursOf, neighboursOf, ROW_LENGTH, type Tile } from './domain.ts'
import type { Edition } from './edition.ts'
import type { Options } from './options.ts'
import { COLOURS, PROVINCES, type Province, type Space } from './vocabulary.ts'

export interface Layout {
  readonly edition: Edition
  /** For each space of the ring the province it is, −1 if it is none. */
  readonly provinceAt: readonly Province[]
  /** By rows of the domain and tile: which colours build there. */
  readonly colours: ReadonlyMap<number, readonly (readonly Province[])[]>
  readonly neighbours: ReadonlyMap<number, readonly (readonly Tile[])[]>
}

const LAYOUTS = new WeakMap<Edition, Layout>()

export function layoutOf({ layout }: Options): Layout {
  const edition = layout === 'reconstructed' ? RECONSTRUCTED : layout
  let found = LAYOUTS.get(edition)
  if (found === undefined) {
    found = workOut(edition)
    LAYOUTS.set(edition, found)
  }
  return found
}

function workOut(edition: Edition): Layout {
  const byRows = <T>(each: (tile: Tile, rows: number) => T) =>
    new Map([3, 4].map((rows) => [rows, Array.from({ length: rows * ROW_LENGTH }, (_, tile) => each(tile, rows))]))
  return {
    edition,
    provinceAt: edition.ring.map((space) => PROVINCES.findIndex((province) => COLOURS[province] === space)),
    colours: byRows((tile, rows) => coloursOf(tile, rows, edition.frames)),
    neighbours: byRows(neighboursOf),
  }
}

export function spaceAt(options: Options, position: number): Space {
  return present(layoutOf(options).edition.ring[position])
}
