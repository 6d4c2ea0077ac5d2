/* The purses over the rounds: one line each, by colour and by dashes; the same as a table for those who do not see it. */

import { isNarrow } from '@logres/board-kit'
import type { Ledger, Mark } from './ledger.ts'
import type { Model } from './model.ts'
import { roman } from './roman.ts'
import { texts } from './texts/index.ts'

/** Drawn for its room: shrunk, its letters would be too small. */
const WIDE = { width: 450, right: 118 }
const NARROW = { width: 372, right: 104 }
const HEIGHT = 210
const LEFT = 30
const TOP = 12
const BOTTOM = 24
/** Names at the right need so much, from line to line. */
const LINE = 17

export function PurseChart({ model, ledger }: { readonly model: Model; readonly ledger: Ledger }) {
  const t = texts()
  const { marks } = ledger
  if (marks.length < 2) return null
  return (
    <section class="tournament-panel tournament-chart" aria-labelledby="tournament-chart">
      <h2 id="tournament-chart">
        {t.purses}
        <span class="tournament-note">{t.pursesOpen}</span>
      </h2>
      <Lines model={model} marks={marks} />
      {/* A table itself would stay as wide as its words. */}
      <div class="visually-hidden">
        <Numbers model={model} marks={marks} />
      </div>
    </section>
  )
}

interface ChartProps {
  readonly model: Model
  readonly marks: readonly Mark[]
}

function Lines({ model, marks }: ChartProps) {
  const { width, right } = isNarrow.value ? NARROW : WIDE
  const most = Math.max(...marks.flatMap(({ purses }) => purses))
  const step = most > 60 ? 20 : 10
  const top = Math.max(step, Math.ceil(most / step) * step)
  const x = (i: number) => LEFT + (i * (width - LEFT - right)) / (marks.length - 1)
  const y = (coins: number) => TOP + (1 - coins / top) * (HEIGHT - TOP - BOTTOM)
  const seats = (marks[0]?.purses ?? []).map((_, seat) => seat)
  const labels = spread(seats.map((seat) => y(marks.at(-1)?.purses[seat] ?? 0)))
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: top / step + 1 }, (_, i) => i * step).map((coins) => (
        <g key={coins} class="tournament-grid-line">
          <path d={`M${LEFT} ${y(coins)}H${width - right}`} />
          <text x={LEFT - 6} y={y(coins) + 4} text-anchor="end">
            {coins}
          </text>
        </g>
      ))}
      {marks.map((mark, i) => (
        <text key={i} x={x(i)} y={HEIGHT - 6} text-anchor="middle">
          {shortName(mark)}
        </text>
      ))}
      {seats.map((seat) => (
        <g key={seat} class={`tournament-line seat-${seat} ${model.isMe(seat) ? 'mine' : ''}`}>
          <path d={`M${marks.map(({ purses }, i) => `${x(i)} ${y(purses[seat] ?? 0)}`).join('L')}`} />
          <text x={width - right + 10} y={(labels[seat] ?? 0) + 4}>
            <tspan class="tournament-line-coins">{marks.at(-1)?.purses[seat]}</tspan> {nameOf(model, seat)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Roman for the duels of a round; between them a barter has no room for its name. */
function shortName({ at, round }: Mark): string {
  return at === 'duels' ? roman(round) : at === 'barter' ? '·' : ''
}

function nameOf(model: Model, seat: number): string {
  return model.isMe(seat) ? texts().you : model.nameOf(seat)
}

/** As near to where they belong as they can be without lying on each other. */
export function spread(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let above = Number.NEGATIVE_INFINITY
  for (const i of order) {
    above = Math.max(wanted[i] ?? 0, above + LINE)
    placed[i] = above
  }
  // From below again, so that none leaves the picture.
  let below = HEIGHT - 4
  for (const i of order.toReversed()) {
    below = Math.min(placed[i] ?? 0, below)
    placed[i] = below
    below -= LINE
  }
  return placed
}

function Numbers({ model, marks }: ChartProps) {
  const t = texts()
  return (
    <table>
      <caption>{t.purses}</caption>
      <thead>
        <tr>
          <td />
          {marks.map((mark, i) => (
            <th key={i} scope="col">
              {t.markNames[mark.at](roman(mark.round))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(marks[0]?.purses ?? []).map((_, seat) => (
          <tr key={seat}>
            <th scope="row">{nameOf(model, seat)}</th>
            {marks.map(({ purses }, i) => (
              <td key={i}>{purses[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
