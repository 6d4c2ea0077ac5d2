/* Which thing lies next in a direction. */

interface Centre {
  readonly x: number
  readonly y: number
}

interface Placed {
  getBoundingClientRect(): DOMRect
}

function centreOf(element: Placed): Centre {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Beside the way counts one and a half times: enough for rows, and hexes of the next row come before those two rows away. What lies more aside than ahead is taken only where nothing else lies that way. */
export function nearestTo<Thing extends Placed>(
  from: Placed,
  all: readonly Thing[],
  [x, y]: readonly [x: number, y: number],
): Thing | undefined {
  const start = centreOf(from)
  const ways = all.flatMap((thing) => {
    const centre = centreOf(thing)
    const ahead = (centre.x - start.x) * x + (centre.y - start.y) * y
    const aside = Math.abs((centre.x - start.x) * y) + Math.abs((centre.y - start.y) * x)
    return thing === from || ahead < 1 ? [] : [{ thing, isAside: aside > ahead, distance: ahead + 1.5 * aside }]
  })
  const straight = ways.filter(({ isAside }) => !isAside)
  const [nearest] = (straight.length > 0 ? straight : ways).toSorted((a, b) => a.distance - b.distance)
  return nearest?.thing
}
