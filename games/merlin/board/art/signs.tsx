/* The drawn things of Merlin. Seats are heraldic charges as well as colours; a province never goes without its beast. */
import { sized } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import { ANIMALS, type Animal, type Item, type Province, type Servant } from '../../rules/index.ts'
import { layout } from '../texts/index.ts'
import { ICONS } from './icons.ts'

export const SIGNS = {
  sword: ICONS.broadsword,
  grail: ICONS['jeweled-chalice'],
  hat: ICONS['pointy-hat'],
  staff: ICONS['wizard-staff'],
  apple: ICONS['shiny-apple'],
  tower: ICONS['white-tower'],
  manor: ICONS.house,
  lady: ICONS['large-dress'],
  shieldBearer: ICONS.shield,
  flagBearer: ICONS['flying-flag'],
  builder: ICONS['flat-hammer'],
  helm: ICONS['visored-helm'],
  quest: ICONS['scroll-unfurled'],
  seal: ICONS['wax-seal'],
  traitor: ICONS.hood,
  mountain: ICONS.peaks,
  wood: ICONS['pine-tree'],
  lake: ICONS.waves,
  exchange: ICONS.cycle,
  laurels: ICONS.laurels,
  block: ICONS['stone-block'],
  walk: ICONS.walk,
  scales: ICONS.scales,
  meeple: ICONS.meeple,
  table: ICONS['round-table'],
  castle: ICONS['tower-flag'],
  quill: ICONS['quill-ink'],
  crown: ICONS['queen-crown'],
} as const
export type SignName = keyof typeof SIGNS

const BEAST_PATHS: Readonly<Record<Animal, string>> = {
  dragon: ICONS['dragon-head'],
  dove: ICONS['peace-dove'],
  fish: ICONS.flatfish,
  snake: ICONS.snake,
  fox: ICONS['fox-head'],
  eagle: ICONS['eagle-emblem'],
}

/** The style sheet names the colours after the animals of our edition. */
export function colourVar(province: Province): string {
  return `var(--${at(ANIMALS, province)})`
}

export function beastPath(province: Province): string {
  return BEAST_PATHS[at(layout().animals, province)]
}

/** Beside words, in the colour of the text around it. */
export function Sign({
  name,
  size = 18,
  cls = '',
}: {
  readonly name: SignName
  readonly size?: number
  readonly cls?: string
}) {
  return (
    <svg class={`merlin-icon ${cls}`} {...sized(size)} viewBox="0 0 512 512" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  )
}

interface GlyphProps {
  readonly path: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly opacity?: number
}

