/* Which thing lies next in a direction. */

interface Centre {
  readonly x: number
  readonly y: number
}

function centreOf(element: Element): Centre {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Beside the way counts double: the next one straight ahead comes first. */
export function nearestTo<Thing extends Element>(
  from: Element,
  all: readonly Thing[],
  [x, y]: readonly [x: number, y: number],
): Thing | undefined {
  const start = centreOf(from)
  let best: { readonly thing: Thing; readonly distance: number } | undefined
  for (const thing of all) {
    const centre = centreOf(thing)
    const ahead = (centre.x - start.x) * x + (centre.y - start.y) * y
    const aside = Math.abs((centre.x - start.x) * y) + Math.abs((centre.y - start.y) * x)
    if (thing === from || ahead < 1) continue
    const distance = ahead + 2 * aside
    if (best === undefined || distance < best.distance) best = { thing, distance }
  }
  return best?.thing
}
