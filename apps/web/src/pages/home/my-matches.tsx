import type { Refusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { type Answer, isLimited, isRefused } from '../../api/http.ts'
import type { FinishedView, MyTables, TableView } from '../../api/shapes.ts'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { lowerFirst } from '../../i18n/lower-first.ts'
import { t } from '../../i18n/site.ts'
import { levelName } from '../level-name.ts'
import { paceKind } from '../pace-text.ts'
import { DeviceGames, isEmptyShelf, ReviewLink, shelf } from './device-games.tsx'
import { loadOlderMatches, myTables, olderMatches, refreshLists } from './lists.ts'

/** The number of finished matches shown at first. */
const FEW = 3

export function othersAt(table: Pick<TableView, 'seats' | 'seat' | 'keptSeat'>): string {
  const words = t().home
  const others = table.seats.flatMap(({ kind, name, level }, seat) => {
    if (seat === (table.seat ?? table.keptSeat) || kind === 'open') return []
    if (level === null) return [name ?? '']
    return [name === null ? t().table.bot(levelName(level)) : `${name} (${levelName(level)})`]
  })
  return others.length === 0 ? words.withNobody : words.with(others.join(', '))
}

/** The result for the reader. */
function resultOf({ outcome, seat }: FinishedView): string {
  const words = t().home
  const places = outcome?.by === 'rules' ? outcome.result.places : outcome?.by === 'resignation' ? outcome.places : []
  const place = seat === null ? undefined : places[seat]
  if (place === undefined) return words.over
  if (places.every((each) => each === place)) return words.drawn
  return place === 1 ? words.won : words.lost
}

interface RowProps {
  readonly table: TableView
  readonly href: string
  readonly status: string
  /** It waits for the reader. */
  readonly isTurn?: boolean
  readonly isOver?: boolean
}

function Row({ table, href, status, isTurn = false, isOver = false }: RowProps) {
  if (!isGame(table.game)) return null
  return (
    <li class={isOver ? 'kept' : ''}>
      <a class={isTurn ? 'match-row turn' : 'match-row'} href={href}>
        <GameMark game={table.game} />
        <span class="names">
          {aboutOf(table.game).name} <span>{othersAt(table)}</span>
        </span>
        <span class="details num">
          {paceKind(table.pace)}
          {table.isRated && `, ${lowerFirst(t().table.rated)}`}
        </span>
        <span class="says">{isTurn ? <b class="rubric">{status}</b> : status}</span>
      </a>
      {isOver ? <ReviewLink href={href} of={`${aboutOf(table.game).name}, ${othersAt(table)}`} /> : null}
    </li>
  )
}

function invitationText({ challenge, rematchOf, host }: TableView): string {
  const words = t().home
  if (challenge !== undefined) return words.challenged(challenge.by.name)
  return rematchOf === null ? words.invited : words.rematch(host)
}

function Rows({ waiting, invitations, matches }: MyTables) {
  const words = t().home
  return (
    <ul class="match-list">
      {matches
        .filter(({ isMyTurn }) => isMyTurn)
        .map((table) => (
          <Row key={table.id} table={table} href={`/g/${table.id}`} status={words.yourTurn} isTurn />
        ))}
      {invitations.map((table) => (
        <Row key={table.id} table={table} href={`/t/${table.id}`} status={invitationText(table)} isTurn />
      ))}
      {waiting.map((table) => (
        <Row
          key={table.id}
          table={table}
          href={`/t/${table.id}`}
          status={table.status === 'sealing' ? words.sealing : words.waitingTable}
        />
      ))}
      {matches
        .filter(({ isMyTurn }) => !isMyTurn)
        .map((table) => (
          <Row key={table.id} table={table} href={`/g/${table.id}`} status={words.theirTurn} />
        ))}
    </ul>
  )
}

/** The last few; more on demand. */
function Finished({ finished }: Pick<MyTables, 'finished'>) {
  const next = useSignal<number | null | undefined>(undefined)
  const isShort = next.value === undefined
  const newest = new Set(finished.tables.map(({ id }) => id))
  const all = [...finished.tables, ...olderMatches.value.filter(({ id }) => !newest.has(id))]
  const hasMore = isShort ? all.length > FEW || finished.next !== null : next.value !== null
  const more = async () => {
    const from = next.value === undefined ? null : next.value
    next.value = from === null ? finished.next : await loadOlderMatches(from)
  }
  return (
    <>
      <ul class="match-list">
        {all.slice(0, isShort ? FEW : all.length).map((table) => (
          <Row key={table.id} table={table} href={`/g/${table.id}`} status={resultOf(table)} isOver />
        ))}
      </ul>
      {hasMore && (
        <button type="button" class="button ghost compact" onClick={() => void more()}>
          {t().home.older}
        </button>
      )}
    </>
  )
}

export function Unreachable({ refusal }: { readonly refusal: Refusal }) {
  const { reasons, faults } = t()
  return (
    <p class="none">
      {refusal.code === 'offline' ? reasons.offline : isLimited(refusal) ? faults.limited : faults.unknown}{' '}
      <button type="button" class="button ghost compact" onClick={() => void refreshLists()}>
        {t().faults.again}
      </button>
    </p>
  )
}

function isEmpty({ waiting, invitations, matches, finished }: MyTables): boolean {
  return [waiting, invitations, matches, finished.tables].every((list) => list.length === 0)
}

function Lists({ now }: { readonly now: Answer<MyTables> | undefined }) {
  if (now === undefined) return <p class="none">{t().shell.loading}</p>
  if (isRefused(now)) return <Unreachable refusal={now} />
  return (
    <>
      <Rows {...now} />
      <Finished finished={now.finished} />
    </>
  )
}

export function MyMatches() {
  const now = myTables.value
  const hasNone = now !== undefined && !isRefused(now) && isEmpty(now)
  const isBare = isEmptyShelf(shelf.value)
  return (
    <section class="mine" aria-labelledby="mine">
      <div class="section-head">
        <h2 class="section-heading" id="mine">
          {t().home.mine}
        </h2>
      </div>
      {!hasNone ? <Lists now={now} /> : isBare ? <p class="none">{t().home.noMatches}</p> : null}
      {isBare ? null : (
        <>
          <h3 class="kept-heading">{t().shelf.head}</h3>
          <DeviceGames />
        </>
      )}
    </section>
  )
}