/** A sign inside a larger drawing, its middle at x, y. */
export function Glyph({ path, x, y, size, fill, opacity }: GlyphProps) {
  const k = size / 512
  return (
    <path
      d={path}
      fill={fill}
      {...(opacity === undefined ? {} : { opacity })}
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${k.toFixed(4)})`}
    />
  )
}

export function round(n: number): number {
  return Math.round(n * 10) / 10
}

const SEAT_NAMES = ['blue', 'yellow', 'red', 'green'] as const

export function seatVar(seat: Seat): string {
  return `var(--seat-${at(SEAT_NAMES, seat)})`
}

/** What is legible on a seat's colour. */
export function seatInk(seat: Seat): string {
  return seat === 1 ? '#2a2118' : '#fff'
}

/** Roundel, billet, lozenge, escutcheon, each about as large as a disc of this radius. */
export function seatShape(seat: Seat, r: number): string {
  const f = (n: number) => (n * r).toFixed(2)
  switch (seat) {
    case 0:
      return `M0 ${f(-1)}A${f(1)} ${f(1)} 0 1 1 0 ${f(1)}A${f(1)} ${f(1)} 0 1 1 0 ${f(-1)}Z`
    case 1:
      return `M${f(-0.9)} ${f(-0.9)}H${f(0.9)}V${f(0.9)}H${f(-0.9)}Z`
    case 2:
      return `M0 ${f(-1.25)}L${f(1.25)} 0 0 ${f(1.25)} ${f(-1.25)} 0Z`
    default:
      return `M${f(-1)} ${f(-0.95)}H${f(1)}V${f(0.05)}Q${f(0.95)} ${f(0.85)} 0 ${f(1.28)}Q${f(-0.95)} ${f(0.85)} ${f(-1)} ${f(0.05)}Z`
  }
}

export function SeatMark({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg {...sized(size)} viewBox="-13 -13 26 26" aria-hidden="true">
      <path class="merlin-edge" d={seatShape(seat, 9.5)} fill={seatVar(seat)} />
    </svg>
  )
}

/** Each kind of item has its own outline, 24 × 24. */
export const ITEM_PATHS: Readonly<Record<Item, string>> = {
  shield: 'M4 3.5H20V11Q20 18 12 22 4 18 4 11Z',
  flag: 'M4 2H6V4H21L17.5 9 21 14H6V22.5H4Z',
  material: 'M3 8 12 3.5 21 8V17L12 21.5 3 17Z',
}
const CUBE_EDGES = 'M3 8 12 12.5 21 8M12 12.5V21.5'

/** Inside a larger drawing; without a province any colour is meant. */
export function ItemShape({ item, province }: { readonly item: Item; readonly province: Province | null }) {
  return (
    <>
      <path
        class={province === null ? 'merlin-any' : 'merlin-edge'}
        d={ITEM_PATHS[item]}
        fill={province === null ? 'var(--page)' : colourVar(province)}
      />
      {item === 'material' ? (
        <path class={province === null ? 'merlin-any' : 'merlin-cube'} d={CUBE_EDGES} fill="none" />
      ) : null}
    </>
  )
}

export function ItemMark({
  item,
  province,
  size = 20,
}: {
  readonly item: Item
  readonly province: Province | null
  readonly size?: number
}) {
  return (
    <svg {...sized(size)} viewBox="0 0 24 24" aria-hidden="true">
      <ItemShape item={item} province={province} />
    </svg>
  )
}

/** A province, or influence in it: a disc with its beast. */
export function Badge({ province, size = 22 }: { readonly province: Province; readonly size?: number }) {
  return <AnimalBadge province={province} animal={at(layout().animals, province)} size={size} />
}

/** The same with an animal of one's choice. */
export function AnimalBadge({
  province,
  animal,
  size,
}: {
  readonly province: Province
  readonly animal: Animal
  readonly size: number
}) {
  return (
    <svg {...sized(size)} viewBox="0 0 24 24" aria-hidden="true">
      <circle class="merlin-edge" cx="12" cy="12" r="11" fill={colourVar(province)} />
      <Glyph path={BEAST_PATHS[animal]} x={12} y={12} size={16} fill="#fff" />
    </svg>
  )
}

/** A servant in a province: a square, so that it is not taken for influence. Without a province any one is meant. */
export function ServantMark({
  servant,
  province,
  size = 19,
}: {
  readonly servant: Servant
  readonly province: Province | null
  readonly size?: number
}) {
  return (
    <svg {...sized(size)} viewBox="0 0 24 24" aria-hidden="true">
      <rect
        class={province === null ? 'merlin-any' : 'merlin-edge'}
        x=".5"
        y=".5"
        width="23"
        height="23"
        rx="4"
        fill={province === null ? 'var(--page)' : colourVar(province)}
      />
      <Glyph path={SIGNS[servant]} x={12} y={12} size={17} fill={province === null ? 'var(--ink-2)' : '#fff'} />
    </svg>
  )
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** All pips as one path. */
function pipPath(value: number): string {
  return at(PIPS, value)
    .map(([x, y]) => `M${x * 7.5 - 2.9} ${y * 7.5}a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0`)
    .join('')
}

/** A die of this seat, or Merlin's, which is white; 32 × 32 around the middle. */
export function DieShape({ value, seat }: { readonly value: number; readonly seat: Seat | 'merlin' }) {
  const isMerlins = seat === 'merlin'
  return (
    <>
      <rect
        class={isMerlins ? 'merlin-merlin-die' : 'merlin-edge'}
        x="-14.5"
        y="-14.5"
        width="29"
        height="29"
        rx="6"
        fill={isMerlins ? '#fffdf6' : seatVar(seat)}
      />
      <path d={pipPath(value)} fill={isMerlins ? '#2a2118' : seatInk(seat)} />
    </>
  )
}

export function Die({
  value,
  seat,
  size = 44,
}: {
  readonly value: number
  readonly seat: Seat | 'merlin'
  readonly size?: number
}) {
  return (
    <svg class="merlin-die" {...sized(size)} viewBox="-16 -16 32 32" aria-hidden="true">
      <DieShape value={value} seat={seat} />
    </svg>
  )
}
