/* The matches kept in this browser: unfinished ones to continue, finished ones to look at again. */
import { Icon, lang } from '@logres/board-kit'
import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { showToast } from '../../design/toasts.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import {
  browserStorage,
  deleteGame,
  type GameKey,
  isFinished,
  isShared,
  listShelf,
  MAX_FINISHED,
  restoreGame,
  type Shelf,
  type ShelfRow,
  shelfPath,
} from '../../play/shelf.ts'
import { levelName } from '../level-name.ts'

/** The number of matches shown at first. */
const FEW = 3

const now = signal<Shelf>({ rows: [], damaged: [] })
export const shelf: ReadonlySignal<Shelf> = now

function refresh(): void {
  const { rows, damaged } = listShelf(browserStorage())
  now.value = { rows: rows.filter(({ game }) => isGame(game)), damaged: damaged.filter(({ game }) => isGame(game)) }
}

/** For useEffect: follows what other tabs do, and returns how to stop. */
export function watchShelf(): () => void {
  refresh()
  addEventListener('storage', refresh)
  return () => removeEventListener('storage', refresh)
}

export function isEmptyShelf({ rows, damaged }: Shelf): boolean {
  return rows.length === 0 && damaged.length === 0
}

/** Of one game, or of all. */
export function unfinishedWithBots(game?: string): readonly ShelfRow[] {
  return now.value.rows.filter((row) => !isFinished(row) && !isShared(row) && (game === undefined || row.game === game))
}

function remove(key: GameKey): void {
  const storage = browserStorage()
  if (storage === undefined) return
  const words = t().shelf
  const deleted = deleteGame(storage, key)
  refresh()
  showToast({
    text: words.deleted,
    action: {
      text: words.undo,
      run: () => {
        if (!restoreGame(storage, deleted)) showToast({ text: words.noRoom, icon: 'warn', isWhy: true })
        refresh()
      },
    },
  })
}

function opponentsOf(row: ShelfRow): string {
  const names = row.seats.flatMap(({ name, bot }) => (bot === null ? [] : [name]))
  if (names.length === 0) return row.seats.map(({ name }) => name).join(', ')
  const levels = [...new Set(row.seats.flatMap(({ bot }) => (bot === null ? [] : [levelName(bot)])))]
  return `${t().home.with(names.join(', '))} (${levels.join(', ')})`
}

function resultOf({ places, seats }: ShelfRow): string {
  const words = t().home
  const winners = seats.filter((_, seat) => places?.[seat] === 1)
  const [winner] = winners
  if (winner === undefined) return words.over
  if (winners.length > 1) return words.drawn
  if (seats.every(({ bot }) => bot === null)) return t().shelf.winner(winner.name)
  return winner.bot === null ? words.won : words.lost
}

function sayNow(row: ShelfRow): string {
  const scores = row.scores.some((score) => score === null) ? '' : row.scores.join(' : ')
  const said = isFinished(row) ? resultOf(row) : row.turn === null ? '' : t().shelf.turn(row.turn)
  return [said, scores].filter((text) => text !== '').join(' · ')
}

function dayOf(at: number): string {
  if (at === 0) return ''
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }
  return new Intl.DateTimeFormat(
    lang.value,
    isToday ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : day,
  ).format(at)
}

function Kept({
  game,
  name,
  onDelete,
  children,
}: {
  readonly game: string
  /** For the button that deletes it. */
  readonly name: string
  readonly onDelete: () => void
  readonly children: ComponentChildren
}) {
  return (
    <li class="kept" data-game={game}>
      {children}
      <button type="button" class="icon-button" aria-label={t().shelf.delete(name)} onClick={onDelete}>
        <Icon name="cross" size={16} />
      </button>
    </li>
  )
}

function Row({ row }: { readonly row: ShelfRow }) {
  const { name } = aboutOf(row.game)
  const opponents = opponentsOf(row)
  const dates = t().shelf.dates(dayOf(row.createdAt), dayOf(row.playedAt))
  return (
    <Kept game={row.game} name={`${name}, ${opponents}, ${dayOf(row.playedAt)}`} onDelete={() => remove(row)}>
      <a class="match-row" href={shelfPath(row)} title={dates}>
        <GameMark game={row.game} />
        <span class="names">
          {name} <span>{row.branch === undefined ? opponents : t().shelf.branch(row.branch)}</span>
        </span>
        <span class="details num">{dayOf(row.playedAt)}</span>
        <span class="says">{sayNow(row)}</span>
      </a>
      {isFinished(row) && row.branch === undefined ? (
        <ReviewLink href={shelfPath(row)} of={`${name}, ${opponents}`} />
      ) : null}
    </Kept>
  )
}

export function ReviewLink({ href, of }: { readonly href: string; readonly of: string }) {
  const text = t().shelf.review(of)
  return (
    <a class="icon-button" href={`${href}/review`} aria-label={text} title={text}>
      <Icon name="eye" size={18} />
    </a>
  )
}

function Damaged({ of }: { readonly of: GameKey }) {
  const { name } = aboutOf(of.game)
  return (
    <Kept game={of.game} name={name} onDelete={() => remove(of)}>
      <span class="match-row">
        <GameMark game={of.game} />
        <span class="names">{name}</span>
        <span class="says">{t().shelf.damaged}</span>
      </span>
    </Kept>
  )
}

/** The last few; the others on demand. */
function Rows({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const isLong = useSignal(false)
  const shown = isLong.value ? rows : rows.slice(0, FEW)
  return (
    <>
      <ul class="match-list">
        {shown.map((row) => (
          <Row key={`${row.game}/${row.id}`} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <button
          type="button"
          class="button ghost compact"
          onClick={() => {
            isLong.value = true
          }}
        >
          {t().shelf.all(rows.length)}
        </button>
      )}
    </>
  )
}

function Finished({ rows }: { readonly rows: readonly ShelfRow[] }) {
  if (rows.length === 0) return null
  const words = t().shelf
  return (
    <details class="kept-history">
      <summary>{words.finished(rows.length)}</summary>
      <Rows rows={rows} />
      <p class="small">{words.limit(MAX_FINISHED)}</p>
    </details>
  )
}

/** `game`: of this game only. */
export function DeviceGames({ game }: { readonly game?: string }) {
  const words = t().shelf
  const isWanted = (key: GameKey) => game === undefined || key.game === game
  const rows = now.value.rows.filter(isWanted)
  const damaged = now.value.damaged.filter(isWanted)
  const shared = rows.filter((row) => isShared(row) && !isFinished(row))
  return (
    <>
      <Rows rows={rows.filter((row) => !isShared(row) && !isFinished(row))} />
      {shared.length > 0 && (
        <>
          <h3 class="kept-heading">{words.shared}</h3>
          <Rows rows={shared} />
        </>
      )}
      {damaged.length > 0 && (
        <ul class="match-list">
          {damaged.map((key) => (
            <Damaged key={`${key.game}/${key.id}`} of={key} />
          ))}
        </ul>
      )}
      <Finished rows={rows.filter(isFinished)} />
    </>
  )
}
