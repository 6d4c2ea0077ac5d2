/* Scores over time: one line for each seat. Drawn for its room: shrunk, its letters would be too small. */
import type { ComponentChildren } from 'preact'
import { isNarrow } from '../narrow.ts'

export interface ChartLine {
  readonly name: string
  readonly values: readonly number[]
  readonly colour: string
  readonly dash?: string
  readonly isMine: boolean
}

export interface ChartProps {
  /** What the numbers are, for those who do not see the lines. */
  readonly label: string
  readonly lines: readonly ChartLine[]
  /** Under the axis; '' for no label at this value. */
  readonly times: readonly string[]
  /** A score that wins, and its sign. */
  readonly goal?: { readonly value: number; readonly sign: ComponentChildren }
  /** Turning points, by their place among the values; a fraction lies between two. */
  readonly marks: readonly { readonly no: number; readonly at: number }[]
  /** Scores stay the same until they change. */
  readonly isStepped?: boolean
}

const WIDE = 720
const NARROW = 400
const HEIGHT = 250
const LEFT = 34
const RIGHT = 122
const TOP = 34
const BOTTOM = 216
const LINE = 19
const BADGE = 23
/** About the width of a letter. */
const LETTER = 9
/** Longer names would leave the picture. */
const LONGEST = 12

export function LineChart({ label, lines, times, goal, marks, isStepped = false }: ChartProps) {
  const width = isNarrow.value ? NARROW : WIDE
  const last = Math.max(1, times.length - 1)
  const { low, high, step } = scaleOf([...lines.flatMap(({ values }) => values), 0, goal?.value ?? 0])
  const x = (i: number) => LEFT + (i * (width - LEFT - RIGHT)) / last
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP)
  const names = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)))
  const labelled = apart(times, x)
  const badges = beside(marks.map(({ at }) => x(at)))
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)
  return (
    <svg class="end-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={spoken(label, lines)}>
      {grid
        .filter((value) => value !== goal?.value)
        .map((value) => (
          <g key={value}>
            <path class="end-chart-grid" d={`M${LEFT} ${y(value)}H${x(last)}`} />
            <text class="end-chart-axis" x={LEFT - 8} y={y(value) + 5} text-anchor="end">
              {minus(value)}
            </text>
          </g>
        ))}
      {goal === undefined ? null : (
        <>
          <path class="end-chart-goal" d={`M${LEFT} ${y(goal.value)}H${x(last)}`} />
          <g transform={`translate(${LEFT - 27} ${y(goal.value) - 8})`}>{goal.sign}</g>
        </>
      )}
      {times.map((time, i) =>
        !labelled.includes(i) ? null : (
          <text key={i} class="end-chart-axis" x={x(i)} y={240} text-anchor={i === 0 ? 'start' : 'middle'}>
            {time}
          </text>
        ),
      )}
      {marks.map(({ no, at }, i) => (
        <g key={no} class="end-chart-mark">
          <path d={`M${badges[i]} 24L${x(at)} ${TOP}V${BOTTOM}`} />
          <circle cx={badges[i]} cy={14} r={10.5} />
          <text x={badges[i]} y={18.5} text-anchor="middle">
            {numeral(no)}
          </text>
        </g>
      ))}
      {lines
        .map((line, i) => ({ ...line, at: names[i] ?? 0 }))
        // Mine is drawn last, over the others.
        .toSorted((a, b) => Number(a.isMine) - Number(b.isMine))
        .map(({ name, values, colour, dash, isMine, at }) => (
          <g key={name}>
            <path
              class={isMine ? 'end-chart-line end-chart-mine' : 'end-chart-line'}
              d={pathOf(values, x, y, isStepped)}
              stroke={colour}
              stroke-dasharray={dash ?? ''}
            />
            <text class="end-chart-name" x={x(last) + 10} y={at + 6}>
              <tspan>{minus(values.at(-1) ?? 0)}</tspan> {brief(name)}
            </text>
          </g>
        ))}
    </svg>
  )
}

function pathOf(
  values: readonly number[],
  x: (i: number) => number,
  y: (value: number) => number,
  isStepped: boolean,
): string {
  return values
    .map((value, i) => {
      const [across, up] = [x(i).toFixed(1), y(value).toFixed(1)]
      if (i === 0) return `M${across} ${up}`
      return isStepped ? `H${across}V${up}` : `L${across} ${up}`
    })
    .join('')
}

function scaleOf(values: readonly number[]): { readonly low: number; readonly high: number; readonly step: number } {
  const [least, most] = [Math.min(...values), Math.max(1, ...values)]
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= 4) ?? 200
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step }
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
  let below = HEIGHT - 8
  for (const i of order.toReversed()) {
    below = Math.min(placed[i] ?? 0, below)
    placed[i] = below
    below -= LINE
  }
  return placed
}

/** Which labels there is room for, from left to right. */
function apart(times: readonly string[], x: (i: number) => number): readonly number[] {
  let free = Number.NEGATIVE_INFINITY
  return times.flatMap((time, i) => {
    if (time === '' || x(i) < free) return []
    // The first one stands to the right of its place, all others in the middle.
    free = x(i) + LETTER * (i === 0 ? time.length + 1 : Math.max(2, time.length))
    return [i]
  })
}

/** From left to right, none on another. */
function beside(wanted: readonly number[]): readonly number[] {
  let before = Number.NEGATIVE_INFINITY
  return wanted.map((each) => {
    before = Math.max(each, before + BADGE)
    return before
  })
}

function spoken(label: string, lines: readonly ChartLine[]): string {
  return `${label}. ${lines.map(({ name, values }) => `${name}: ${values.map(minus).join(', ')}`).join('. ')}.`
}

function brief(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name
}

/** With a true minus. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`
}

/** "+3", "−3", "0" */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : minus(value)
}

/** Places and turning points are few. */
export function numeral(no: number): string {
  return ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][no - 1] ?? String(no)
}
