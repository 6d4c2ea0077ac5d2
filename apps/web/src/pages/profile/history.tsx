/* What somebody has played, by day, the newest first. */
import { lang } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Answer, isRefused, request } from '../../api/http.ts'
import type { PersonView } from '../../api/shapes.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { aboutOf, GAMES, isGame } from '../../games.ts'
import { lowerFirst } from '../../i18n/lower-first.ts'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { PersonName } from '../../people/person-name.tsx'
import { replaceUrl } from '../../shell/router.ts'
import { levelName } from '../level-name.ts'
import { AGAINST, archiveQuery, EVERYTHING, type Filters, filtersIn, RESULTS, searchOf, TIMES } from './filters.ts'
import { profileTexts } from './words/index.ts'

interface SeatResult {
  readonly person: PersonView | null
  readonly bot: { readonly name: string; readonly level: string } | null
  readonly place: number
  readonly score: number | null
}

interface Played {
  readonly match: string
  readonly game: string
  readonly overAt: number
  readonly turns: number
  readonly ending: 'played' | 'resigned' | 'agreed' | 'time' | 'void'
  readonly pace: 'live' | 'days' | 'none'
  readonly isPublic: boolean
  readonly isRated: boolean
  readonly seats: readonly SeatResult[]
}

interface Page {
  readonly results: readonly Played[]
  readonly cursor: string | null
}

interface Found {
  readonly list: readonly Played[]
  readonly cursor: string | null
}

class HistoryList {
  readonly #name: string
  readonly #found: Signal<Found | Refusal | undefined>
  #asked = 0

  constructor(name: string, found: Signal<Found | Refusal | undefined>) {
    this.#name = name
    this.#found = found
  }

  /** From the newest on. */
  async load(filters: Filters): Promise<void> {
    this.#found.value = undefined
    await this.#add(filters, [], null)
  }

  async more(filters: Filters): Promise<void> {
    const now = this.#found.peek()
    if (now === undefined || isRefused(now) || now.cursor === null) return
    await this.#add(filters, now.list, now.cursor)
  }

  /** Only the answer to the last question counts. */
  async #add(filters: Filters, list: readonly Played[], from: string | null): Promise<void> {
    this.#asked += 1
    const no = this.#asked
    const query = archiveQuery(this.#name, filters, Date.now())
    const path = `/api/archive?${query}${from === null ? '' : `&cursor=${encodeURIComponent(from)}`}`
    const page: Answer<Page> = await request<Page>('GET', path)
    if (no !== this.#asked) return
    this.#found.value = isRefused(page) ? page : { list: [...list, ...page.results], cursor: page.cursor }
  }
}

export function History({ person }: { readonly person: PersonView }) {
  const words = profileTexts()
  const filters = useSignal(filtersIn(location.search))
  const found = useSignal<Found | Refusal | undefined>(undefined)
  const list = useSignal(new HistoryList(person.name, found)).value
  useEffect(() => void list.load(filters.peek()), [list])
  const choose = (change: Partial<Filters>) => {
    filters.value = { ...filters.peek(), ...change }
    replaceUrl(location.pathname + searchOf(filters.peek()))
    void list.load(filters.peek())
  }
  const now = found.value
  const isAll = searchOf(filters.value) === ''
  return (
    <section class="profile-section" aria-labelledby="history">
      <div class="section-head">
        <h2 class="section-heading" id="history">
          {words.history}
        </h2>
        <FilterBar filters={filters.value} onChoose={choose} />
      </div>
      {now === undefined ? (
        <div class="history-blank" aria-busy="true">
          <span class="visually-hidden">{t().shell.loading}</span>
          <i />
          <i />
          <i />
        </div>
      ) : isRefused(now) ? (
        <Fault refusal={now} onRetry={() => void list.load(filters.peek())} />
      ) : (
        <>
          <Days person={person} list={now.list} />
          {now.list.length === 0 && now.cursor === null && (
            <p class="profile-none">
              {isAll ? words.noMatch : words.noneSuch}{' '}
              {!isAll && (
                <button type="button" class="button ghost compact" onClick={() => choose(EVERYTHING)}>
                  {words.allMatches}
                </button>
              )}
            </p>
          )}
          <p class="history-more" role="status">
            {now.cursor !== null && (
              <button type="button" class="button secondary compact" onClick={() => void list.more(filters.peek())}>
                {now.list.length === 0 ? words.searchOn : words.older}
              </button>
            )}
            {now.list.length > 0 && <span class="profile-small">{words.shown(now.list.length)}</span>}
          </p>
        </>
      )}
    </section>
  )
}

function Fault({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  const text = useSignal('')
  useEffect(() => {
    void explain(refusal).then((sentence) => {
      text.value = sentence
    })
  }, [refusal, text])
  return (
    <p class="profile-none" role="status">
      {text.value}{' '}
      <button type="button" class="button ghost compact" onClick={onRetry}>
        {t().faults.again}
      </button>
    </p>
  )
}

interface FilterBarProps {
  readonly filters: Filters
  readonly onChoose: (change: Partial<Filters>) => void
}

function FilterBar({ filters, onChoose }: FilterBarProps) {
  const words = profileTexts()
  return (
    <div class="history-filters">
      <Filter
        label={words.filterGame}
        value={filters.game}
        choices={['any', ...GAMES.map(({ id }) => id)]}
        say={(game) => (isGame(game) ? aboutOf(game).name : words.allGames)}
        onChoose={(game) => onChoose({ game })}
      />
      <Filter
        label={words.filterAgainst}
        value={filters.against}
        choices={AGAINST}
        say={(against) => words.opponents[against]}
        onChoose={(against) => onChoose({ against })}
      />
      <Filter
        label={words.filterResult}
        value={filters.result}
        choices={RESULTS}
        say={(result) => words.results[result]}
        onChoose={(result) => onChoose({ result })}
      />
      <Filter
        label={words.filterTime}
        value={filters.time}
        choices={TIMES}
        say={(time) => words.times[time]}
        onChoose={(time) => onChoose({ time })}
      />
    </div>
  )
}

interface FilterProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly Value[]
  readonly say: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

function Filter<Value extends string>({ label, value, choices, say, onChoose }: FilterProps<Value>) {
  return (
    <select
      class={value === 'any' ? 'input history-filter' : 'input history-filter on'}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const chosen = choices[currentTarget.selectedIndex]
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice} selected={choice === value}>
          {say(choice)}
        </option>
      ))}
    </select>
  )
}

