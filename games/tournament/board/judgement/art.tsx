/* The tokens of the judgement: emblems, the four large ones, and the small ones that are thrown. */
import type { Emblem, Token } from '../../rules/index.ts'

const INK = '#2a2118'
const GOLD = '#e0b34a'
const DARK_GOLD = '#a87718'
const SILVER = '#e4e7e8'
const DARK_SILVER = '#a9b3ba'
const RED = '#9b2335'
const BLUE = '#234a77'
const PALE = '#fbf4e2'

const FIELDS: Readonly<Record<Emblem, string>> = { crown: '#8e2434', cup: '#27507f', orb: '#2c6550' }

const CUP = 'M12 7h40c1 17-5 27-16 30v9c7 1 12 4 13 10H15c1-6 6-9 13-10v-9C17 34 11 24 12 7Z'

function Crown() {
  return (
    <>
      <path d="M9 45 5 19l13.500 11L32 10l13.500 20L59 19l-4 26Z" fill={GOLD} />
      <path d="M32 10 45.500 30 59 19l-4 26H32Z" fill={DARK_GOLD} opacity=".4" stroke="none" />
      <path d="M8 45h48v9.500H8Z" fill={GOLD} />
      <path
        d="M8.600 17a3.600 3.600 0 1 1-7.200 0 3.600 3.600 0 0 1 7.200 0ZM36 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM62.600 17a3.600 3.600 0 1 1-7.200 0 3.600 3.600 0 0 1 7.200 0Z"
        fill={PALE}
      />
      <path
        d="m32 30 4.500 5.500L32 41l-4.500-5.500ZM34.600 49.700a2.600 2.600 0 1 1-5.200 0 2.600 2.600 0 0 1 5.200 0Z"
        fill={RED}
        stroke-width="1.200"
      />
      <path
        d="M21.600 49.700a2.600 2.600 0 1 1-5.200 0 2.600 2.600 0 0 1 5.200 0ZM47.600 49.700a2.600 2.600 0 1 1-5.200 0 2.600 2.600 0 0 1 5.200 0Z"
        fill={BLUE}
        stroke-width="1.200"
      />
    </>
  )
}

function Cup() {
  return (
    <>
      <path d={CUP} fill={SILVER} stroke="none" />
      <path d="M32 7h20c1 17-5 27-16 30v9c7 1 12 4 13 10H32Z" fill={DARK_SILVER} stroke="none" />
      <path d={CUP} fill="none" />
      <path
        d="M11.500 7h41v6h-41ZM39 41.500c0 2.200-3.100 4-7 4s-7-1.800-7-4 3.100-4 7-4 7 1.800 7 4ZM14 56h36v3.500H14Z"
        fill={GOLD}
      />
      <path d="M32 17v13M26.500 22h11" stroke={RED} stroke-width="3" stroke-linecap="round" />
    </>
  )
}

function Orb() {
  return (
    <>
      <circle cx="32" cy="40" r="20" fill="#7fb0d8" stroke="none" />
      <path d="M32 20a20 20 0 0 1 0 40Z" fill="#4a7fae" stroke="none" />
      <circle cx="32" cy="40" r="20" fill="none" />
      <path
        d="M12.300 36.500c12 5 27.400 5 39.400 0l.2 6.500c-12 5-27.800 5-39.800 0ZM29 20.200h6v19h-6ZM29.500 2h5v5.500H40v5h-5.500V20h-5v-7.500H24v-5h5.500Z"
        fill={GOLD}
      />
      <circle cx="32" cy="40.500" r="3" fill={RED} stroke-width="1.200" />
    </>
  )
}

const EMBLEM_ART = { crown: Crown, cup: Cup, orb: Orb } as const

function EmblemArt({ emblem, place }: { readonly emblem: Emblem; readonly place: string }) {
  const Art = EMBLEM_ART[emblem]
  return (
    <g transform={place} stroke={INK} stroke-width="1.800" stroke-linejoin="round">
      <Art />
    </g>
  )
}

/** Where the three lie on the token that has them all. */
const THREE: readonly (readonly [Emblem, string])[] = [
  ['crown', 'translate(19 26) scale(.5625)'],
  ['cup', 'translate(65 26) scale(.5625)'],
  ['orb', 'translate(42 66) scale(.5625)'],
]

const LOZENGES = (() => {
  const lines: string[] = []
  for (let at = -96; at <= 96; at += 16) lines.push(`M${60 + at} 12l96 96M${60 + at} 12l-96 96`)
  return lines.join('')
})()

function AllThree() {
  return (
    <>
      <path d="M60 60V12A48 48 0 0 0 18.400 84Z" fill={FIELDS.crown} />
      <path d="M60 60V12a48 48 0 0 1 41.600 72Z" fill={FIELDS.cup} />
      <path d="M60 60 18.400 84a48 48 0 0 0 83.200 0Z" fill={FIELDS.orb} />
      <path d="M60 60V12M60 60 18.400 84M60 60l41.600 24" stroke={GOLD} stroke-width="2" fill="none" />
      {THREE.map(([emblem, place]) => (
        <EmblemArt key={emblem} emblem={emblem} place={place} />
      ))}
    </>
  )
}

function One({ emblem }: { readonly emblem: Emblem }) {
  return (
    <>
      <circle cx="60" cy="60" r="48" fill={FIELDS[emblem]} />
      <path d={LOZENGES} class="judgement-lozenge" />
      <EmblemArt emblem={emblem} place={`translate(27 ${emblem === 'orb' ? 24 : 27}) scale(1.031)`} />
    </>
  )
}

/** One of the four that are touched. Its name is given where it is shown. */
export function LargeToken({ token, cls = '' }: { readonly token: Token; readonly cls?: string }) {
  return (
    <svg class={`judgement-token ${cls}`} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="57" fill="#f3e6c4" stroke={INK} stroke-width="1.500" />
      <circle cx="60" cy="60" r="52.600" class="judgement-rim" />
      {token === 'allThree' ? <AllThree /> : <One emblem={token} />}
      <circle cx="60" cy="60" r="48" fill="none" stroke={INK} stroke-width="3" />
      <circle cx="60" cy="60" r="48" fill="none" stroke={DARK_GOLD} stroke-width="1.600" />
    </svg>
  )
}

export type Face = Emblem | 1 | 2

const DOTS = {
  1: 'M48.500 40a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0Z',
  2: 'M36 40a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM60 40a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
} as const

export function SmallToken({ face, cls = '' }: { readonly face: Face; readonly cls?: string }) {
  const isDots = typeof face === 'number'
  return (
    <svg class={`judgement-small ${cls}`} viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="38" fill={isDots ? '#fdf6e3' : '#f3e6c4'} stroke={INK} stroke-width="1.600" />
      <circle cx="40" cy="40" r="33.500" fill="none" stroke={DARK_GOLD} stroke-width="1.400" />
      {isDots ? <path d={DOTS[face]} fill={INK} /> : <EmblemArt emblem={face} place="translate(17 16) scale(.72)" />}
    </svg>
  )
}
