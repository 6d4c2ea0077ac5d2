/* How the scores rose: a line for each seat, its charge at each mark, its name at the end of the line. */
import { at, type Seat } from '@logres/kernel'
import { Glyph, SIGNS, seatShape, seatVar } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { calledMe, capital, isMe, minus, parts } from '../texts/parts.ts'
import { least, type Mark, most } from './course.ts'

const WIDTH = 470
const HEIGHT = 232
const LEFT = 30
const RIGHT = 104
const TOP = 12
const BOTTOM = 30
const LABEL_STEP = 17
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const

export function Chart({ model, marks }: { readonly model: Model; readonly marks: readonly Mark[] }) {
  const t = parts()
  const seats = [...model.view.value.players.keys()]
  if (marks.length === 0) return null
  return (
    <figure class="merlin-chart">
      <Drawing model={model} marks={marks} seats={seats} />
      <table class="visually-hidden">
        <caption>{t.course}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {calledMe(model, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map(({ after, no, scores }) => (
            <tr key={`${after}/${no}`}>
              <th scope="row">{after === 'round' ? t.roundNo(no) : t.scoringNo(no)}</th>
              {seats.map((seat) => (
                <td key={seat}>{scores[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface DrawingProps {
  readonly model: Model
  readonly marks: readonly Mark[]
  readonly seats: readonly Seat[]
}

function Drawing({ model, marks, seats }: DrawingProps) {
  const high = Math.ceil(most(marks) / 20) * 20
  const low = Math.floor(least(marks) / 20) * 20
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - RIGHT)) / marks.length
  const y = (score: number) => TOP + ((high - score) * (HEIGHT - TOP - BOTTOM)) / (high - low)
  const lines = Array.from({ length: (high - low) / 20 + 1 }, (_, i) => low + 20 * i)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {marks.map(({ after }, i) =>
        after === 'scoring' ? (
          <rect
            key={i}
            class="merlin-chart-band"
            x={x(i)}
            y={TOP}
            width={x(i + 1) - x(i)}
            height={HEIGHT - TOP - BOTTOM}
          />
        ) : null,
      )}
      {lines.map((score) => (
        <g key={score}>
          <path class="merlin-grid" d={`M${LEFT} ${y(score)}H${x(marks.length)}`} />
          <text class="merlin-axis" x={LEFT - 6} y={y(score) + 4} text-anchor="end">
            {minus(score)}
          </text>
        </g>
      ))}
      {marks.map(({ after, no }, i) =>
        after === 'scoring' ? (
          <Glyph key={i} path={SIGNS.scales} x={x(i + 1)} y={HEIGHT - 13} size={17} fill="var(--gold)" />
        ) : (
          <text key={i} class="merlin-axis" x={x(i + 1)} y={HEIGHT - 8} text-anchor="middle">
            {ROMAN[no]}
          </text>
        ),
      )}
      {seats.map((seat) => (
        <Curve
          key={seat}
          seat={seat}
          isMine={isMe(model, seat)}
          points={[0, ...marks.map(({ scores }) => at(scores, seat))].map((score, i) => [x(i), y(score)])}
        />
      ))}
      {labels(model, at(marks, marks.length - 1), seats, y).map(({ seat, score, top }) => (
        <text key={seat} class="merlin-line-label" x={x(marks.length) + 12} y={top}>
          <tspan class="merlin-line-number">{minus(score)}</tspan> {short(capital(calledMe(model, seat)))}
        </text>
      ))}
    </svg>
  )
}

interface CurveProps {
  readonly seat: Seat
  readonly isMine: boolean
  readonly points: readonly (readonly [number, number])[]
}

function Curve({ seat, isMine, points }: CurveProps) {
  const way = points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')
  return (
    <g fill={seatVar(seat)}>
      <path d={`M${way}`} fill="none" stroke={seatVar(seat)} stroke-width={isMine ? 3.2 : 2} stroke-linejoin="round" />
      {points.slice(1).map(([px, py], i) => (
        <path
          key={i}
          class="merlin-edge-wide"
          d={seatShape(seat, isMine ? 5.4 : 4.8)}
          transform={`translate(${px.toFixed(1)} ${py.toFixed(1)})`}
        />
      ))}
    </g>
  )
}

/** From the highest score down, none over another. */
function labels(model: Model, { scores }: Mark, seats: readonly Seat[], y: (score: number) => number) {
  let last = Number.NEGATIVE_INFINITY
  return seats
    .map((seat) => ({ seat, score: at(scores, seat) }))
    .toSorted((a, b) => b.score - a.score || Number(isMe(model, b.seat)) - Number(isMe(model, a.seat)))
    .map(({ seat, score }) => {
      last = Math.max(y(score) + 5, last + LABEL_STEP)
      return { seat, score, top: last }
    })
}

/** There is room for a short name at the end of a line. */
function short(name: string): string {
  return name.length > 11 ? `${name.slice(0, 10)}…` : name
}
