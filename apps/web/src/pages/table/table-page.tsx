import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { Dialog } from '../../design/dialog.tsx'
import { Icon } from '../../design/icon.tsx'
import { GamePlate } from '../../design/plate.tsx'
import { type GameId, isGameId } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { navigate, type PageProps, readdress } from '../../shell/router.ts'
import { useTitle } from '../../shell/title.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { paceKind } from '../pace-text.ts'
import { InvitePanel } from './invite-panel.tsx'
import { OptionsPanel, PacePanel } from './options-panel.tsx'
import { Prompt } from './prompt.tsx'
import { Ring } from './ring.tsx'
import { Room } from './room.ts'
import { SealPanel } from './seal-panel.tsx'
import './table.css'

interface Of {
  readonly room: Room
  readonly table: TableView
}

function Head({ room, table, game }: Of & { readonly game: GameId }) {
  const words = t().table
  const isClosing = useSignal(false)
  return (
    <div class="thead">
      <GamePlate game={game} isDecoration />
      <div>
        <h1 tabIndex={-1}>{t().games[game].name}</h1>
        <p>
          {words.of(table.host)}
          <span class={`badge ${table.pace.kind}`}>
            <Icon name={table.pace.kind === 'days' ? 'calendar' : 'clock'} />
            {paceKind(table.pace)}
          </span>
          <span class="badge">
            <Icon name={table.access === 'public' ? 'globe' : 'link'} />
            {t().access[table.access]}
          </span>
        </p>
      </div>
      <div class={table.isHost ? 'act' : 'act guest'}>
        <a class="b sec sm" href={`/rules/${game}`}>
          {words.rules}
        </a>
        {table.seat !== null && !table.isHost && (
          <button type="button" class="b sec sm" onClick={() => void room.do(() => tables.leave(table.id))}>
            {words.leave}
          </button>
        )}
        {table.isHost && (
          <button
            type="button"
            class="b sec sm"
            onClick={() => {
              isClosing.value = true
            }}
          >
            {words.cancel}
          </button>
        )}
      </div>
      {isClosing.value && (
        <ClosingDialog
          {...{ room, table }}
          onClose={() => {
            isClosing.value = false
          }}
        />
      )}
    </div>
  )
}

function ClosingDialog({ room, table, onClose }: Of & { readonly onClose: () => void }) {
  const words = t().table
  const close = async () => {
    if (await room.do(() => tables.cancel(table.id))) await navigate('/')
  }
  return (
    <Dialog title={words.cancel} onClose={onClose}>
      <p>{words.cancelSure}</p>
      <div class="ft">
        <button type="button" class="b sec" onClick={onClose}>
          {words.keep}
        </button>
        <button type="button" class="b pri" onClick={() => void close()}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  )
}

function Table({ room, table }: Of) {
  if (!isGameId(table.game)) return <NotFoundPage />
  return (
    <div class="wrap tb">
      <Head {...{ room, table }} game={table.game} />
      <div class="grid">
        <section class="panel room" aria-label={t().table.seats}>
          <Ring {...{ room, table }} />
          <Prompt {...{ room, table }} />
        </section>
        <div class="col">
          <OptionsPanel table={table} game={table.game} />
          <PacePanel table={table} />
        </div>
        <div class="col">
          <InvitePanel {...{ room, table }} />
          <SealPanel {...{ room, table }} />
        </div>
      </div>
      <p class="vh" role="status">
        {room.news.value}
      </p>
    </div>
  )
}

/** "Sit" in the list of open tables sits at once, on the first free seat; once, not at every reload. */
function useSitAtOnce(room: Room): void {
  const now = room.now.value
  useEffect(() => {
    if (now === undefined || isRefused(now) || !new URLSearchParams(location.search).has('sit')) return
    readdress(location.pathname)
    const free = now.seats.findIndex(({ kind }) => kind === 'open')
    if (now.status === 'open' && now.seat === null && free >= 0) void room.sit(free)
  }, [now, room])
}

/** What follows the # of an invitation to a seat. */
function useSeatLink(room: Room): void {
  useEffect(() => {
    const secret = location.hash.slice(1)
    if (secret.length !== 43) return
    readdress(location.pathname)
    void room.do(async () => {
      const answer = await tables.presentLink(room.id, secret, null)
      return isRefused(answer) ? answer : answer.table
    })
  }, [room])
}

export function TablePage({ params }: PageProps) {
  const room = useMemo(() => new Room(params.id ?? ''), [params.id])
  useEffect(() => room.open(), [room])
  useSeatLink(room)
  useSitAtOnce(room)
  const now = room.now.value
  const isThere = now !== undefined && !isRefused(now)
  useTitle(isThere && isGameId(now.game) ? t().table.title(t().games[now.game].name) : t().table.seats)
  if (now === undefined) {
    return (
      <div class="wrap lost">
        <p class="mute">{t().shell.loading}</p>
      </div>
    )
  }
  return isThere ? <Table room={room} table={now} /> : <NotFoundPage />
}
