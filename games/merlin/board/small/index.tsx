/* Merlin, small: the ring of spaces with knights and Merlin, the influence in the provinces, the dice of whose turn it is. */
import { polar, type SmallBoardModule } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import type { View } from '../../rules/index.ts'
import { ICONS } from '../art/icons.ts'
import { DieShape, Glyph, SIGNS, seatShape } from '../art/signs.tsx'
import { sector } from '../ring/geometry.ts'
import { viewIn } from '../view.ts'
import { texts, textsReady } from './texts/index.ts'

const SPACES = 24
const STEP = 360 / SPACES
const PER_PROVINCE = 4
const TURNS_A_ROUND = 4
const INK = '#2a2118'
const PAPER = '#fdf9ef'
const SEATS = ['#2b62a8', '#c99a17', '#b0352c', '#3f7f43'] as const
/** The provinces in the order of their colours: the same in both themes, as on the box. */
const PROVINCES = [
  { ground: '#2f2c2a', ink: PAPER, beast: ICONS['dragon-head'] },
  { ground: '#8a8e94', ink: INK, beast: ICONS['peace-dove'] },
  { ground: '#2f6ba8', ink: PAPER, beast: ICONS.flatfish },
  { ground: '#74489a', ink: PAPER, beast: ICONS.snake },
  { ground: '#cf6a22', ink: INK, beast: ICONS['fox-head'] },
  { ground: '#74502f', ink: PAPER, beast: ICONS['eagle-emblem'] },
] as const
/** Where the dice lie in the hub, by how many there are. */
const DICE = [
  [-13, -8],
  [13, -8],
  [0, 15],
  [0, -31],
] as const

function SeatFigure({ seat, radius }: { readonly seat: Seat; readonly radius: number }) {
  return (
    <path
      d={seatShape(seat, radius)}
      fill={SEATS[seat] ?? INK}
      stroke={PAPER}
      stroke-width="1.4"
      paint-order="stroke"
    />
  )
}

function Ring() {
  return (
    <>
      <circle r="96.500" fill="#c9ac74" />
      <circle r="66" fill="#f6efdf" stroke={INK} />
      {PROVINCES.map((_, province) => (
        <path key={province} d={`M0 0L${polar(66, province * 60 + 30).join(' ')}`} stroke="#d5c5a0" />
      ))}
      {Array.from({ length: SPACES }, (_, space) => {
        const angle = space * STEP
        const province = space % PER_PROVINCE === 0 ? PROVINCES[space / PER_PROVINCE] : undefined
        const [x, y] = polar(78, angle)
        return (
          <g key={space}>
            <path
              d={sector(66, province === undefined ? 90 : 96, angle - STEP / 2, angle + STEP / 2)}
              fill={province?.ground ?? (space % 2 === 1 ? PAPER : '#efe2c0')}
              stroke={INK}
              stroke-width=".9"
            />
            {province === undefined ? (
              <circle cx={x} cy={y} r="2.400" fill="none" stroke="#5c4f3f" stroke-width="1.200" />
            ) : (
              <Glyph path={province.beast} x={x} y={y} size={19} fill={province.ink} />
            )}
          </g>
        )
      })}
    </>
  )
}

function Influence({ view }: { readonly view: View }) {
  return (
    <>
      {PROVINCES.flatMap((_, province) => {
        const present = view.players.flatMap(({ influence }, seat) => ((influence[province] ?? 0) > 0 ? [seat] : []))
        return present.map((seat, i) => {
          const [x, y] = polar(51, province * 60 + (i - (present.length - 1) / 2) * 15)
          return (
            <g key={`${province} ${seat}`} transform={`translate(${x} ${y})`}>
              <SeatFigure seat={seat} radius={4.6} />
            </g>
          )
        })
      })}
    </>
  )
}

function Figures({ view: { players, merlin } }: { readonly view: View }) {
  const at = (position: number) => {
    const here = players.flatMap(({ knight }, seat) => (knight === position ? [seat] : []))
    return { here, count: here.length + (merlin === position ? 1 : 0) }
  }
  const place = (position: number, i: number) => {
    const [x, y] = polar(102, position * STEP + (i - (at(position).count - 1) / 2) * 9)
    return `translate(${x} ${y})`
  }
  return (
    <>
      {players.map(({ knight }, seat) => (
        <g key={seat} transform={place(knight, at(knight).here.indexOf(seat))}>
          <SeatFigure seat={seat} radius={7} />
        </g>
      ))}
      <g transform={place(merlin, at(merlin).here.length)}>
        <circle r="8" fill={PAPER} stroke={INK} stroke-width="1.3" />
        <Glyph path={SIGNS.hat} x={0} y={-0.5} size={12} fill={INK} />
      </g>
    </>
  )
}

function Dice({ view: { frames, players } }: { readonly view: View }) {
  const turn = frames.findLast((frame) => frame.kind === 'turn')
  const player = turn === undefined ? undefined : players[turn.seat]
  if (turn === undefined || player === undefined) return null
  const dice = player.dice.map((value): { value: number; seat: Seat | 'merlin' } => ({ value, seat: turn.seat }))
  const all: typeof dice = player.merlinDie === 0 ? dice : [...dice, { value: player.merlinDie, seat: 'merlin' }]
  return (
    <>
      {all.slice(0, DICE.length).map(({ value, seat }, i) => (
        <g key={i} transform={`translate(${(DICE[i] ?? DICE[0]).join(' ')}) scale(.62)`}>
          <DieShape value={value} seat={seat} />
        </g>
      ))}
    </>
  )
}

function Drawing({ view }: { readonly view: object }) {
  const now = viewIn(view)
  return (
    <svg viewBox="-114 -114 228 228" aria-hidden="true">
      <Ring />
      <Influence view={now} />
      <circle r="35" fill="#f1e3bd" stroke="#c9992e" stroke-width="1.600" />
      <Dice view={now} />
      <Figures view={now} />
    </svg>
  )
}

function SeatSign({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
      <SeatFigure seat={seat} radius={7} />
    </svg>
  )
}

export const smallBoard: SmallBoardModule = {
  ready: textsReady,
  texts(view) {
    const { round, turnsTaken, players, isOver } = viewIn(view)
    const t = texts()
    const done = Math.floor(turnsTaken / players.length)
    const toScoring = (round % 2 === 0 ? 0 : TURNS_A_ROUND) + TURNS_A_ROUND - done
    return {
      phase: isOver ? t.over : t.round(round, toScoring),
      scores: players.map(({ score }) => t.points(score)),
    }
  },
  Drawing,
  SeatSign,
}
