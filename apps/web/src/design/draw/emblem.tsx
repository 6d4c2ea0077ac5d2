/* The logo: the round table with its 24 seats. In the wordmark it is the O. */
import { rosette, seatBars, sized } from '@logres/board-kit'
import { LETTERS, TABLE_AT, WIDTH } from './wordmark-letters.ts'

export function SeatRing({
  radius,
  length,
  width,
}: {
  readonly radius: number
  readonly length: number
  readonly width: number
}) {
  return (
    <>
      {seatBars(radius, length, width).map(({ degrees, ...bar }) => (
        <rect
          key={degrees}
          {...bar}
          transform={`rotate(${degrees})`}
          fill={degrees === 0 ? 'var(--rubric)' : 'currentColor'}
        />
      ))}
    </>
  )
}

export function Emblem({ size = 40 }: { readonly size?: number }) {
  return (
    <svg class="emblem" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <SeatRing radius={38} length={6.6} width={4.2} />
      <circle r="32.5" fill="none" stroke="currentColor" stroke-width="2.2" />
      <circle r="28.5" fill="none" stroke="currentColor" stroke-width=".8" />
      <path d={rosette(26)} fill="none" stroke="currentColor" stroke-width="1.1" />
      <circle r="4.6" fill="var(--gold-leaf)" />
    </svg>
  )
}

const RIM =
  'M0-33.5a33.5 33.5 0 110 67 33.5 33.5 0 010-67zM0-30.8c-13.5 0-23.8 13.3-23.8 30.8S-13.5 30.8 0 30.8 23.8 17.5 23.8 0 13.5-30.8 0-30.8z'

export function Wordmark({ height = 34 }: { readonly height?: number }) {
  const { x, y, scale } = TABLE_AT
  return (
    <svg
      class="wordmark"
      {...sized(Math.round((height * WIDTH) / 955), height)}
      viewBox={`20 -125 ${WIDTH} 955`}
      role="img"
      aria-label="Logres"
      fill="currentColor"
    >
      {LETTERS.map((letter) => (
        <path key={letter.x} d={letter.d} transform={`translate(${letter.x} 700) scale(1 -1)`} />
      ))}
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <SeatRing radius={38.3} length={6.2} width={4.3} />
        <path fill-rule="evenodd" d={RIM} />
      </g>
    </svg>
  )
}
