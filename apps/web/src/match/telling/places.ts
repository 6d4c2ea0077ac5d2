/* Where a thing is on the screen. */
import type { PlaceId } from '@logres/board-kit'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The first one to be seen: a board may draw a thing twice, for wide and for narrow screens; a lesson hides some things. */
export function elementOf(place: PlaceId): Element | undefined {
  const found = document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)
  return [...found].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  )
}

/** The part of an element that is in sight; undefined if most of it is not. */
export function boxInSight(element: Element): Box | undefined {
  const whole = element.getBoundingClientRect()
  let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom]
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const frame = part.getBoundingClientRect()
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  const box = { left, top, width: right - left, height: bottom - top }
  const isSeen = box.width > 0 && box.height > 0 && box.width * box.height > (whole.width * whole.height) / 3
  return isSeen && !isCovered(element, box) ? box : undefined
}

/** On a phone the prompt and the hand lie over the board. */
function isCovered(element: Element, { left, top, width, height }: Box): boolean {
  const own = layerOf(element)
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return false
  const layer = layerOf(hit)
  return layer !== undefined && layer !== own && !layer.contains(element)
}

function layerOf(element: Element): Element | undefined {
  for (let part: Element | null = element; part !== null && part !== document.body; part = part.parentElement) {
    const { position } = getComputedStyle(part)
    if (position === 'fixed' || position === 'sticky') return part
  }
  return undefined
}
