import type { Refusal } from '@logres/kernel'
import { isRefused } from '../../api/http.ts'
import type { MyTables, TableView } from '../../api/shapes.ts'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { isGameId } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { paceKind } from '../pace-text.ts'
import { mine, refreshLists } from './lists.ts'

function othersAt(table: TableView): string {
  const words = t().home
  const others = table.seats.flatMap(({ kind, name, level }, seat) => {
    if (seat === table.seat || kind === 'open') return []
    return [name ?? (level === null ? '' : t().table.bot(levelName(level)))]
  })
  return others.length === 0 ? words.withNobody : words.with(others.join(', '))
}

export function levelName(level: string): string {
  const names: Readonly<Record<string, string>> = t().levels
  return names[level] ?? level
}

interface RowProps {
  readonly table: TableView
  readonly href: string
  readonly says: string
  readonly isTurn?: boolean
}

function Row({ table, href, says, isTurn = false }: RowProps) {
  if (!isGameId(table.game)) return null
  return (
    <li>
      <a class={isTurn ? 'm turn' : 'm'} href={href}>
        <GameMark game={table.game} />
        <span class="t">
          {t().games[table.game].name} <span>{othersAt(table)}</span>
        </span>
        <span class="d num">{paceKind(table.pace)}</span>
        <span class="s">{isTurn ? <b class="rub">{says}</b> : says}</span>
      </a>
    </li>
  )
}

function Rows({ waiting, invitations, matches, finished }: MyTables) {
  const words = t().home
  return (
    <ul class="mlist">
      {matches
        .filter(({ isMyTurn }) => isMyTurn)
        .map((table) => (
          <Row key={table.id} table={table} href={`/g/${table.id}`} says={words.yourTurn} isTurn />
        ))}
      {invitations.map((table) => (
        <Row key={table.id} table={table} href={`/t/${table.id}`} says={words.invited} />
      ))}
      {waiting.map((table) => (
        <Row
          key={table.id}
          table={table}
          href={`/t/${table.id}`}
          says={table.status === 'sealing' ? words.sealing : words.waitingTable}
        />
      ))}
      {matches
        .filter(({ isMyTurn }) => !isMyTurn)
        .map((table) => (
          <Row key={table.id} table={table} href={`/g/${table.id}`} says={words.theirTurn} />
        ))}
      {finished.tables.slice(0, 3).map((table) => (
        <Row key={table.id} table={table} href={`/g/${table.id}`} says={words.over} />
      ))}
    </ul>
  )
}

export function Unreachable({ refusal }: { readonly refusal: Refusal }) {
  return (
    <p class="none">
      {refusal.code === 'offline' ? t().faults.offline : t().faults.unknown}{' '}
      <button type="button" class="b ghost sm" onClick={() => void refreshLists()}>
        {t().faults.again}
      </button>
    </p>
  )
}

function isEmpty({ waiting, invitations, matches, finished }: MyTables): boolean {
  return [waiting, invitations, matches, finished.tables].every((list) => list.length === 0)
}

export function MyMatches() {
  const now = mine.value
  return (
    <section class="mine" aria-labelledby="mine">
      <div class="sec-h">
        <h2 class="h" id="mine">
          {t().home.mine}
        </h2>
      </div>
      {now === undefined ? (
        <p class="none">{t().shell.loading}</p>
      ) : isRefused(now) ? (
        <Unreachable refusal={now} />
      ) : isEmpty(now) ? (
        <p class="none">{t().home.noMatches}</p>
      ) : (
        <Rows {...now} />
      )}
    </section>
  )
}
