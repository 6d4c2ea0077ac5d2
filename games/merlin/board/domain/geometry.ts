/* Where the hexagons of the domain lie, for three rows and for four. One unit is about a pixel at the usual size. */
import { FRAME_SLOTS, type Line, neighboursOf, placeInRow, ROW_LENGTH, rowOf, type Tile } from '../../rules/index.ts'

export const WIDTH = 57
const HEIGHT = WIDTH / 0.866
const STEP = HEIGHT * 0.75
/** How far the frames stand out. */
const FRAME = 18

const CORNERS = [
  [0, -0.5],
  [0.5, -0.25],
  [0.5, 0.25],
  [0, 0.5],
  [-0.5, 0.25],
  [-0.5, -0.25],
] as const
/** The side between corner i and the next one looks there: rows down, half tiles to the right. */
const SIDES = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
] as const

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a tile. */
export function middleOf(tile: Tile): Point {
  const row = rowOf(tile)
  return { x: WIDTH * (placeInRow(tile) + 0.5 + (row % 2) / 2), y: FRAME + HEIGHT / 2 + row * STEP }
}

export function sizeOf(rows: number): { readonly width: number; readonly height: number } {
  return { width: WIDTH * (ROW_LENGTH + 0.5), height: 2 * FRAME + HEIGHT + (rows - 1) * STEP }
}

const f = (n: number) => n.toFixed(1)

/** The outline of a tile; `scale` draws it smaller or larger around its middle. */
export function hexagon(tile: Tile, scale = 1): string {
  const { x, y } = middleOf(tile)
  const points = CORNERS.map(([dx, dy]) => `${f(x + dx * WIDTH * scale)} ${f(y + dy * HEIGHT * scale)}`)
  return `M${points.join('L')}Z`
}

/** 7.2 Where territories end, and the domain itself: each piece of border once. */
export function borders(territories: readonly (readonly Tile[])[], rows: number): string {
  const group = new Map(territories.flatMap((tiles, i) => tiles.map((tile) => [tile, i] as const)))
  const lines: string[] = []
  for (const tile of group.keys()) {
    const { x, y } = middleOf(tile)
    const near = neighboursOf(tile, rows)
    for (const [i, [down, right]] of SIDES.entries()) {
      const [from, to] = [CORNERS[i], CORNERS[(i + 1) % CORNERS.length]]
      const other = near.find((each) => isThere(middleOf(each), x + (right * WIDTH) / 2, y + down * STEP))
      if (from === undefined || to === undefined) continue
      if (other !== undefined && (other < tile || group.get(other) === group.get(tile))) continue
      const ends = [from, to].map(([dx, dy]) => `${f(x + dx * WIDTH)} ${f(y + dy * HEIGHT)}`)
      lines.push(`M${ends.join('L')}`)
    }
  }
  return lines.join('')
}

function isThere(point: Point, x: number, y: number): boolean {
  return Math.abs(point.x - x) < 1 && Math.abs(point.y - y) < 1
}

/** 1.6 A slot fills the notch between two tiles of the edge row; the first and the last are halves. */
export interface Slot {
  readonly outline: string
  /** Where its beast stands. */
  readonly sign: Point
}

export function slotAt(k: number, isUp: boolean, rows: number): Slot {
  const out = isUp ? -1 : 1
  const shift = isUp || rows % 2 === 1 ? 0 : WIDTH / 2
  const x = shift + k * WIDTH
  const foot = isUp ? FRAME : sizeOf(rows).height - FRAME
  const notch = foot - out * (HEIGHT / 4 - 2)
  const gap = 1.2
  const left = k === 0 ? x : x - WIDTH / 2 + gap
  const right = k === FRAME_SLOTS - 1 ? x : x + WIDTH / 2 - gap
  const corners = [
    [left, foot + out * FRAME],
    [right, foot + out * FRAME],
    [right, k === FRAME_SLOTS - 1 ? notch : foot + out],
    ...(k === 0 || k === FRAME_SLOTS - 1 ? [] : [[x, notch]]),
    [left, k === 0 ? notch : foot + out],
  ].map(([cx = 0, cy = 0]) => `${f(cx)} ${f(cy)}`)
  const inward = k === 0 ? WIDTH * 0.2 : k === FRAME_SLOTS - 1 ? -WIDTH * 0.2 : 0
  return {
    outline: `M${corners.join('L')}Z`,
    sign: { x: x + inward, y: foot + out * (FRAME / 2 - 3) },
  }
}

/** From the rim of the tile into the slot, or to where the line leaves the domain. */
export function endsOf({ tiles, isUp, isLeft, slot }: Line): readonly [Point, Point] {
  const along = (tile: Tile, part: number) => {
    const { x, y } = middleOf(tile)
    return { x: x + (isLeft ? -part : part) * (WIDTH / 2), y: y + (isUp ? -part : part) * STEP }
  }
  return [along(tiles[0] ?? 0, 0.5), along(tiles.at(-1) ?? 0, slot < 0 ? 0.5 : 0.72)]
}
