import { Icon } from '@logres/board-kit'
import { useComputed, useSignal } from '@preact/signals'
import { isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { Arms, SeatPip } from '../../design/draw/arms.tsx'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { Segments } from '../../design/fields.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { lobbyTexts } from '../../lobby/words/index.ts'
import { replaceUrl } from '../../shell/router.ts'
import { shortPace } from '../pace-text.ts'
import { loadMoreTables, openTables } from './lists.ts'
import { Unreachable } from './my-matches.tsx'
import { useSteadyRows } from './steady.ts'

const FILTERS = ['all', 'live', 'days'] as const
type Filter = (typeof FILTERS)[number]

/** Stored in the URL, for links and Back. */
function filterInAddress(): Filter {
  const wanted = new URLSearchParams(location.search).get('pace')
  return FILTERS.find((filter) => filter === wanted) ?? 'all'
}

export function SeatPips({ seats }: Pick<TableView, 'seats'>) {
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  return (
    <span class="pips">
      {seats.map(({ kind }, seat) => (
        <SeatPip key={seat} kind={kind === 'open' ? 'free' : kind === 'bot' ? 'bot' : 'person'} />
      ))}
      <span class="num">{t().home.ofSeats(taken, seats.length)}</span>
    </span>
  )
}

/** Whether anybody is there to play with; over days nobody needs to be. */
function Host({ table }: { readonly table: TableView }) {
  const words = lobbyTexts()
  const isLive = table.pace.kind === 'live'
  const state = !isLive ? 'none' : table.isHostHere === false ? 'away' : 'here'
  const text = isLive
    ? state === 'away'
      ? words.hostAway
      : words.hostHere
    : table.startsWhenFull
      ? words.startsFull
      : words.daysHost
  return (
    <div class={`host ${state}`}>
      <i class={`here-sign ${state}`} />
      {text}
    </div>
  )
}

/** Who sits there already, or has left the table open, only looks at it. */
function TableLink({ table }: { readonly table: TableView }) {
  const { id, isHost, seat, game, host } = table
  return isHost || seat !== null ? (
    <a class="button secondary compact" href={`/t/${id}`}>
      {lobbyTexts().toTable}
    </a>
  ) : (
    <a class="button secondary compact" href={`/t/${id}?sit=1`} aria-label={t().home.sitAt(aboutOf(game).name, host)}>
      {t().home.sit}
    </a>
  )
}

export function OpenRow({ table, isGone }: { readonly table: TableView; readonly isGone: boolean }) {
  const { name } = aboutOf(table.game)
  return (
    <li class={isGone ? 'row gone' : 'row'}>
      <GameMark game={table.game} />
      <div>
        <div class="names">{name}</div>
        <div class="by">
          <Arms of={table.hostPerson.arms} size={18} />
          {table.host}
        </div>
      </div>
      <div class="seats-taken">
        <SeatPips seats={table.seats} />
      </div>
      <div class="pace">
        <Icon name={table.pace.kind === 'days' ? 'calendar' : 'clock'} size={18} />
        <span>
          {shortPace(table.pace)}
          {table.isRated && (
            <>
              <br />
              {t().table.rated}
            </>
          )}
        </span>
      </div>
      {isGone ? (
        <>
          <div class="host">{lobbyTexts().gone}</div>
          <button type="button" class="button secondary compact" disabled>
            {t().home.sit}
          </button>
        </>
      ) : (
        <>
          <Host table={table} />
          <TableLink table={table} />
        </>
      )}
    </li>
  )
}

function List({ tables, filter }: { readonly tables: readonly TableView[]; readonly filter: Filter }) {
  // Not those of games that this version does not know or does not list.
  const shown = tables.filter(
    ({ game, pace }) => GAMES.some(({ id }) => id === game) && (filter === 'all' || pace.kind === filter),
  )
  const { list, rows } = useSteadyRows(shown, ({ id }) => id)
  if (rows.length === 0) return <p class="none">{t().home.noTables}</p>
  return (
    <ul class="tabs" ref={list}>
      {rows.map(({ item, isGone }) => (
        <OpenRow key={item.id} table={item} isGone={isGone} />
      ))}
    </ul>
  )
}

export function OpenTables() {
  const words = t().home
  const filter = useSignal(filterInAddress())
  const next = useComputed(() =>
    openTables.value === undefined || isRefused(openTables.value) ? null : openTables.value.next,
  )
  const now = openTables.value
  return (
    <section class="open" aria-labelledby="open">
      <div class="section-head">
        <h2 class="section-heading" id="open">
          {words.open}
        </h2>
        <div class="filters">
          <Segments
            label={t().createTable.pace}
            value={filter.value}
            choices={FILTERS.map((value) => ({ value, text: words[value] }))}
            onChoose={(value) => {
              filter.value = value
              replaceUrl(value === 'all' ? '/' : `/?pace=${value}`)
            }}
          />
          <a class="button secondary compact" href="/new">
            <Icon name="plus" size={18} />
            {words.make}
          </a>
        </div>
      </div>
      {now === undefined ? (
        <p class="none">{t().shell.loading}</p>
      ) : isRefused(now) ? (
        <Unreachable refusal={now} />
      ) : (
        <List key={filter.value} tables={now.tables} filter={filter.value} />
      )}
      {next.value !== null && (
        <button type="button" class="button ghost" onClick={() => void loadMoreTables(next.value ?? 0)}>
          {words.more}
        </button>
      )}
    </section>
  )
}
