/*
 * The domain a second time, by geometry: every tile and slot has a place (row, x), a step within a row is two, a step to
 * the next row is one to the left or right. Rows 1 and 3 stand one to the right. The frames are rows −1 and `rows`.
 */
import { at } from '@logres/kernel'
import type { Frames } from '../../rules/domain.ts'

const ROW = 6
const SLOTS = 7

const shift = (row: number) => (row % 2 === 1 ? 1 : 0)
const key = (row: number, x: number) => `${row}/${x}`

function tilesByPlace(rows: number): Map<string, number> {
  const places = new Map<string, number>()
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < ROW; k++) places.set(key(row, 2 * k + shift(row)), row * ROW + k)
  return places
}

/** 1.6 Slot k lies between the outer ends of tiles k−1 and k of the edge row. */
function slotsByPlace(rows: number, frames: Frames): Map<string, number> {
  const places = new Map<string, number>()
  for (let slot = 0; slot < SLOTS; slot++) {
    places.set(key(-1, 2 * slot - 1 + shift(0)), at(frames.top, slot))
    places.set(key(rows, 2 * slot - 1 + shift(rows - 1)), at(frames.bottom, slot))
  }
  return places
}

/** 1.7 The colours that four lines find. */
export function tracedColours(tile: number, rows: number, frames: Frames): Set<number> {
  const tiles = tilesByPlace(rows)
  const slots = slotsByPlace(rows, frames)
  const colours = new Set<number>()
  for (const down of [-1, 1])
    for (const right of [-1, 1]) {
      let row = Math.floor(tile / ROW)
      let x = 2 * (tile % ROW) + shift(row)
      do {
        row += down
        x += right
      } while (tiles.has(key(row, x)))
      const colour = slots.get(key(row, x))
      if (colour !== undefined) colours.add(colour)
    }
  return colours
}

/** 1.7 How many tiles take each colour. */
export function served(rows: number, frames: Frames): number[] {
  const tiles = Array.from({ length: rows * ROW }, (_, tile) => tracedColours(tile, rows, frames))
  return Array.from({ length: 6 }, (_, colour) => tiles.filter((colours) => colours.has(colour)).length)
}

/** 1.5 */
export function touching(tile: number, rows: number): number[] {
  const tiles = tilesByPlace(rows)
  const row = Math.floor(tile / ROW)
  const x = 2 * (tile % ROW) + shift(row)
  const around = [
    [row, x - 2],
    [row, x + 2],
    [row - 1, x - 1],
    [row - 1, x + 1],
    [row + 1, x - 1],
    [row + 1, x + 1],
  ] as const
  return around.flatMap(([r, place]) => tiles.get(key(r, place)) ?? []).sort((a, b) => a - b)
}

/** 7.2 Flooding: every tile takes the smallest number among its like neighbours until nothing changes. */
export function flooded(sorts: readonly string[]): number[] {
  const rows = sorts.length / ROW
  const mark = sorts.map((_, tile) => tile)
  for (let changed = true; changed; ) {
    changed = false
    for (const [tile, sort] of sorts.entries())
      for (const other of touching(tile, rows))
        if (sorts[other] === sort && at(mark, other) < at(mark, tile)) {
          mark[tile] = at(mark, other)
          changed = true
        }
  }
  return mark
}
