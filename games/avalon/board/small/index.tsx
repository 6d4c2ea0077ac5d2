/* Avalon, small: the row of regions, who owns them, both piles, and the crowns. */
import type { SmallBoardModule } from '@logres/board-kit'
import type { Place, View } from '../../rules/index.ts'
import { type Card, type Colour, colourOf, isSorceress, type Side } from '../../rules/vocabulary.ts'
import { SignPaths } from '../signs.tsx'
import { viewIn } from '../view.ts'
import { texts, textsReady } from './texts/index.ts'

const GOAL = 15
const WIDTH = 308
const HEIGHT = 168
const INK = '#2a2118'
const SIDES = ['#b1832b', INK] as const
const PAPER = '#fdf9ef'
const HOUSES: Readonly<Record<Colour, string>> = {
  yellow: '#d9a514',
  green: '#3d7a41',
  red: '#ab3034',
  blue: '#2c68a6',
  violet: '#6d4590',
}
const GROUNDS = { plain: '#efd98d', forest: '#a6c596', hill: '#cfb68c', water: '#a9cbd9', mist: '#ded7c6' } as const
/** At most so many cards of a pile are drawn: the top ones. */
const MOST_DRAWN = 5
const CROWN = 'M-3 3V-2.5l1.500 2L0-3.500l1.500 3 1.500-2V3Z'

function crownsOf({ places }: View, side: Side): number {
  return places.reduce((sum, { region, owner }) => sum + (region !== null && owner === side ? region.crowns : 0), 0)
}

function groundOf({ region }: Place): string {
  if (region === null) return GROUNDS.mist
  return GROUNDS[region.landscape ?? 'water']
}

function Chip({ card, y }: { readonly card: Card; readonly y: number }) {
  const colour = colourOf(card)
  const ink = colour === 'yellow' ? INK : PAPER
  return (
    <g transform={`translate(1.5 ${y})`}>
      <rect width="22" height="12" rx="2.5" fill={HOUSES[colour]} stroke={INK} stroke-width=".9" />
      <g transform="translate(2.5 1.700) scale(.36)" style={`--fld:${HOUSES[colour]}`} fill={ink}>
        <SignPaths id={colour} />
      </g>
      {isSorceress(card) ? (
        <path d="M17 2.200 18 4.800l2.600 1-2.600 1-1 2.600-1-2.600-2.600-1 2.600-1Z" fill={ink} />
      ) : null}
    </g>
  )
}

function Column({ place }: { readonly place: Place }) {
  const { region, owner, piles } = place
  return (
    <>
      {piles[1].slice(-MOST_DRAWN).map((card, i) => (
        <Chip key={i} card={card} y={48.5 - 10 * i} />
      ))}
      {piles[0].slice(-MOST_DRAWN).map((card, i) => (
        <Chip key={i} card={card} y={107 + 10 * i} />
      ))}
      <rect y="66" width="25" height="37" rx="3" fill={PAPER} stroke={INK} stroke-width="1" />
      <path d="M.5 79h24v14H.5z" fill={groundOf(place)} />
      {region?.castle === true ? <path d="M7 92V83h3v1.500h1.500V83h2v1.500H15V83h3v9z" fill="#6b5d49" /> : null}
      {Array.from({ length: region?.crowns ?? 0 }, (_, i) => (
        <path
          key={i}
          d={CROWN}
          transform={`translate(${12.5 + (i - ((region?.crowns ?? 0) - 1) / 2) * 7} 74.500)`}
          fill={SIDES[0]}
        />
      ))}
      {owner === null ? null : (
        <path
          d={
            owner === 1
              ? 'M0 69.500V68a2 2 0 012-2h21a2 2 0 012 2v1.500z'
              : 'M0 99.500h25V101a2 2 0 01-2 2H2a2 2 0 01-2-2z'
          }
          fill={SIDES[owner]}
          stroke={INK}
          stroke-width=".6"
        />
      )}
    </>
  )
}

function CrownRow({ count, side, y }: { readonly count: number; readonly side: Side; readonly y: number }) {
  return (
    <>
      {Array.from({ length: GOAL }, (_, i) => (
        <path
          key={i}
          d={CROWN}
          transform={`translate(${94 + i * 8.6} ${y})`}
          fill={i < count ? SIDES[side] : 'none'}
          stroke={i < count ? SIDES[side] : '#b9a98a'}
          stroke-width=".7"
        />
      ))}
    </>
  )
}

function Drawing({ view }: { readonly view: object }) {
  const now = viewIn(view)
  const step = (WIDTH - 6) / Math.max(1, now.places.length)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <CrownRow count={crownsOf(now, 1)} side={1} y={10} />
      <CrownRow count={crownsOf(now, 0)} side={0} y={160} />
      {now.places.map((place, i) => (
        <g key={i} transform={`translate(${3 + i * step + (step - 25) / 2} 0)`}>
          <Column place={place} />
        </g>
      ))}
    </svg>
  )
}

export const smallBoard: SmallBoardModule = {
  ready: textsReady,
  texts(view) {
    const now = viewIn(view)
    const t = texts()
    return {
      phase: now.ended === null ? t.turn(now.turnNo) : t.over,
      scores: [t.crowns(crownsOf(now, 0)), t.crowns(crownsOf(now, 1))],
    }
  },
  Drawing,
}
