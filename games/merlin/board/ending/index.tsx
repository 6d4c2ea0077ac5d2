/* The end of a game of Merlin: where everybody's points came from. */
import {
  type Ending,
  type EndingContext,
  type EndingModule,
  minus,
  numeral,
  reasonOf,
  type Statistic,
  strong,
  type Verdict,
  winnersOf,
} from '@logres/board-kit/ending'
import { at, type Seat } from '@logres/kernel'
import { SeatMark, Sign, seatVar } from '../art/signs.tsx'
import { SOURCES } from '../scoring/course.ts'
import { SOURCE_SIGNS } from '../scoring/sources.tsx'
import { parts } from '../texts/parts.ts'
import { beforeLastScoring, scoresOf, sourcesOfMoments, stateAt, type Tally, tallyOf } from './tally.ts'
import { texts, textsReady } from './texts/index.ts'
import './ending.css'

const MEASURES = { narrow: 3, lead: 8, rout: 20 } as const

function open(context: EndingContext): Ending {
  const { moments, players, outcome } = context
  const t = texts()
  const last = stateAt(moments, moments.length - 1)
  const tallies = players.names.map((_, seat) => tallyOf(moments, seat))
  const subject = players.reader ?? winnersOf(outcome)[0] ?? 0
  return {
    verdict: () => verdictOf(context),
    Sign: ({ seat }) => <SeatMark seat={seat} size={26} />,
    score: (seat) => last.players[seat]?.score ?? 0,
    note: (seat) => t.note(at(tallies, seat).quests, at(tallies, seat).manors),
    chart: { title: t.chart, note: t.chartNote, Chart: () => <SourceRows context={context} /> },
    statistics: {
      title: players.reader === null ? t.numbersOf(players.names[subject] ?? '') : '',
      items: statisticsOf(context, at(tallies, subject), subject),
    },
    when: (step) => {
      const { round, turnsTaken, players: seated } = stateAt(moments, step - 1)
      return t.roundTurn(numeral(round), Math.floor(turnsTaken / seated.length) + 1)
    },
  }
}

function verdictOf({ outcome, moments, players }: EndingContext): Verdict {
  const t = texts()
  const { reader, names } = players
  const winners = winnersOf(outcome)
  const [winner = 0] = winners
  const scores = stateAt(moments, moments.length - 1).players.map(({ score }) => score)
  const best = at(scores, winner)
  const second = Math.max(...scores.filter((_, seat) => !winners.includes(seat)))
  const isLost = reader !== null && !winners.includes(reader)
  const own = reader === null ? 0 : at(scores, reader)
  const name = new Intl.ListFormat(t.language).format(winners.map((seat) => names[seat] ?? ''))
  if (winners.length > 1) return { title: t.sharedTitle, sentence: strong(t.shared(name, best)) }
  const reason = reasonOf(winners, reader, { marks: scoresOf(moments), scores }, MEASURES)
  const titled = reader === null ? t.seen[reason] : isLost ? t.lost[reason] : t.won[reason]
  const title = titled(name, best - (isLost ? own : second))
  const told = reader === winner ? t.youWin(best, second) : t.wins(name, best, isLost ? own : second)
  return { title, sentence: strong(`${told} ${turnedLate(moments, winner, names)}`.trim()) }
}

/** Where the last scoring decided, that is said. */
function turnedLate(moments: EndingContext['moments'], winner: Seat, names: readonly string[]): string {
  const before = beforeLastScoring(moments) ?? []
  const most = Math.max(...before)
  const ahead = most - (before[winner] ?? most)
  return ahead > 0 ? texts().aheadBefore(names[before.indexOf(most)] ?? '', ahead) : ''
}

function statisticsOf({ moments, players }: EndingContext, tally: Tally, subject: Seat): readonly Statistic[] {
  const t = texts()
  const others = players.names.map((name, seat) => ({ name, seat })).filter(({ seat }) => seat !== subject)
  const [most] = others
    .map(({ name, seat }) => ({ name, times: tallyOf(moments, seat).merlinDie }))
    .toSorted((a, b) => b.times - a.times)
  const points = at(sourcesOfMoments(moments).quests, subject)
  return [
    { name: t.quests, value: <b>{tally.quests}</b>, note: t.points(points) },
    { name: t.manors, value: <b>{tally.manors}</b>, note: tally.towers === 0 ? '' : t.towers(tally.towers) },
    { name: t.repelled, value: strong(t.of(tally.repelled, tally.traitors)), note: '' },
    {
      name: t.merlinDie,
      value: strong(t.times(tally.merlinDie)),
      note: most === undefined ? '' : t.theirs(most.name, most.times),
    },
  ]
}

function SourceRows({ context }: { readonly context: EndingContext }) {
  const t = texts()
  const words = parts()
  const { names, reader } = context.players
  const sources = sourcesOfMoments(context.moments)
  const columns = SOURCES.filter((source) => source !== 'end' || sources.end.some((points) => points !== 0))
  const longest = Math.max(1, ...columns.flatMap((source) => sources[source].map(Math.abs)))
  const scores = stateAt(context.moments, context.moments.length - 1).players.map(({ score }) => score)
  return (
    <table class="merlin-end-sources">
      <caption class="visually-hidden">{t.chart}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((source) => (
            <th key={source} scope="col" title={words.sources[source]}>
              <Sign name={SOURCE_SIGNS[source]} size={20} />
              <span>{words.sources[source]}</span>
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, seat) => (
          <tr key={seat} data-seat={seat}>
            <th scope="row">
              <SeatMark seat={seat} size={18} />
              <span title={name}>{seat === reader ? t.you : name}</span>
            </th>
            {columns.map((source) => {
              const points = at(sources[source], seat)
              const isBest = points > 0 && points === Math.max(...sources[source])
              return (
                <td key={source} class={isBest ? 'merlin-end-best' : points < 0 ? 'merlin-end-loss' : ''}>
                  <b>{minus(points)}</b>
                  <i>
                    <i style={{ width: `${(Math.abs(points) / longest) * 100}%`, background: seatVar(seat) }} />
                  </i>
                </td>
              )
            })}
            <td class="merlin-end-total">
              <b>{minus(at(scores, seat))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const ending: EndingModule = { ready: textsReady, open }
