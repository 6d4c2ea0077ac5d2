/* The five houses of Avalon and the six provinces of Merlin. Colours are always shown with their sign. */

import { polar, rounded, SHIELD } from '@logres/board-kit'
import { ICONS } from '../icons/province-icons.ts'

export const HOUSES = ['yellow', 'green', 'red', 'blue', 'violet'] as const
export type House = (typeof HOUSES)[number]

/** Dark on yellow, light on all others. */
export function inkOf(house: House): string {
  return house === 'yellow' ? '#2a2118' : '#fdf9ef'
}

function around(count: number, turn: number, draw: (degrees: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(((i + turn) * 360) / count)).join('')
}

function at(radius: number, degrees: number, cy = 12): string {
  const [x, y] = polar(radius, degrees)
  return `${rounded(12 + x)} ${rounded(cy + y)}`
}

const RAYS = around(8, 0, (a) => `M${at(6.9, a - 15.5)}L${at(12, a)}L${at(6.9, a + 15.5)}Z`)
const BARBS = around(5, 0.5, (a) => `M${at(7, a - 17, 12.6)}L${at(11.6, a, 12.6)}L${at(7, a + 17, 12.6)}Z`)
const PETALS = [0, 72, 144, 216, 288].map((degrees) => polar(6.5, degrees))
const GRAPES: readonly (readonly [number, number])[] = [
  [5.2, 9.4],
  [12, 9.4],
  [18.8, 9.4],
  [8.6, 15],
  [15.4, 15],
  [12, 20.6],
]
const OAK =
  'M12 .8C14.2.8 15.3 2.8 14.7 4.7 17.3 3.7 19.3 6 18 8.5 20.9 8.5 21.8 11.8 19.4 13.3 21 15.2 19.4 18 16.8 17.4 15.7 19 14.2 19.1 13.2 18.6L13.4 23.4H10.6L10.8 18.6C9.8 19.1 8.3 19 7.2 17.4 4.6 18 3 15.2 4.6 13.3 2.2 11.8 3.1 8.5 6 8.5 4.7 6 6.7 3.7 9.3 4.7 8.7 2.8 9.8.8 12 .8Z'

/** The shapes of a sign, 24 × 24. `ground` is the background colour that shows through. */
export function SignShapes({ of, ground }: { readonly of: House; readonly ground: string }) {
  switch (of) {
    case 'yellow':
      return (
        <>
          <path d={RAYS} />
          <circle cx="12" cy="12" r="5.5" />
        </>
      )
    case 'green':
      return (
        <>
          <path d={OAK} />
          <path
            d="M12 5.2V18M12 9.4L15 7.4M12 9.4L9 7.4M12 14L16 11.8M12 14L8 11.8"
            fill="none"
            stroke={ground}
            stroke-width="1.3"
          />
        </>
      )
    case 'red':
      return (
        <>
          <path d={BARBS} />
          {PETALS.map(([x, y]) => (
            <circle key={x} cx={12 + x} cy={12.6 + y} r="4.7" />
          ))}
          <circle cx="12" cy="12.6" r="4.6" fill={ground} />
          <circle cx="12" cy="12.6" r="2.7" />
        </>
      )
    case 'blue':
      return (
        <>
          <path d="M12 .8C12 .8 4.2 10.6 4.2 15.6A7.8 7.8 0 0 0 19.8 15.6C19.8 10.6 12 .8 12 .8Z" />
          <path
            d="M8 15.2A4.2 4.2 0 0 0 11 19.4"
            fill="none"
            stroke={ground}
            stroke-width="1.8"
            stroke-linecap="round"
          />
        </>
      )
    case 'violet':
      return (
        <>
          {GRAPES.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3.15" />
          ))}
          <path d="M11 6.4L10.4 1.2H13L13 6.4ZM13.4 4.8C15 1.4 18.6 1 20.6 2 20 4.6 16.6 6.2 13.4 4.8Z" />
        </>
      )
  }
}

/** The sign alone, in the colour of the text. */
export function Sign({
  of,
  size = 18,
  ground = 'var(--page)',
}: {
  readonly of: House
  readonly size?: number
  readonly ground?: string
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <SignShapes of={of} ground={ground} />
    </svg>
  )
}

export function HouseShield({ of, size = 56 }: { readonly of: House; readonly size?: number }) {
  const ink = inkOf(of)
  return (
    <svg class="arms" width={size * 0.87} height={size} viewBox="0 0 40 47" aria-hidden="true">
      <path d={SHIELD} fill={`var(--${of})`} />
      <path
        d="M5 5H35V21C35 31 28 37 20 41.6C12 37 5 31 5 21Z"
        fill="none"
        stroke={ink}
        stroke-width=".8"
        opacity=".55"
      />
      <g transform="translate(9 9.5) scale(.9167)" fill={ink}>
        <SignShapes of={of} ground={`var(--${of})`} />
      </g>
      <path d={SHIELD} fill="none" class="edge" stroke-width="1.6" />
    </svg>
  )
}

export const PROVINCES = ['dragon', 'dove', 'fish', 'snake', 'fox', 'eagle'] as const
export type Province = (typeof PROVINCES)[number]

const BEASTS: Readonly<Record<Province, { readonly icon: keyof typeof ICONS; readonly ink: string }>> = {
  dragon: { icon: 'wyvern', ink: '#f5ecd6' },
  dove: { icon: 'peace-dove', ink: '#17130e' },
  fish: { icon: 'double-fish', ink: '#fdf9ef' },
  snake: { icon: 'snake', ink: '#fdf9ef' },
  fox: { icon: 'fox', ink: '#1d1309' },
  eagle: { icon: 'eagle-emblem', ink: '#fdf9ef' },
}

/** Round, so that it is never taken for a house. */
export function ProvinceRoundel({ of, size = 60 }: { readonly of: Province; readonly size?: number }) {
  const { icon, ink } = BEASTS[of]
  return (
    <svg class="roundel" width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="28.5" fill={`var(--${of})`} class="edge" stroke-width="1.5" />
      <circle r="25" fill="none" stroke={ink} stroke-width=".9" opacity=".55" />
      <path d={ICONS[icon]} transform="translate(-17.5 -17.5) scale(.0684)" fill={ink} />
    </svg>
  )
}
