/* How each space of the ring looks, provinces aside. */

import type { Deed, Space } from '../../rules/index.ts'
import { Glyph, SIGNS, type SignName } from '../art/signs.tsx'

type Word = 'exchange' | 'build' | 'quest' | 'moveServant' | 'excalibur' | 'grail' | 'influence' | 'points'

export interface Look {
  readonly word: Word
  readonly sign: SignName | null
  readonly ink: string
  /** Drawn around the sign. */
  readonly around: 'laurels' | 'ring' | null
}

const plain = (word: Word, sign: SignName, ink: string): Look => ({ word, sign, ink, around: null })
const points = (sign: SignName | null): Look => ({ word: 'points', sign, ink: 'var(--gold)', around: 'laurels' })
const influence = (sign: SignName): Look => ({ word: 'influence', sign, ink: 'var(--lapis)', around: 'ring' })

export const LOOKS: Readonly<Record<Deed, Look>> = {
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

export function isDeed(space: Space): space is Deed {
  return Object.hasOwn(LOOKS, space)
}

export function LookSigns({
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
