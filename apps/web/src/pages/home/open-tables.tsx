import { Icon } from '@logres/board-kit'
import { useComputed, useSignal } from '@preact/signals'
import { isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { Arms, SeatPip } from '../../design/draw/arms.tsx'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { Segments } from '../../design/fields.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { replaceUrl } from '../../shell/router.ts'
import { shortPace } from '../pace-text.ts'
import { loadMoreTables, openTables } from './lists.ts'
import { Unreachable } from './my-matches.tsx'

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

function OpenRow({ table }: { readonly table: TableView }) {
  const { name } = aboutOf(table.game)
  return (
    <li class="row">
      <GameMark game={table.game} />
      <div>
        <div class="names">{name}</div>
        <div class="by">
          <Arms of={table.host} size={18} />
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
      <a class="button secondary compact" href={`/t/${table.id}?sit=1`} aria-label={t().home.sitAt(name, table.host)}>
        {t().home.sit}
      </a>
    </li>
  )
}

function List({ tables, filter }: { readonly tables: readonly TableView[]; readonly filter: Filter }) {
  // Not those of games that this version does not know or does not list.
  const shown = tables.filter(
    ({ game, pace }) => GAMES.some(({ id }) => id === game) && (filter === 'all' || pace.kind === filter),
  )
  if (shown.length === 0) return <p class="none">{t().home.noTables}</p>
  return (
    <ul class="tabs">
      {shown.map((table) => (
        <OpenRow key={table.id} table={table} />
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
        <List tables={now.tables} filter={filter.value} />
      )}
      {next.value !== null && (
        <button type="button" class="button ghost" onClick={() => void loadMoreTables(next.value ?? 0)}>
          {words.more}
        </button>
      )}
    </section>
  )
}
