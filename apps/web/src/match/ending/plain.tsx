/* The ending of a game that brings none of its own: who won, and the scores over time. */
import { type ChartMark, type Ending, type EndingContext, LineChart, strong, winnersOf } from '@logres/board-kit/ending'
import type { Seat } from '@logres/kernel'
import type { MatchState } from '../state.ts'
import { t as match } from '../words/index.ts'
import { t } from './words/index.ts'

const COLOURS = ['blue', 'red', 'yellow', 'green', '5', '6']
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '14 4', '5 3 1 3 1 3']

export function plainEnding(state: MatchState, context: EndingContext): Ending {
  const { outcome, moments, players } = context
  const words = t()
  const { names, reader } = players
  const scores = outcome.by === 'rules' ? outcome.result.scores : []
  const [winner = 0] = winnersOf(outcome)
  const curve = curveOf(state, names.length)
  const score = (seat: Seat) => scores[seat] ?? curve.at(-1)?.[seat] ?? 0
  return {
    verdict: () => {
      const rest = names.flatMap((_, seat) => (seat === winner ? [] : [score(seat)])).join(', ')
      const best = `${score(winner)} ${state.texts.unit(score(winner))}`
      return {
        title: reader === winner ? words.victory : words.wins(names[winner] ?? ''),
        sentence: strong(words.with(state.texts.winners(outcome, players), best, rest)),
      }
    },
    Sign: ({ seat }) => <i class="end-seat" style={{ background: colourOf(seat) }} />,
    score,
    note: () => '',
    chart:
      curve.length < 2
        ? undefined
        : {
            title: state.texts.score(),
            note: '',
            Chart: ({ marks }) => <Scores label={state.texts.score()} curve={curve} context={context} marks={marks} />,
          },
    statistics: { title: '', items: [{ name: words.moves, value: <b>{moments.length - 1}</b>, note: '' }] },
    when: (step) => match().turn(state.steps.peek()[step]?.turn.no ?? 0),
  }
}

/** The scores after each step, as far as the board can tell them. */
function curveOf(state: MatchState, seats: number): readonly (readonly number[])[] {
  const { telling } = state.board
  if (telling === undefined) return []
  const curve = state.steps.value.map(({ view }) => Array.from({ length: seats }, (_, i) => telling.score(view, i)))
  return curve.flatMap((scores) => {
    const known = scores.filter((score) => score !== undefined)
    return known.length === seats ? [known] : []
  })
}

function colourOf(seat: Seat): string {
  return `var(--seat-${COLOURS[seat % COLOURS.length]})`
}

interface ScoresProps {
  readonly label: string
  readonly curve: readonly (readonly number[])[]
  readonly context: EndingContext
  readonly marks: readonly ChartMark[]
}

function Scores({ label, curve, context, marks }: ScoresProps) {
  const { names, reader } = context.players
  return (
    <LineChart
      label={label}
      isStepped
      times={curve.map((_, i) => (i === 0 ? t().start : ''))}
      lines={names.map((name, seat) => ({
        name: seat === reader ? t().you : name,
        values: curve.map((scores) => scores[seat] ?? 0),
        colour: colourOf(seat),
        dash: DASHES[seat] ?? '',
        isMine: seat === reader,
      }))}
      marks={marks.map(({ no, step }) => ({ no, at: Math.min(step, curve.length - 1) }))}
    />
  )
}
