/* The end of a tournament: all purses are open now, and everybody sees where the coins came from. */
import {
  type ChartMark,
  type Ending,
  type EndingContext,
  type EndingModule,
  LineChart,
  reasonOf,
  type Statistic,
  signed,
  strong,
  type Verdict,
  winnersOf,
} from '@logres/board-kit/ending'
import type { Seat } from '@logres/kernel'
import { BannerArt } from '../art.tsx'
import type { Account, Ledger, Mark } from '../ledger.ts'
import { roman } from '../roman.ts'
import { ledgerOfMoments, placeAmong, roundsOf, stateAt } from './tally.ts'
import { texts, textsReady } from './texts/index.ts'

/** Coins: a duel brings ten. */
const MEASURES = { narrow: 3, lead: 10, rout: 25 } as const

/** As on the board, with dashes besides colours. */
const COLOURS = ['blue', 'red', 'yellow', 'green', '5', '6'] as const
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '14 4', '5 3 1 3 1 3'] as const

function open(context: EndingContext): Ending {
  const { moments, players, outcome } = context
  const t = texts()
  const ledger = ledgerOfMoments(moments)
  const last = stateAt(moments, moments.length - 1)
  const rounds = roundsOf(moments)
  // Those who watch are told where the winner's coins came from.
  const subject = players.reader ?? winnersOf(outcome)[0] ?? 0
  const note = (seat: Seat) => {
    const { duelsWon = 0, duelsFought = 0 } = ledger.accounts[seat] ?? {}
    const left = rounds.out[seat]
    const standing = seat === last.lastKnight ? t.lastKnight : left === undefined ? '' : t.outIn(roman(left))
    return [standing, t.duels(duelsWon, duelsFought)].filter((part) => part !== '').join(' · ')
  }
  return {
    verdict: () => verdictOf(context, ledger),
    Sign: ({ seat }) => <BannerArt banner={last.banners[seat] ?? null} seat={seat} />,
    score: (seat) => last.purses[seat] ?? 0,
    note,
    chart:
      ledger.marks.length < 2
        ? undefined
        : {
            title: t.chart,
            note: t.chartNote,
            Chart: ({ marks }) => <Purses context={context} ledger={ledger} marks={marks} />,
          },
    statistics: {
      title: players.reader === null ? t.coinsOf(players.names[subject] ?? '') : t.yourCoins,
      items: statisticsOf(ledger.accounts[subject]),
    },
    when: (step) => t.round(roman(rounds.after[step] ?? 1)),
  }
}

function verdictOf({ outcome, moments, players }: EndingContext, { marks }: Ledger): Verdict {
  const t = texts()
  const { reader, names } = players
  const winners = winnersOf(outcome)
  const [winner = 0] = winners
  const { purses: scores } = stateAt(moments, moments.length - 1)
  const best = scores[winner] ?? 0
  const isLost = reader !== null && !winners.includes(reader)
  const reason = reasonOf(winners, reader, { marks: marks.map(({ purses }) => purses), scores }, MEASURES)
  const second = Math.max(...scores.filter((_, seat) => !winners.includes(seat)))
  const own = reader === null ? 0 : (scores[reader] ?? 0)
  const name = new Intl.ListFormat(t.language).format(winners.map((seat) => names[seat] ?? ''))
  const titled = reader === null ? t.seen[reason] : isLost ? t.lost[reason] : t.won[reason]
  const title = winners.length > 1 ? t.sharedTitle : titled(name, best - (isLost ? own : second))
  const told =
    winners.length > 1
      ? t.shared(name, best)
      : reader === winner
        ? t.youWin(best, second)
        : t.wins(name, best, isLost ? undefined : second)
  const place = outcome.by === 'rules' && reader !== null ? (outcome.result.places[reader] ?? 0) : 0
  return { title, sentence: strong(isLost ? `${told} ${t.yourPlace(place, names.length, own)}` : told) }
}

function statisticsOf(account: Account | undefined): readonly Statistic[] {
  if (account === undefined) return []
  const t = texts()
  const { start, duels, duelsWon, duelsFought, trade, deals, best, heap, lastKnight } = account
  const gained = best === undefined ? '' : t.bestDeal(signed(best.gain))
  return [
    { name: t.start, value: <b>{start}</b>, note: '' },
    { name: t.fromDuels, value: <b>{signed(duels)}</b>, note: t.wonOf(duelsWon, duelsFought) },
    { name: t.fromTrade, value: <b>{signed(trade)}</b>, note: [t.deals(deals), gained].filter(Boolean).join(', ') },
    { name: t.fromHeap, value: <b>{signed(heap)}</b>, note: heap === 0 ? t.noneBought : '' },
    { name: t.asLast, value: <b>{signed(lastKnight)}</b>, note: '' },
  ]
}

interface PursesProps {
  readonly context: EndingContext
  readonly ledger: Ledger
  readonly marks: readonly ChartMark[]
}

function Purses({ context, ledger, marks }: PursesProps) {
  const t = texts()
  const { names, reader } = context.players
  return (
    <LineChart
      label={t.chartLabel}
      times={ledger.marks.map(timeOf)}
      lines={names.map((name, seat) => ({
        name: seat === reader ? t.you : name,
        values: ledger.marks.map(({ purses }) => purses[seat] ?? 0),
        colour: `var(--seat-${COLOURS[seat] ?? 'blue'})`,
        dash: DASHES[seat] ?? '',
        isMine: seat === reader,
      }))}
      marks={marks.map(({ no, step }) => ({ no, at: placeAmong(ledger.marks, step) }))}
    />
  )
}

/** Roman for the duels of a round; between them a barter has no room for its name. */
function timeOf({ at, round }: Mark): string {
  const t = texts()
  return at === 'start' ? t.startAxis : at === 'duels' || at === 'end' ? roman(round) : ''
}

export const ending: EndingModule = { ready: textsReady, open }
