/* The illuminated first letter of a page. Decoration: the sentence is complete without it. */

import { PAINT } from '@logres/board-kit'
import { useId } from 'preact/hooks'

interface InitialProps {
  readonly letter: string
  /** The colour behind the letter. */
  readonly ground?: string
}

export function Initial({ letter, ground = PAINT.azureDeep }: InitialProps) {
  const id = useId()
  return (
    <svg class="initial" width="104" height="104" viewBox="0 0 104 104" aria-hidden="true">
      <pattern id={id} width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0H18M0 0V18" stroke="#3d6896" stroke-width="1" />
        <circle cx="9" cy="9" r="1.7" fill="#d7a94466" />
      </pattern>
      <rect x="1" y="1" width="102" height="102" rx="3" fill={PAINT.or} />
      <rect x="5" y="5" width="94" height="94" fill={ground} />
      <rect x="5" y="5" width="94" height="94" fill={`url(#${id})`} opacity=".5" />
      <g fill="none" stroke={PAINT.argent} stroke-width="2" stroke-linecap="round">
        <path d="M14 90C34 94 42 78 34 66S12 56 16 46s20-6 18 4-12 6-11 1" />
        <path d="M90 90C70 94 62 78 70 66S92 56 88 46s-20-6-18 4 12 6 11 1" />
        <path d="M20 82c6-4 6-10 0-13M84 82c-6-4-6-10 0-13" stroke-width="1.6" />
      </g>
      <g fill={PAINT.gules} stroke={PAINT.argent} stroke-width="1">
        <circle cx="17" cy="72" r="3.6" />
        <circle cx="87" cy="72" r="3.6" />
      </g>
      <g fill="#6fa88c">
        <circle cx="36" cy="84" r="3" />
        <circle cx="68" cy="84" r="3" />
        <circle cx="14" cy="56" r="2.4" />
        <circle cx="90" cy="56" r="2.4" />
      </g>
      <text x="52" y="84" text-anchor="middle" style={{ stroke: ground }}>
        {letter}
      </text>
      <rect x="8.5" y="8.5" width="87" height="87" fill="none" stroke={PAINT.or} stroke-width=".8" />
    </svg>
  )
}
