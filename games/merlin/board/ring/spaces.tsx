/* The 24 spaces: each a button, one tab stop for all of them. */

import { useMemo } from 'preact/hooks'
import type { Position, Space } from '../../rules/index.ts'
import { COLOURS } from '../../rules/index.ts'
import { beastPath, colourVar, Glyph, seatShape, seatVar } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { spaceLabel } from '../names.ts'
import { spacePlace } from '../places.ts'
import { texts } from '../texts/index.ts'
import { angleOf, point, type Radii, STEP, sector } from './geometry.ts'
import { isDeed, LOOKS, LookSigns } from './looks.tsx'

export function Spaces({
  model,
  radii,
  isSmall,
}: {
  readonly model: Model
  readonly radii: Radii
  readonly isSmall: boolean
}) {
  const { ring } = model.edition.value
  const gold = model.golden.value
  const here = model.tabStop.value
  return (
    <>
      {ring.map((space, position) => {
        const isGold = gold.includes(position)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
          <g
            key={position}
            class={`merlin-space ${isGold ? 'merlin-destination' : ''}`}
            role="button"
            tabIndex={position === here ? 0 : -1}
            data-space={position}
            data-place={spacePlace(position)}
            aria-label={spaceLabel(model, position)}
            onClick={() => model.press(position)}
            onFocusIn={() => {
              model.space.value = position
            }}
          >
            <SpaceFace
              space={space}
              position={position}
              radii={radii}
              isSmall={isSmall}
              holder={holderOf(model, space)}
            />
          </g>
        )
      })}
    </>
  )
}

function holderOf(model: Model, space: Space): number | null {
  if (space === 'grail') return model.view.value.grail
  return space === 'excalibur' ? model.view.value.excalibur : null
}

interface FaceProps {
  readonly space: Space
  readonly position: Position
  readonly radii: Radii
  readonly isSmall: boolean
  readonly holder: number | null
}

export function SpaceFace({ space, position, radii, isSmall, holder }: FaceProps) {
  const t = texts()
  const draw = () => {
    const angle = angleOf(position)
    const { inner, outer } = radii
    const [x, y] = point((inner + outer) / 2, angle)
    if (!isDeed(space)) {
      const province = COLOURS.indexOf(space)
      return (
        <>
          <path
            class="merlin-province"
            d={sector(inner - 2, outer + 5, angle - 7.4, angle + 7.4)}
            fill={colourVar(province)}
          />
          <Glyph path={beastPath(province)} x={x} y={y} size={isSmall ? 42 : 38} fill="#fff" />
        </>
      )
    }
    const look = LOOKS[space]
    const k = isSmall ? 1.28 : 1
    const iy = isSmall ? y : y - 8.5
    return (
      <>
        <path d={sector(inner, outer, angle - STEP / 2, angle + STEP / 2)} />
        <LookSigns look={look} x={x} y={iy} k={k} />
        {holder === null ? null : (
          <path
            class="merlin-edge-wide"
            d={seatShape(holder, 5.6 * k)}
            fill={seatVar(holder)}
            transform={`translate(${x + 15 * k} ${iy - 9 * k})`}
          />
        )}
        {isSmall ? null : (
          <text class="merlin-space-label" x={x} y={y + 19}>
            {t.shortSpaces[look.word]}
          </text>
        )}
      </>
    )
  }
  return useMemo(draw, [space, position, radii, isSmall, holder, t])
}
