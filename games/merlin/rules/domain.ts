/*
 * 1.5 to 1.7 The domain: rows of six hexagons with a point upwards, every second row half a tile to the right, and a frame of
 * seven slots above and below. A tile is a number, six to a row, from the top left.
 */
import { present } from '@logres/kernel'
import type { Province } from './vocabulary.ts'

export const ROW_LENGTH = 6
export const FRAME_SLOTS = 7

/** 1.6 The colours of the slots, from the left. */
export interface Frames {
  readonly top: readonly Province[]
  readonly bottom: readonly Province[]
}

export type Tile = number

/** From 0, from the top. */
export function rowOf(tile: Tile): number {
  return Math.floor(tile / ROW_LENGTH)
}

/** From 0, from the left. */
export function placeInRow(tile: Tile): number {
  return tile % ROW_LENGTH
}

const LEFT = 0
const RIGHT = 1

/** One step up or down, to the left or to the right: the tile in the next row, or −1 where the line leaves the domain. */
function diagonal(row: number, k: number, side: number): number {
  const next = (row % 2 === 0 ? k - 1 : k) + side
  return next < 0 || next >= ROW_LENGTH ? -1 : next
}

/** 1.7 A line from a tile, through tile after tile. */
export interface Line {
  readonly isUp: boolean
  readonly isLeft: boolean
  /** From the tile itself to the last one on the way. */
  readonly tiles: readonly Tile[]
  /** The slot it reaches in the frame above or below, −1 if it leaves at the side. */
  readonly slot: number
}

function lineFrom(tile: Tile, rows: number, step: 1 | -1, side: number): Line {
  const line = { isUp: step < 0, isLeft: side === LEFT }
  const tiles = [tile]
  let row = Math.floor(tile / ROW_LENGTH)
  let k = tile % ROW_LENGTH
  for (;;) {
    const next = row + step
    if (next < 0 || next >= rows) return { ...line, tiles, slot: k + side }
    k = diagonal(row, k, side)
    if (k < 0) return { ...line, tiles, slot: -1 }
    row = next
    tiles.push(row * ROW_LENGTH + k)
  }
}

/** 1.7 Up-left, down-left, up-right and down-right. */
export function linesOf(tile: Tile, rows: number): readonly Line[] {
  return [LEFT, RIGHT].flatMap((side) => [lineFrom(tile, rows, -1, side), lineFrom(tile, rows, 1, side)])
}

/** 1.7 The colours of material that build on this tile, each once, in the order of the provinces. */
export function coloursOf(tile: Tile, rows: number, { top, bottom }: Frames): Province[] {
  const colours = new Set<Province>()
  for (const { isUp, slot } of linesOf(tile, rows)) if (slot >= 0) colours.add(present((isUp ? top : bottom)[slot]))
  return [...colours].sort((a, b) => a - b)
}

/** 1.5 The touching tiles. */
export function neighboursOf(tile: Tile, rows: number): Tile[] {
  const row = Math.floor(tile / ROW_LENGTH)
  const k = tile % ROW_LENGTH
  const found: Tile[] = []
  if (k > 0) found.push(tile - 1)
  if (k < ROW_LENGTH - 1) found.push(tile + 1)
  for (const next of [row - 1, row + 1]) {
    if (next < 0 || next >= rows) continue
    for (const side of [LEFT, RIGHT]) {
      const there = diagonal(row, k, side)
      if (there >= 0) found.push(next * ROW_LENGTH + there)
    }
  }
  return found.sort((a, b) => a - b)
}

const NEIGHBOURS = new Map<number, readonly (readonly Tile[])[]>()

function allNeighbours(rows: number): readonly (readonly Tile[])[] {
  let all = NEIGHBOURS.get(rows)
  if (all === undefined) {
    all = Array.from({ length: rows * ROW_LENGTH }, (_, tile) => neighboursOf(tile, rows))
    NEIGHBOURS.set(rows, all)
  }
  return all
}

/** 7.2 The connected groups of tiles of one sort; `sorts` names each tile's terrain. */
export function territoriesOf<T>(sorts: readonly T[]): Tile[][] {
  const neighbours = allNeighbours(sorts.length / ROW_LENGTH)
  const seen = sorts.map(() => false)
  const territories: Tile[][] = []
  for (let tile = 0; tile < sorts.length; tile++) {
    if (seen[tile]) continue
    const territory: Tile[] = []
    const open = [tile]
    seen[tile] = true
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      territory.push(next)
      for (const other of present(neighbours[next])) {
        if (seen[other] || sorts[other] !== sorts[tile]) continue
        seen[other] = true
        open.push(other)
      }
    }
    territories.push(territory.sort((a, b) => a - b))
  }
  return territories
}
