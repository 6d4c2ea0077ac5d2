/* A rating over time, with the band in which it lies with a probability of 95 %. Its numbers are a table for screen readers. */
import type { RatingView } from '../../api/ratings.ts'
import { profileTexts } from './words/index.ts'

interface RatingCurveProps {
  readonly points: RatingView['points']
  readonly isGrey: boolean
  readonly locale: string
}

const WIDTH = 260
const HEIGHT = 84
/** For the numbers of the lines, and the days below. */
const RIGHT = 36
const BELOW = 16
/** Rows of the hidden table. */
const MOST_ROWS = 12

/** One to three round numbers between the ends. */
function linesBetween(low: number, high: number): readonly number[] {
  const step = [50, 100, 200, 500, 1000].find((each) => (high - low) / each <= 3) ?? 2000
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
}

export function RatingCurve({ points, isGrey, locale }: RatingCurveProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const low = Math.min(...points.map(({ value, plusMinus }) => value - plusMinus))
  const high = Math.max(...points.map(({ value, plusMinus }) => value + plusMinus))
  // By match: those of one evening would be one line.
  const x = (no: number) => (no * (WIDTH - RIGHT)) / Math.max(1, points.length - 1)
  const y = (value: number) => ((high - value) * (HEIGHT - BELOW)) / Math.max(1, high - low)
  const place = (no: number, value: number) => `${x(no).toFixed(1)} ${y(value).toFixed(1)}`
  const upper = points.map(({ value, plusMinus }, no) => place(no, value + plusMinus))
  const lower = points.map(({ value, plusMinus }, no) => place(no, value - plusMinus)).toReversed()
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  return (
    <figure class={isGrey ? 'rating-curve grey' : 'rating-curve'}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {linesBetween(low, high).map((value) => (
          <g key={value}>
            <path class="rating-line" d={`M0 ${y(value)}H${WIDTH - RIGHT + 4}`} />
            <text x={WIDTH} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <path class="rating-band" d={`M${[...upper, ...lower].join('L')}Z`} />
        <path class="rating-path" d={`M${points.map(({ value }, no) => place(no, value)).join('L')}`} />
        <circle class="rating-end" cx={x(points.length - 1)} cy={y(last.value)} r="3.5" />
        <text x="0" y={HEIGHT - 1}>
          {day.format(first.at)}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 1} text-anchor="end">
          {day.format(last.at)}
        </text>
      </svg>
      <Table points={points.slice(-MOST_ROWS)} locale={locale} />
    </figure>
  )
}

function Table({ points, locale }: Pick<RatingCurveProps, 'points' | 'locale'>) {
  const words = profileTexts()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <table class="visually-hidden">
      <caption>{words.ratings}</caption>
      <tbody>
        {points.map(({ at, match, value, plusMinus }) => (
          <tr key={match}>
            <th scope="row">{day.format(at)}</th>
            <td>
              {value} ± {plusMinus}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
