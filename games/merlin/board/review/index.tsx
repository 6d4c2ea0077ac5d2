/* What the review of a game of Merlin shows: the points of every seat by source, over the rounds, and against the winner's. */
import type { ReviewPart, ReviewPartProps } from '@logres/board-kit'
import { minus, numeral, signed, winnersOf } from '@logres/board-kit/ending'
import { at, type Seat, sum } from '@logres/kernel'
import { SeatMark } from '../art/signs.tsx'
import { stateAt } from '../ending/tally.ts'
import { courseOf, type Mark, SOURCES, type Source, sourcesOf } from '../scoring/course.ts'
import { eventsIn } from '../scoring/events.ts'
import { parts } from '../texts/parts.ts'
import { texts, textsReady } from './texts/index.ts'

/** The same hues as those of the provinces; each has its name beside it too. */
const COLOURS: Readonly<Record<Source, string>> = {
  quests: '#9b2335',
  spaces: '#c9992e',
  favour: '#6d4590',
  traitors: '#5c4f3f',
  domain: '#2f6b55',
  influence: '#2f5f9e',
  servants: '#8a5e3a',
  end: '#6f7b88',
}

interface Stage {
  readonly mark: Mark
  /** By source and seat, up to there. */
  readonly points: Readonly<Record<Source, readonly number[]>>
}

function stagesOf({ context }: ReviewPartProps): readonly Stage[] {
  const told = eventsIn(context.moments)
  const seats = context.players.names.length
  const stages: Stage[] = []
  // A mark stands where a round or a scoring was over: the course of all that was told before says how many there are.
  for (let end = 1; end <= told.length; end++) {
    const kind = told[end - 1]?.event.kind
    if (kind !== 'scoringBegan' && kind !== 'roundBegan' && kind !== 'gameEnded') continue
    const before = told.slice(0, end)
    const marks = courseOf(before, seats)
    const mark = marks.at(-1)
    if (mark !== undefined && marks.length > stages.length) stages.push({ mark, points: sourcesOf(before, seats) })
  }
  return stages
}

function Points(props: ReviewPartProps) {
  const t = texts()
  const { context } = props
  const { players, outcome, moments } = context
  const stages = stagesOf(props)
  const scores = stateAt(moments, moments.length - 1).players.map(({ score }) => score)
  const most = Math.max(1, ...scores)
  const winner = winnersOf(outcome)[0] ?? 0
  const rival = scores.map((_, seat) => seat).filter((seat) => seat !== winner)
  const mine = players.reader !== null && players.reader !== winner ? players.reader : at(rival, 0)
  const nameOf = (seat: Seat) => (seat === players.reader ? t.you : (players.names[seat] ?? ''))
  return (
    <>
      <section>
        <h3>{t.overTime}</h3>
        <p>{t.counted}</p>
        <div data-charts>
          {scores.map((score, seat) => (
            <figure key={seat}>
              <figcaption>
                <SeatMark seat={seat} size={18} /> {nameOf(seat)} <b>{score}</b>
              </figcaption>
              <Stacked stages={stages} seat={seat} most={most} label={`${nameOf(seat)}: ${score}`} />
            </figure>
          ))}
        </div>
        <p>
          {SOURCES.map((source) => (
            <span key={source} data-key>
              <i style={{ background: COLOURS[source] }} /> {parts().sources[source]}
            </span>
          ))}
        </p>
      </section>
      <Difference stages={stages} mine={mine} winner={winner} nameOf={nameOf} />
    </>
  )
}

const WIDTH = 420
const HEIGHT = 170
const LEFT = 30
const BOTTOM = 26

interface StackedProps {
  readonly stages: readonly Stage[]
  readonly seat: Seat
  readonly most: number
  readonly label: string
}

/** Sources on each other; losses below zero. */
function Stacked({ stages, seat, most, label }: StackedProps) {
  const t = texts()
  const low = Math.min(0, ...stages.map(({ points }) => Math.min(0, points.traitors[seat] ?? 0)))
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - 8)) / Math.max(1, stages.length)
  const y = (points: number) => 8 + ((most - points) * (HEIGHT - BOTTOM - 8)) / Math.max(1, most - low)
  const bases = Array.from({ length: stages.length + 1 }, () => 0)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 20, 40, 60, 80, 100]
        .filter((tick) => tick <= most)
        .map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - 8}`} stroke="currentColor" opacity={tick === 0 ? 0.8 : 0.2} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end" fill="currentColor" font-size="13">
              {tick}
            </text>
          </g>
        ))}
      {stages.map(({ mark }, i) => (
        <text key={i} x={x(i + 1) - 4} y={HEIGHT - 6} text-anchor="end" fill="currentColor" font-size="13">
          <title>{mark.after === 'round' ? t.round(numeral(mark.no)) : t.scoring(numeral(mark.no))}</title>
          {mark.after === 'round' ? numeral(mark.no) : '⚖'}
        </text>
      ))}
      {SOURCES.map((source) => {
        const values = [0, ...stages.map(({ points }) => points[source][seat] ?? 0)]
        const isLoss = (values.at(-1) ?? 0) < 0
        const from = isLoss ? values.map(() => 0) : bases.slice()
        const to = values.map((value, i) => (from[i] ?? 0) + value)
        if (!isLoss) for (const [i, value] of values.entries()) bases[i] = (bases[i] ?? 0) + Math.max(0, value)
        const edge = (list: readonly number[]) => list.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
        return (
          <path
            key={source}
            d={`M${[...edge(to), ...edge(from).toReversed()].join('L')}Z`}
            fill={COLOURS[source]}
            stroke="var(--page)"
            stroke-width="0.8"
          >
            <title>{`${parts().sources[source]}: ${minus(values.at(-1) ?? 0)}`}</title>
          </path>
        )
      })}
    </svg>
  )
}

interface DifferenceProps {
  readonly stages: readonly Stage[]
  readonly mine: Seat
  readonly winner: Seat
  readonly nameOf: (seat: Seat) => string
}

function Difference({ stages, mine, winner, nameOf }: DifferenceProps) {
  const t = texts()
  const last = stages.at(-1)
  if (last === undefined || mine === winner) return null
  const pointsOf = (source: Source, seat: Seat) => last.points[source][seat] ?? 0
  const total = (seat: Seat) => sum(SOURCES.map((source) => pointsOf(source, seat)))
  return (
    <section>
      <h3>{t.against(nameOf(mine), nameOf(winner))}</h3>
      <table>
        <thead>
          <tr>
            {[t.source, nameOf(mine), nameOf(winner), t.difference].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map((source) => (
            <tr key={source}>
              <th scope="row">{parts().sources[source]}</th>
              <td>{minus(pointsOf(source, mine))}</td>
              <td>{minus(pointsOf(source, winner))}</td>
              <td>
                <b>{signed(pointsOf(source, mine) - pointsOf(source, winner))}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{parts().total}</th>
            <td>{minus(total(mine))}</td>
            <td>{minus(total(winner))}</td>
            <td>
              <b>{signed(total(mine) - total(winner))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

export const reviewPart: ReviewPart = { ready: textsReady, title: () => texts().title, Part: Points }
