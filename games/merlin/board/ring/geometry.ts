/* Angles and arcs of the round table. Space 0 is at the top, and they go round clockwise, 15 degrees each. */

import { polar } from '@logres/board-kit'
import type { Position } from '../../rules/index.ts'

export const STEP = 15
/** Half the side of the square it is drawn in. */
export const HALF = 319

/** Radii: the ring of spaces, the rim of the figures, the bands inside, the hub. */
export interface Radii {
  readonly outer: number
  readonly inner: number
  readonly rim: number
  readonly servants: number
  readonly influence: number
  readonly items: number
  readonly hub: number
}

export const WIDE: Radii = { outer: 272, inner: 216, rim: 296, servants: 190, influence: 150, items: 113, hub: 86 }
/** On a phone there is no band of items, and everything else is larger. */
export const SMALL: Radii = { outer: 272, inner: 214, rim: 296, servants: 188, influence: 139, items: 0, hub: 92 }

export function angleOf(position: Position): number {
  return position * STEP
}

export const point = polar

export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)]
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`
}

/** Along a circle, either way round. */
export function arc(radius: number, from: number, to: number, clockwise: boolean): string {
  const span = (((clockwise ? to - from : from - to) % 360) + 360) % 360
  return `M${point(radius, from)}A${radius} ${radius} 0 ${span > 180 ? 1 : 0} ${clockwise ? 1 : 0} ${point(radius, to)}`
}

/** Where the n-th of several things at one space is put: side by side along the rim. */
export function fanned(position: Position, n: number, of: number): number {
  const apart = Math.min(8, 15 / Math.max(of, 1))
  return angleOf(position) + (n - (of - 1) / 2) * apart
}
