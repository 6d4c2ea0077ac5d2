/* How the public matches of a game went: who wins from which seat, how long they are, how they end. */
import { lang } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type Answer, isRefused } from '../../api/http.ts'
import { Segments } from '../../design/fields.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { ENDINGS, type Statistics, watching } from './api.ts'
import { Failed } from './failed.tsx'
import { watchTexts } from './words/index.ts'

interface Bar {
  readonly label: string
  readonly count: number
}

function shareText(count: number, of: number): string {
  const percent = new Intl.NumberFormat(lang.value, { style: 'percent', maximumFractionDigits: 0 })
  return watchTexts().share(percent.format(of === 0 ? 0 : count / of), numberText(count))
}

function numberText(count: number): string {
  return new Intl.NumberFormat(lang.value).format(count)
}

/** A table whose numbers are also bars. */
function Bars({ caption, bars, of }: { readonly caption: string; readonly bars: readonly Bar[]; readonly of: number }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table class="stat-bars">
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span class="stat-bar" style={`--share:${count / most}`} aria-hidden="true" />
              <span class="num">{shareText(count, of)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lengthBars({ turns: { perBar, bars } }: Statistics, last: number): Bar[] {
  const words = watchTexts()
  const first = bars.findIndex((count) => count > 0)
  return bars.flatMap((count, i) => {
    if (i < first) return []
    const from = i * perBar
    return [
      { label: i === last ? words.turnsOver(from) : words.turnsFrom(Math.max(1, from), from + perBar - 1), count },
    ]
  })
}

/** The server's last bar has all that were longer. */
const LAST_BAR = 19

function Shown({ statistics }: { readonly statistics: Statistics }) {
  const words = watchTexts()
  const { game, matches, endings, seats, turns } = statistics
  const played = turns.bars.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <p class="archive-says">{words.statisticsOf(aboutOf(game).name, numberText(matches))}</p>
      {matches === 0 ? (
        <p class="watch-none">{words.tooFew}</p>
      ) : (
        <div class="stats">
          {seats.map((each) => (
            <Bars
              key={each.seats}
              caption={`${words.winsBySeat}, ${words.ofPlayers(each.seats)}`}
              of={each.matches}
              bars={[
                ...each.wins.map((count, seat) => ({ label: words.seat(seat), count })),
                ...(each.tied === 0 ? [] : [{ label: words.tied, count: each.tied }]),
              ]}
            />
          ))}
          {played === 0 ? null : <Bars caption={words.howLong} of={played} bars={lengthBars(statistics, LAST_BAR)} />}
          <Bars
            caption={words.howEnded}
            of={matches}
            bars={ENDINGS.map((ending) => ({ label: words.endings[ending], count: endings[ending] }))}
          />
        </div>
      )}
    </>
  )
}

class GameStatistics {
  readonly state = signal<Answer<Statistics> | undefined>(undefined)
  readonly #game: string
  #isClosed = false

  constructor(game: string) {
    this.#game = game
  }

  async load(): Promise<void> {
    const answer = await watching.statistics(this.#game)
    if (!this.#isClosed) this.state.value = answer
  }

  close(): void {
    this.#isClosed = true
  }
}

interface StatisticsSectionProps {
  readonly game: string
  readonly onGame: (game: string) => void
}

export function StatisticsSection({ game, onGame }: StatisticsSectionProps) {
  const words = watchTexts()
  const statistics = useMemo(() => new GameStatistics(game), [game])
  useEffect(() => {
    void statistics.load()
    return () => statistics.close()
  }, [statistics])
  const state = statistics.state.value
  return (
    <section aria-labelledby="statistics">
      <div class="section-head">
        <h2 class="section-heading" id="statistics">
          {words.statistics}
        </h2>
        <Segments
          label={words.game}
          value={game}
          choices={GAMES.map(({ id }) => ({ value: id, text: aboutOf(id).name }))}
          onChoose={onGame}
        />
      </div>
      {state === undefined ? (
        <p class="watch-none">{t().shell.loading}</p>
      ) : isRefused(state) ? (
        <Failed refusal={state} onAgain={() => void statistics.load()} />
      ) : (
        <Shown statistics={state} />
      )}
    </section>
  )
}
