/* A small roundel for each game, for lists. */
import type { GameId } from '../../games.ts'
import { PAINT, polar, SHIELD } from './geometry.ts'

const GROUND: Readonly<Record<GameId, string>> = { avalon: PAINT.azure, tournament: PAINT.gules, merlin: PAINT.vert }
const DOTS = Array.from({ length: 24 }, (_, i) => ({ i, at: polar(14.7, i * 15) }))
const PIPS: readonly (readonly [number, number])[] = [
  [-4, -4],
  [4, -4],
  [0, 0],
  [-4, 4],
  [4, 4],
]

function Tower() {
  return (
    <>
      <path d="M15.5 27V14.5h-1.5V10h2.6v2h2v-2h2.800v2h2v-2H26v4.5h-1.5V27z" fill={PAINT.argent} />
      <path d="M18.5 27v-4.5a1.5 1.5 0 013 0V27z" fill={PAINT.azure} />
      <g fill="none" stroke={PAINT.or} stroke-width="1.8" stroke-linecap="round">
        <path d="M8 28.5q3-3.4 6 0t6 0 6 0 6 0" />
        <path d="M12 33q2.7-3 5.3 0t5.3 0 5.3 0" />
      </g>
    </>
  )
}

function Lances() {
  return (
    <>
      <path d="M8.5 31.5L31.5 8.5M31.5 31.5L8.5 8.5" stroke={PAINT.or} stroke-width="2" stroke-linecap="round" />
      <g transform="translate(12.7 11.5) scale(.365)">
        <path d={SHIELD} fill={PAINT.argent} stroke={PAINT.gules} stroke-width="4" />
        <path d="M15.5 4h9V16H36v8H24.5V40l-4.5 3-4.5-3V24H4v-8H15.5z" fill={PAINT.gules} />
      </g>
    </>
  )
}

function Die() {
  return (
    <g transform="translate(20 20)">
      {DOTS.map(({ i, at: [cx, cy] }) => (
        <circle key={i} cx={cx} cy={cy} r={i % 4 === 0 ? 1.5 : 0.85} fill={PAINT.or} />
      ))}
      <rect
        x="-7.5"
        y="-7.5"
        width="15"
        height="15"
        rx="2.5"
        fill={PAINT.argent}
        stroke={PAINT.sable}
        stroke-width="1.3"
      />
      {PIPS.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.4" fill={PAINT.sable} />
      ))}
    </g>
  )
}

const PICTURE: Readonly<Record<GameId, () => preact.JSX.Element>> = { avalon: Tower, tournament: Lances, merlin: Die }

export function GameMark({ game, size = 40 }: { readonly game: GameId; readonly size?: number }) {
  const Picture = PICTURE[game]
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill={GROUND[game]} class="edge" stroke-width="1.3" />
      <Picture />
    </svg>
  )
}
