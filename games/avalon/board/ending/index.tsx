/* The end of a game of Avalon: crowns turn by turn, and what was conquered, answered and lost. */
import {
  type ChartMark,
  type Ending,
  type EndingContext,
  type EndingModule,
  LineChart,
  minus,
  reasonOf,
  type Statistic,
  signed,
  strong,
  type Verdict,
  winnersOf,
} from '@logres/board-kit/ending'
import { CROWNS_TO_WIN, opponentOf, type Side } from '../../rules/index.ts'
import { Shield } from '../shield.tsx'
import { SignPaths } from '../signs.tsx'
import { type Course, courseOf, gapOf, stateAt, type Tally, tallyOf } from './tally.ts'
import { texts, textsReady } from './texts/index.ts'
import './ending.css'

/** Crowns: a conquest brings about three; a lead of four is two regions. */
const MEASURES = { narrow: 3, lead: 4, rout: 11 } as const

function open(context: EndingContext): Ending {
  const { moments, players } = context
  const t = texts()
  const [first] = winnersOf(context.outcome)
  // Those who watch are told it from the winner's side.
  const side = sideOf(players.reader ?? first ?? 0)
  const tallies = [tallyOf(moments, 0), tallyOf(moments, 1)] as const
  const course = courseOf(moments)
  const isMine = (seat: number) => seat === side
  return {
    verdict: () => verdictOf(context, tallies, course),
    Sign: ({ seat }) => <Shield isMine={isMine(seat)} />,
    score: (seat) => course.at(-1)?.[sideOf(seat)] ?? 0,
    note: (seat) => t.regions(tallies[sideOf(seat)].regions),
    chart: {
      title: t.chart,
      note: t.chartNote(CROWNS_TO_WIN),
      Chart: ({ marks }) => <Crowns context={context} course={course} side={side} marks={marks} />,
    },
    statistics: { title: '', items: statisticsOf(context, tallies, side) },
    when: (step) => t.turn(stateAt(moments, step).turnNo),
    Picture: ({ from, to }) => <Row context={context} side={side} from={from} to={to} />,
  }
}

function sideOf(seat: number): Side {
  return seat === 1 ? 1 : 0
}

function verdictOf(
  { outcome, moments, players }: EndingContext,
  tallies: readonly [Tally, Tally],
  course: Course,
): Verdict {
  const t = texts()
  const winners = winnersOf(outcome)
  const winner = sideOf(winners[0] ?? 0)
  const loser = opponentOf(winner)
  const { reader, names } = players
  const scores = course.at(-1) ?? [0, 0]
  const reason = reasonOf(winners, reader, { marks: course, scores, gap: gapOf(moments, loser) }, MEASURES)
  const name = names[winner] ?? ''
  const title = reader === null ? t.seen[reason] : reader === winner ? t.won[reason] : t.lost[reason]
  const turn = stateAt(moments, moments.length - 1).turnNo
  const { most } = tallies[loser]
  const told =
    reader === winner
      ? t.youWin(scores[winner], scores[loser], turn)
      : t.wins(name, scores[winner], scores[loser], turn)
  const near = reader === loser && reason === 'narrow' ? ` ${t.soNear(most.crowns, most.turn)}` : ''
  return { title: title(name), sentence: strong(told + near) }
}

function statisticsOf({ players }: EndingContext, tallies: readonly [Tally, Tally], side: Side): readonly Statistic[] {
  const t = texts()
  const [mine, theirs] = [tallies[side], tallies[opponentOf(side)]]
  const other = players.names[opponentOf(side)] ?? ''
  // Who comes first need not be said to one of the two.
  const who = players.reader === null ? t.firstThen(players.names[side] ?? '', other) : ''
  return [
    { name: t.conquests, value: strong(t.to(mine.conquests, theirs.conquests)), note: who },
    {
      name: t.answered,
      value: strong(t.of(mine.resisted, mine.attacked)),
      note: t.theirs(other, theirs.resisted, theirs.attacked),
    },
    { name: t.cardsLost, value: strong(t.to(mine.cardsLost, theirs.cardsLost)), note: who },
    {
      name: t.bestTurn,
      value: <b>{signed(mine.best.crowns)}</b>,
      note: mine.best.crowns === 0 ? '' : t.crownsInTurn(mine.best.turn),
    },
  ]
}

interface ChartProps {
  readonly context: EndingContext
  readonly course: Course
  readonly side: Side
  readonly marks: readonly ChartMark[]
}

function Crowns({ context, course, side, marks }: ChartProps) {
  const t = texts()
  const { names, reader } = context.players
  const every = Math.max(1, Math.ceil((course.length - 1) / 6))
  return (
    <LineChart
      label={t.chartLabel}
      isStepped
      times={course.map((_, turn) => (turn === 0 ? t.turnAxis : turn % every === 0 ? minus(turn) : ''))}
      goal={{ value: CROWNS_TO_WIN, sign: <SignPaths id="crown" cls="avalon-crown" at="scale(.75)" /> }}
      lines={([opponentOf(side), side] as const).map((seat) => ({
        name: seat === reader ? t.you : (names[seat] ?? ''),
        values: course.map((pair) => pair[seat]),
        colour: seat === side ? 'var(--gold-leaf)' : 'var(--ink)',
        isMine: seat === side,
      }))}
      marks={marks.map(({ no, step }) => ({ no, at: stateAt(context.moments, step).turnNo }))}
    />
  )
}

interface RowProps {
  readonly context: EndingContext
  readonly side: Side
  readonly from: number
  readonly to: number
}

/** The row in little: whose each region is, and which of them changed hands. */
function Row({ context, side, from, to }: RowProps) {
  const before = stateAt(context.moments, from - 1).places
  const { places } = stateAt(context.moments, to)
  return (
    <svg class="avalon-end-row" viewBox="0 0 158 44" aria-hidden="true">
      {places.map(({ owner }, i) => {
        const kind = owner === null ? 'nobody' : owner === side ? 'mine' : 'theirs'
        const y = { nobody: 11, mine: 15, theirs: 7 }[kind]
        return (
          <g key={i}>
            <rect class={`avalon-end-${kind}`} x={2 + i * 14} y={y} width={12} height={22} rx={2} />
            {before[i]?.owner === owner ? null : (
              <rect class="avalon-end-changed" x={i * 14} y={3} width={16} height={38} rx={4} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

export const ending: EndingModule = { ready: textsReady, open }
