/* The 24 spaces: each a button, one tab stop for all of them. */

import { useMemo } from 'preact/hooks'
import type { Deed, Position, Space } from '../../rules/index.ts'
import { COLOURS } from '../../rules/index.ts'
import { beastPath, colourVar, Glyph, SIGNS, type SignName, seatShape, seatVar } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { spaceLabel } from '../names.ts'
import { texts } from '../texts/index.ts'
import { angleOf, point, type Radii, STEP, sector } from './geometry.ts'

type Word = 'exchange' | 'build' | 'quest' | 'moveServant' | 'excalibur' | 'grail' | 'influence' | 'points'

interface Look {
  readonly word: Word
  readonly sign: SignName | null
  readonly ink: string
  /** Drawn around the sign. */
  readonly around: 'laurels' | 'ring' | null
}

const plain = (word: Word, sign: SignName, ink: string): Look => ({ word, sign, ink, around: null })
const points = (sign: SignName | null): Look => ({ word: 'points', sign, ink: 'var(--gold)', around: 'laurels' })
const influence = (sign: SignName): Look => ({ word: 'influence', sign, ink: 'var(--lapis)', around: 'ring' })

const LOOKS: Readonly<Record<Deed, Look>> = {
  exchange: plain('exchange', 'exchange', 'var(--verdigris)'),
  build: plain('build', 'builder', 'var(--ink)'),
  quest: plain('quest', 'quest', 'var(--rubric)'),
  moveServant: plain('moveServant', 'walk', 'var(--ink)'),
  excalibur: plain('excalibur', 'sword', 'var(--ink)'),
  grail: plain('grail', 'grail', 'var(--gold)'),
  influenceShield: influence('shieldBearer'),
  influenceFlag: influence('flagBearer'),
  influenceMaterial: influence('block'),
  influenceServant: influence('meeple'),
  pointsShields: points('shieldBearer'),
  pointsFlags: points('flagBearer'),
  pointsMaterials: points('block'),
  pointsInfluence: points(null),
}

function isDeed(space: Space): space is Deed {
  return Object.hasOwn(LOOKS, space)
}

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

function LookSigns({
  look: { sign, ink, around, word },
  x,
  y,
  k,
}: {
  readonly look: Look
  readonly x: number
  readonly y: number
  readonly k: number
}) {
  if (around === null) {
    const size = (word === 'exchange' ? 25 : 29) * k
    return sign === null ? null : <Glyph path={SIGNS[sign]} x={x} y={y} size={size} fill={ink} />
  }
  const isPoints = around === 'laurels'
  return (
    <>
      {isPoints ? (
        <Glyph path={SIGNS.laurels} x={x} y={y} size={36 * k} fill={ink} />
      ) : (
        <circle class="merlin-space-ring" cx={x} cy={y} r={15 * k} stroke={ink} stroke-width={1.6 * k} />
      )}
      {sign === null ? (
        <circle class="merlin-space-ring" cx={x} cy={y} r={5.5 * k} stroke={ink} stroke-width={2.4 * k} />
      ) : (
        <Glyph path={SIGNS[sign]} x={x} y={isPoints ? y - 1 : y} size={(isPoints ? 14.5 : 17) * k} fill={ink} />
      )}
    </>
  )
}
