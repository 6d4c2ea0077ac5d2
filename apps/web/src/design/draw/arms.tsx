/*
 * Coats of arms as avatars. They are derived from what the server gives for the account (`arms`), never from the name, which
 * can change. Bots have a gilt cog on a dark ground.
 */

import { PAINT, SHIELD } from '@logres/board-kit'
import { useId } from 'preact/hooks'
import { ICONS } from '../icons/game-icons.ts'

const LOZENGES = Array.from(
  { length: 24 },
  (_, i) => `M${(i % 4) * 12 + 2} ${(Math.floor(i / 4) - 1) * 13 + 6}l6-6.5 6 6.5-6 6.5z`,
)

const DIVISIONS = [
  'M20 0H40V46H20z',
  'M0 15H40V28H0z',
  'M-4 2L6-6 46 36 36 46z',
  'M20 13L42 34V45L20 25-2 45V34z',
  'M15.5 0h9V15.5H40v9H24.5V46h-9V24.5H0v-9H15.5z',
  'M-2 2L4-4 20 14 36-4 42 2 26 21 42 40 36 46 20 28 4 46-2 40 14 21z',
  'M20 0H40V21H20zM0 21H20V46H0z',
  'M0 0H40V14H0z',
  'M0 8H40V15H0zM0 22H40V29H0zM0 36H40V43H0z',
  'M3 0H37L20 40z',
  'M0 0L40 42V0z',
  LOZENGES.join(''),
] as const
const METALS = [PAINT.argent, PAINT.or] as const
const COLOURS = [PAINT.azure, PAINT.gules, PAINT.vert, PAINT.purpure, PAINT.sable] as const

export interface Blazon {
  readonly division: string
  readonly field: string
  readonly charge: string
}

/** FNV-1a with a final mix, so that names that differ by one letter get different arms. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A metal on a colour or a colour on a metal, never two of a kind: the heralds' rule, and good contrast. */
export function blazonOf(who: string): Blazon {
  const hash = hashOf(who)
  const division = DIVISIONS[hash % DIVISIONS.length] ?? DIVISIONS[0]
  const metal = METALS[(hash >>> 8) % METALS.length] ?? PAINT.argent
  const colour = COLOURS[(hash >>> 12) % COLOURS.length] ?? PAINT.azure
  return (hash >>> 20) % 2 === 0
    ? { division, field: metal, charge: colour }
    : { division, field: colour, charge: metal }
}

export interface ArmsProps {
  /** The `arms` of a person; for a bot anything. */
  readonly of: string
  readonly bot?: boolean
  readonly size?: number
}

export function Arms({ of, bot = false, size = 32 }: ArmsProps) {
  const id = useId()
  const { division, field, charge } = bot ? { division: '', field: '#4d4638', charge: '' } : blazonOf(of)
  return (
    <svg class="arms" width={size * 0.87} height={size} viewBox="0 0 40 47" aria-hidden="true">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path d="M0 0H40V47H0z" fill={field} />
        {bot ? (
          <path d={ICONS.cog} transform="translate(7.5 8.5) scale(.0488)" fill={PAINT.or} />
        ) : (
          <path d={division} fill={charge} />
        )}
      </g>
      <path d={SHIELD} fill="none" class="edge" stroke-width="1.6" />
    </svg>
  )
}

/** Nobody sits here yet. */
export function VacantArms({ size = 32 }: { readonly size?: number }) {
  return (
    <svg class="arms vacant" width={size * 0.87} height={size} viewBox="0 0 40 47" aria-hidden="true">
      <path d={SHIELD} fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="4 3.2" />
      <path d="M20 15v12M14 21h12" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" />
    </svg>
  )
}

export type SeatKind = 'person' | 'bot' | 'free'

/** A seat as a small shield: full, with a dot for a bot, dashed when free. */
export function SeatPip({ kind }: { readonly kind: SeatKind }) {
  return (
    <svg class={`pip ${kind}`} viewBox="0 0 40 47" aria-hidden="true">
      <path d={SHIELD} />
      {kind === 'bot' && <circle cx="20" cy="20" r="8" />}
    </svg>
  )
}
