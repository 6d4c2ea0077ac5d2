/* Where the explanation of a thing stands. */

/** Pixels between the thing and what is said about it, and to the edges of the window. */
const GAP = 8

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
interface Size {
  readonly width: number
  readonly height: number
}

/** Beside the thing where there is room, never over it if that can be helped, always inside the window. */
export function placeBeside(thing: Box, { width, height }: Size, window: Size): { left: number; top: number } {
  const within = (value: number, size: number, all: number) => Math.max(GAP, Math.min(value, all - size - GAP))
  const level = within((thing.top + thing.bottom - height) / 2, height, window.height)
  const central = within((thing.left + thing.right - width) / 2, width, window.width)
  const right = thing.right + GAP
  const left = thing.left - GAP - width
  const above = thing.top - GAP - height
  const below = thing.bottom + GAP
  if (right + width + GAP <= window.width) return { left: Math.max(GAP, right), top: level }
  if (left >= GAP) return { left: within(left, width, window.width), top: level }
  if (above >= GAP) return { left: central, top: within(above, height, window.height) }
  return { left: central, top: within(below, height, window.height) }
}
