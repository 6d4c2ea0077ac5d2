/* How somebody has fared: against people and each level of bots, and by seat. */
import { useSignal } from '@preact/signals'
import type { RecordView, StatisticsView } from '../../api/people.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { Segments } from '../../design/fields.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { levelName } from '../level-name.ts'
import { profileTexts } from './words/index.ts'

const ALL = 'all'
/** Habits are shown from so many matches on. */
const ENOUGH = 10
const LEVELS = ['novice', 'page', 'squire', 'knight', 'champion']

interface Row extends RecordView {
  /** Null: people. */
  readonly level: string | null
}

function sum(records: readonly RecordView[]): RecordView {
  const add = (what: keyof RecordView) => records.reduce((total, record) => total + record[what], 0)
  return { won: add('won'), lost: add('lost'), tied: add('tied') }
}

function rowsOf(statistics: readonly StatisticsView[]): readonly Row[] {
  const rows = [
    { level: null, ...sum(statistics.map(({ people }) => people)) },
    ...LEVELS.map((level) => ({
      level,
      ...sum(statistics.flatMap(({ bots }) => bots.filter((bot) => bot.level === level))),
    })),
  ]
  return rows.filter(({ won, lost, tied }) => won + lost + tied > 0)
}

export function RecordAndHabits({ statistics }: { readonly statistics: readonly StatisticsView[] }) {
  const words = profileTexts()
  const played = statistics.filter(({ game, matches }) => isGame(game) && matches > 0)
  const chosen = useSignal(ALL)
  const choices = [
    { value: ALL, text: words.allGames },
    ...played.map(({ game }) => ({ value: game, text: aboutOf(game).name })),
  ]
  const shown = chosen.value === ALL ? played : played.filter(({ game }) => game === chosen.value)
  return (
    <section class="profile-section" aria-labelledby="record">
      <div class="section-head">
        <h2 class="section-heading" id="record">
          {words.record}
        </h2>
        {played.length > 1 && (
          <div class="profile-tabs">
            <Segments
              label={words.filterGame}
              value={chosen.value}
              choices={choices}
              onChoose={(value) => {
                chosen.value = value
              }}
            />
          </div>
        )}
      </div>
      <Panels statistics={shown} />
    </section>
  )
}

function Panels({ statistics }: { readonly statistics: readonly StatisticsView[] }) {
  const words = profileTexts()
  const rows = rowsOf(statistics)
  if (rows.length === 0) return <p class="profile-none">{words.noRecord}</p>
  const [only] = statistics
  return (
    <div class="profile-panels">
      <div class="panel profile-record">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.against}</th>
              <th scope="col">{words.share}</th>
              <th scope="col" class="right">
                {words.wonLost}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RecordRow key={row.level ?? ''} row={row} />
            ))}
          </tbody>
        </table>
        <p class="profile-small">{words.striped}</p>
      </div>
      {statistics.length === 1 && only !== undefined && <Habits statistics={only} />}
    </div>
  )
}

function RecordRow({ row: { level, won, tied, lost } }: { readonly row: Row }) {
  const words = profileTexts()
  return (
    <tr>
      <th scope="row">
        {level === null ? (
          words.people
        ) : (
          <span class="profile-bot">
            <Arms of="" bot size={20} />
            {levelName(level)}
          </span>
        )}
      </th>
      <td class="profile-share">
        <span class="profile-bar" role="img" aria-label={words.wonDrawnLost(won, tied, lost)}>
          {won > 0 && <i class="won" style={{ flexGrow: won }} />}
          {tied > 0 && <i class="tied" style={{ flexGrow: tied }} />}
          {lost > 0 && <i class="lost" style={{ flexGrow: lost }} />}
        </span>
      </td>
      <td class="right num">
        {won} – {lost}
      </td>
    </tr>
  )
}

function seatText(seat: number, of: number): string {
  const words = profileTexts()
  if (of !== 2) return words.seat(seat + 1, of)
  return seat === 0 ? words.first : words.second
}

function Habits({ statistics: { seats, turns } }: { readonly statistics: StatisticsView }) {
  const words = profileTexts()
  const counted = seats.reduce((total, { matches }) => total + matches, 0)
  return (
    <div class="panel profile-habits">
      {counted < ENOUGH ? (
        <p class="profile-small">{words.fromTen(ENOUGH - counted)}</p>
      ) : (
        <>
          <h3>
            {words.winsBySeat} <small>{words.ofMatches(counted)}</small>
          </h3>
          <ul>
            {seats.map(({ seat, of, matches, won }) => {
              const share = Math.round((100 * won) / matches)
              return (
                <li key={`${seat} ${of}`}>
                  <span>{seatText(seat, of)}</span>
                  <span class="profile-meter">
                    <i style={{ width: `${share}%` }} />
                  </span>
                  <b class="num">{words.percent(share)}</b>
                </li>
              )
            })}
          </ul>
          {turns !== null && (
            <h3>
              {words.length} <small>{words.turns(Math.round(turns))}</small>
            </h3>
          )}
        </>
      )}
    </div>
  )
}