function dayOf(time: number): string {
  return new Date(time).toDateString()
}

function dayText(time: number): string {
  const date = new Date(time)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  const options: Intl.DateTimeFormatOptions = {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...(!isThisYear && { year: 'numeric' }),
  }
  return new Intl.DateTimeFormat(lang.value, options).format(date)
}

interface ListProps {
  readonly person: PersonView
  readonly list: readonly Played[]
}

function Days({ person, list }: ListProps) {
  const shown = list.filter(({ game }) => isGame(game))
  const days = [...new Set(shown.map(({ overAt }) => dayOf(overAt)))]
  return (
    <>
      {days.map((day) => {
        const rows = shown.filter(({ overAt }) => dayOf(overAt) === day)
        const [first] = rows
        return (
          <section key={day} class="history-day">
            <h3>{first === undefined ? '' : dayText(first.overAt)}</h3>
            <ul>
              {rows.map((played) => (
                <Row key={played.match} person={person} played={played} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

type Side = 'won' | 'lost' | 'tied'

function sideOf(own: SeatResult | undefined, seats: readonly SeatResult[]): Side {
  if (own === undefined || own.place > 1) return 'lost'
  return seats.filter(({ place }) => place === 1).length > 1 ? 'tied' : 'won'
}

/** "15 : 7", or the place of several. */
function scoreText(own: SeatResult | undefined, { ending, seats }: Played): string {
  const words = profileTexts()
  const said = words.endings[ending]
  if (ending === 'void' || own === undefined) return said
  const [other] = seats.filter((seat) => seat !== own)
  const points =
    own.score === null
      ? ''
      : seats.length === 2 && other !== undefined
        ? `${own.score} : ${other.score ?? '–'}`
        : `${words.placeOf(own.place, seats.length)}, ${own.score}`
  return [points, said].filter((text) => text !== '').join(', ')
}

function Row({ person, played }: { readonly person: PersonView; readonly played: Played }) {
  const words = profileTexts()
  const { match, game, overAt, turns, pace, seats, ending, isPublic, isRated } = played
  const own = seats.find((seat) => seat.person?.arms === person.arms)
  const side = sideOf(own, seats)
  const time = new Intl.DateTimeFormat(lang.value, { timeStyle: 'short', hourCycle: 'h23' }).format(overAt)
  const whole = new Intl.DateTimeFormat(lang.value, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }).format(
    overAt,
  )
  const score = scoreText(own, played)
  return (
    <li class="history-row">
      <GameMark game={game} size={34} />
      <span class="history-others">
        {seats.map((seat, no) =>
          seat === own ? null : seat.bot !== null ? (
            <span key={no} class="person-name">
              <Arms of="" bot size={20} />
              <span class="person-name-text">
                {seat.bot.name} ({levelName(seat.bot.level)})
              </span>
            </span>
          ) : seat.person === null ? null : (
            <PersonName key={no} person={seat.person} whom={{ table: match, seat: no }} />
          ),
        )}
      </span>
      <a class="history-result" href={`/g/${match}#end`}>
        <span class="visually-hidden">{aboutOf(game).name}: </span>
        {ending !== 'void' && <b class={`history-side ${side}`}>{words[side]}</b>}
        <span>{score}</span>
      </a>
      <span class="history-note">
        {[isRated ? lowerFirst(t().table.rated) : '', isPublic ? '' : words.notPublic]
          .filter((text) => text !== '')
          .join(', ')}
      </span>
      <span class="history-turns num">{words.turns(turns)}</span>
      <span class="history-pace">{words.paces[pace]}</span>
      <time class="num" dateTime={new Date(overAt).toISOString()} title={whole}>
        {time}
      </time>
    </li>
  )
}
