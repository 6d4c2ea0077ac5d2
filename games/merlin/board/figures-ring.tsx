/* The round table as a picture: spaces, provinces, figures, and where dice lead. */

import { isNarrow } from '@logres/board-kit'
import { at } from '@logres/kernel'
import type { Scene } from '../book/index.ts'
import { ITEMS, PROVINCE_EVERY, PROVINCES, type Province, RECONSTRUCTED, SERVANTS } from '../rules/index.ts'
import { colourVar, Die, Glyph, ItemShape, SIGNS, seatVar } from './art/signs.tsx'
import { angleOf, fanned, HALF, point, SMALL, sector, WIDE } from './ring/geometry.ts'
import { KnightFigure, MerlinFigure, TrailArc } from './ring/rim.tsx'
import { SpaceFace } from './ring/spaces.tsx'

type RingScene = Extract<Scene, { readonly kind: 'ring' }>

/** Merlin serves everybody: his way is of no seat's colour. */
const MERLINS = 'var(--gold)'

export function RingFigure({ scene }: { readonly scene: RingScene }) {
  const isSmall = isNarrow.value
  const radii = isSmall ? SMALL : WIDE
  const goals = scene.moves.map(({ to }) => to)
  return (
    <div class="merlin-figure-ring">
      <svg
        class={`merlin-board-drawing ${isSmall ? 'merlin-small' : ''}`}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        aria-hidden
      >
        {PROVINCES.map((province) => {
          const middle = angleOf(province * PROVINCE_EVERY)
          return (
            <path
              key={province}
              class="merlin-wedge"
              d={sector(radii.hub, radii.inner, middle - 29.6, middle + 29.6)}
              style={`--c:${colourVar(province)}`}
            />
          )
        })}
        {isSmall || scene.moves.length > 0 ? null : PROVINCES.map((each) => <Inside key={each} province={each} />)}
        <circle class="merlin-line" r={radii.outer + 0.5} />
        {RECONSTRUCTED.ring.map((space, position) => (
          <g key={position} class={`merlin-space ${goals.includes(position) ? 'merlin-destination' : ''}`}>
            <SpaceFace {...{ space, position, radii, isSmall }} holder={null} />
          </g>
        ))}
        {scene.moves.map(({ figure, from, to, clockwise }) => (
          <TrailArc
            key={to}
            colour={figure === 'merlin' ? MERLINS : seatVar(0)}
            {...{ from, to, clockwise }}
            rim={radii.rim}
          />
        ))}
        <Figures scene={scene} rim={radii.rim} isSmall={isSmall} />
        <circle class="merlin-hub" r={radii.hub - 4} />
        <circle class="merlin-hub-inner" r={radii.hub - 8} />
      </svg>
      <span class="merlin-figure-hub">
        {diceOf(scene).map(({ figure, value }) => (
          <Die key={figure} value={value} seat={figure === 'merlin' ? 'merlin' : 0} size={isSmall ? 34 : 48} />
        ))}
      </span>
    </div>
  )
}

/** What a province has, as at the beginning: places for the servants, and one of each item. */
function Inside({ province }: { readonly province: Province }) {
  const middle = angleOf(province * PROVINCE_EVERY)
  return (
    <>
      {SERVANTS.map((servant, i) => (
        <g
          key={servant}
          class="merlin-empty"
          transform={`translate(${point(WIDE.servants, middle + (i - 1.5) * 13.2)})`}
        >
          <circle r={13.5} />
          <Glyph path={SIGNS[servant]} x={0} y={0} size={17} fill="var(--ink-3)" opacity={0.55} />
        </g>
      ))}
      {ITEMS.map((item, i) => {
        const [x, y] = point(WIDE.influence - 14, middle + (i - 1) * 17)
        return (
          <g key={item} transform={`translate(${x - 12} ${y - 12})`}>
            <ItemShape item={item} province={province} />
          </g>
        )
      })}
    </>
  )
}

/** One die each, whichever ways it leads. */
function diceOf({ moves }: RingScene): RingScene['moves'] {
  return moves.filter(({ figure }, i) => moves.findIndex((other) => other.figure === figure) === i)
}

interface FiguresProps {
  readonly scene: RingScene
  readonly rim: number
  readonly isSmall: boolean
}

function Figures({ scene: { knights, merlin }, rim, isSmall }: FiguresProps) {
  const shared = knights.indexOf(merlin)
  const place = (position: number, n: number, of: number) => `translate(${point(rim, fanned(position, n, of))})`
  return (
    <>
      {knights.map((position, seat) => (
        <g key={seat} transform={place(position, 0, seat === shared ? 2 : 1)}>
          <KnightFigure seat={seat} isMine={seat === 0} isSmall={isSmall} />
        </g>
      ))}
      <g transform={shared < 0 ? place(merlin, 0, 1) : place(at(knights, shared), 1, 2)}>
        <MerlinFigure isSmall={isSmall} />
      </g>
    </>
  )
}
