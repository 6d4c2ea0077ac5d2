/* The table of those who are ranked, with the bots between them. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { BoardView, BotRatingView, LastResult, RankedView } from '../../api/leaderboards.ts'
import type { Points } from '../../api/ratings.ts'
import { Arms } from '../../design/draw/arms.tsx'
import { Switch } from '../../design/fields.tsx'
import { t as site } from '../../i18n/site.ts'
import { PersonName } from '../../people/person-name.tsx'
import { navigate } from '../../shell/router.ts'
import { dayOf, plusMinus, whole, wholeDate } from './numbers.ts'
import { placeOn } from './scale.tsx'
import { t } from './words/index.ts'

interface RankingProps {
  readonly board: BoardView
  readonly name: string
}

export function Ranking({ board, name }: RankingProps) {
  const words = t()
  const showsBots = useSignal(true)
  const rows = showsBots.value ? merged(board) : board.entries
  return (
    <section class="players-ranking" aria-labelledby="ranking">
      <div class="section-head">
        <h2 class="section-heading" id="ranking">
          {words.ranked(name, board.ranked)}
        </h2>
        <div class="players-tools">
          <WhereAmI board={board} />
          <Switch
            label={words.showBots}
            checked={showsBots.value}
            onSwitch={(on) => {
              showsBots.value = on
            }}
          />
        </div>
      </div>
      {board.ranked === 0 && <p class="players-none">{words.nobody}</p>}
      {rows.length > 0 && (
        <div class="panel players-table">
          <table>
            <thead>
              <tr>
                <th scope="col" class="right">
                  <span aria-hidden="true">#</span>
                  <span class="visually-hidden">{words.rank}</span>
                </th>
                <th scope="col">{words.player}</th>
                <th scope="col" class="right">
                  {words.rating}
                </th>
                <th scope="col" class="wide-only">
                  {words.whereItLies(whole(board.span.from), whole(board.span.to))}
                </th>
                <th scope="col" class="right wide-only">
                  {words.matches}
                </th>
                <th scope="col" class="wide-only">
                  {words.lastFive}
                </th>
                <th scope="col" class="right wide-only">
                  {words.lastPlayed}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) =>
                'level' in row ? (
                  <BotRow key={row.level} bot={row} board={board} />
                ) : (
                  <PersonRow key={row.person.name} entry={row} board={board} />
                ),
              )}
            </tbody>
          </table>
        </div>
      )}
      <p class="small">{words.spans}</p>
      <Pages board={board} />
    </section>
  )
}

/** Bots where they belong; those above or below all others on the first and last page. */
function merged({ entries, bots, botsBelow, botsFrom }: BoardView): readonly (RankedView | BotRatingView)[] {
  const here = bots.filter(
    ({ value }) => (botsBelow === null || value < botsBelow) && (botsFrom === null || value >= botsFrom),
  )
  return [...entries, ...here].toSorted((a, b) => b.value - a.value)
}

interface PersonRowProps {
  readonly entry: RankedView
  readonly board: BoardView
}

function PersonRow({ entry, board }: PersonRowProps) {
  const { person, rank, value, played, last, at, isMe } = entry
  return (
    <tr class={isMe ? 'mine' : ''} id={isMe ? 'me' : undefined} tabIndex={isMe ? -1 : undefined}>
      <td class="right soft players-rank">{rank.from === rank.to ? rank.from : `${rank.from}–${rank.to}`}</td>
      <td class="players-who">
        <span class="players-name">
          <PersonName person={person} size={24} />
          {isMe && <span class="soft">{t().you}</span>}
        </span>
        <Bar of={entry} board={board} cls="narrow-only" />
      </td>
      <Rating points={entry} value={value} />
      <td class="wide-only players-bar-cell">
        <Bar of={entry} board={board} cls="" />
      </td>
      <td class="right wide-only">{whole(played)}</td>
      <td class="wide-only">
        <Form last={last} />
      </td>
      <td class="right soft wide-only">
        <time dateTime={new Date(at).toISOString()} title={wholeDate(at)}>
          {dayOf(at)}
        </time>
      </td>
    </tr>
  )
}

function BotRow({ bot, board }: { readonly bot: BotRatingView; readonly board: BoardView }) {
  const words = t()
  return (
    <tr class="bot">
      <td />
      <td class="players-who">
        <span class="players-name">
          <Arms of={bot.level} bot size={24} />
          <b>{capital(site().levels[bot.level])}</b>
          <span class="badge">{words.bot}</span>
        </span>
        <Bar of={bot} board={board} cls="narrow-only" />
      </td>
      <Rating points={bot} value={bot.value} />
      <td class="wide-only players-bar-cell">
        <Bar of={bot} board={board} cls="" />
      </td>
      <td class="wide-only" />
      <td class="wide-only" />
      <td class="right soft wide-only">{words.always}</td>
    </tr>
  )
}

function Rating({ points, value }: { readonly points: Points; readonly value: number }) {
  return (
    <td class="right players-rating">
      <b>{whole(value)}</b> <span class="soft">{plusMinus(points.plusMinus)}</span>
    </td>
  )
}

interface BarProps {
  readonly of: Points
  readonly board: BoardView
  readonly cls: string
}

/** The numbers stand beside it. */
function Bar({ of: { value, plusMinus: half }, board, cls }: BarProps) {
  const place = placeOn(board.span)
  const [left, right] = [place(value - half), place(value + half)]
  return (
    <span class={`players-bar ${cls}`} aria-hidden="true">
      <i style={{ left: `${left}%`, width: `${right - left}%` }} />
      <b style={{ left: `${place(value)}%` }} />
    </span>
  )
}

function Form({ last }: { readonly last: readonly LastResult[] }) {
  const { results } = t()
  return (
    <span class="players-form" role="img" aria-label={last.map((each) => results[each]).join(', ')}>
      {last.map((each, i) => (
        <i key={i} class={`form-${each}`} />
      ))}
    </span>
  )
}

/** Offered while the reader's row cannot be seen. */
function WhereAmI({ board: { me, game } }: { readonly board: BoardView }) {
  const isSeen = useSignal(false)
  useEffect(() => {
    const row = document.getElementById('me')
    isSeen.value = false
    if (row === null) return
    const observer = new IntersectionObserver(([entry]) => {
      isSeen.value = entry?.isIntersecting === true
    })
    observer.observe(row)
    if (location.hash === '#me') show(row)
    return () => observer.disconnect()
  }, [isSeen])
  if (me === null || isSeen.value) return null
  const go = () => {
    const row = document.getElementById('me')
    if (row !== null) show(row)
    else void navigate(`${pathOf(game, me.page)}#me`)
  }
  return (
    <button type="button" class="button secondary compact" onClick={go}>
      {t().whereAmI}
    </button>
  )
}

function show(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' })
  row.focus({ preventScroll: true })
}

function pathOf(game: string, page: number): string {
  return `/players/${game}${page === 1 ? '' : `?page=${page}`}`
}

function Pages({ board: { page, pages, game } }: { readonly board: BoardView }) {
  if (pages === 1) return null
  const words = t()
  return (
    <nav class="players-pages" aria-label={words.pages}>
      {page > 1 && <a href={pathOf(game, page - 1)}>{words.better}</a>}
      <span>{words.page(page, pages)}</span>
      {page < pages && <a href={pathOf(game, page + 1)}>{words.more}</a>}
    </nav>
  )
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
