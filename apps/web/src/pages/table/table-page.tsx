import { Dialog, Icon, useTitle } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { GamePlate } from '../../design/plate.tsx'
import { aboutOf, isGame } from '../../games.ts'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { navigate, type PageProps, replaceUrl } from '../../shell/router.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { paceKind } from '../pace-text.ts'
import { InvitePanel } from './invite-panel.tsx'
import { fieldsOf } from './options.ts'
import { OptionsPanel, PacePanel } from './options-panel.tsx'
import { Prompt } from './prompt.tsx'
import { SealPanel } from './seal-panel.tsx'
import { SeatRing } from './seat-ring.tsx'
import { TableChat } from './table-chat.tsx'
import { TableClient } from './table-client.ts'
import './table.css'

interface Of {
  readonly client: TableClient
  readonly table: TableView
}

function Head({ client, table, game }: Of & { readonly game: string }) {
  const words = t().table
  const isClosing = useSignal(false)
  const isWaiting = table.status === 'open' || table.status === 'sealing'
  return (
    <div class="table-head">
      <GamePlate game={game} isDecoration />
      <div>
        <h1 tabIndex={-1}>{aboutOf(game).name}</h1>
        <p>
          {words.of(table.host)}
          <span class={`badge ${table.pace.kind}`}>
            <Icon name={table.pace.kind === 'days' ? 'calendar' : 'clock'} />
            {paceKind(table.pace)}
          </span>
          {table.challenge === undefined && (
            <span class="badge">
              <Icon name={table.access === 'public' ? 'globe' : 'link'} />
              {t().access[table.access]}
            </span>
          )}
          {table.isRated && <span class="badge">{words.rated}</span>}
        </p>
      </div>
      <div class="act">
        <a class="button secondary compact" href={`/rules/${game}`}>
          {words.rules}
        </a>
        {table.seat !== null && !table.isHost && isWaiting && (
          <button
            type="button"
            class="button secondary compact"
            onClick={() => void client.change(() => tables.leave(table.id))}
          >
            {words.leave}
          </button>
        )}
        {table.isHost && isWaiting && (
          <button
            type="button"
            class="button secondary compact"
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
          {...{ client, table }}
          onClose={() => {
            isClosing.value = false
          }}
        />
      )}
    </div>
  )
}

function ClosingDialog({ client, table, onClose }: Of & { readonly onClose: () => void }) {
  const words = t().table
  const close = async () => {
    if (await client.change(() => tables.cancel(table.id))) await navigate('/')
  }
  return (
    <Dialog title={words.cancel} onClose={onClose}>
      <p>{words.cancelSure}</p>
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={onClose}>
          {words.keep}
        </button>
        <button type="button" class="button primary" onClick={() => void close()}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  )
}

function Table({ client, table }: Of) {
  if (!isGame(table.game)) return <NotFoundPage />
  return (
    <div class="wrap table-page">
      <Head {...{ client, table }} game={table.game} />
      <div class="grid">
        <section class="panel room" aria-label={t().table.seats}>
          <SeatRing {...{ client, table }} />
          <Prompt {...{ client, table }} />
        </section>
        <div class="col">
          <OptionsPanel table={table} game={table.game} />
          <PacePanel table={table} />
          <SealPanel table={table} />
        </div>
        <div class="col">
          <InvitePanel {...{ client, table }} />
          <TableChat table={table} />
        </div>
      </div>
      <p class="visually-hidden" role="status">
        {client.news.value}
      </p>
    </div>
  )
}

/** ?sit=1 sits down at the kept seat or the first free one, once, not at every reload. */
function useSitAtOnce(client: TableClient): void {
  const now = client.now.value
  useEffect(() => {
    if (now === undefined || isRefused(now) || !new URLSearchParams(location.search).has('sit')) return
    replaceUrl(location.pathname)
    const seat = now.keptSeat ?? now.seats.findIndex(({ kind }) => kind === 'open')
    if (now.status === 'open' && now.seat === null && seat >= 0) void client.sit(seat)
  }, [now, client])
}

/** The table could not be loaded; trying again may help. */
function Unreached({ refusal }: { readonly refusal: Refusal }) {
  const text = useSignal('')
  useEffect(() => {
    void explain(refusal).then((sentence) => {
      text.value = sentence
    })
  }, [refusal, text])
  return (
    <div class="wrap lost">
      <h1 tabIndex={-1}>{t().broken.head}</h1>
      <p class="prose muted" role="status">
        {text.value}
      </p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t().faults.again}
      </button>
    </div>
  )
}

function titleOf(now: TableClient['now']['value']): string {
  if (now === undefined || isRefused(now) || !isGame(now.game)) return t().table.seats
  const isFull = now.isHost && now.status === 'open' && now.seats.every(({ kind, sealed }) => kind === 'bot' || sealed)
  const title = t().table.title(aboutOf(now.game).name)
  // The host may be in another tab: the title shows that everyone is seated.
  return isFull ? `${t().table.promptFull} ${title}` : title
}

/** Loads the option fields of the game. The table is shown even if that fails. */
function useFields(game: string | undefined): boolean {
  const isKnown = useSignal(false)
  useEffect(() => {
    const go = () => {
      isKnown.value = true
    }
    if (isGame(game)) void fieldsOf(game).then(go, go)
    else if (game !== undefined) go()
  }, [game, isKnown])
  return isKnown.value
}

export function TablePage({ params }: PageProps) {
  const client = useMemo(() => new TableClient(params.id ?? ''), [params.id])
  useEffect(() => client.open(), [client])
  useSitAtOnce(client)
  const now = client.now.value
  useTitle(titleOf(now))
  const hasFields = useFields(now === undefined || isRefused(now) ? undefined : now.game)
  if (now === undefined || (!isRefused(now) && !hasFields)) {
    return (
      <div class="wrap lost" aria-busy="true">
        <p class="muted">{t().shell.loading}</p>
      </div>
    )
  }
  if (!isRefused(now)) return <Table client={client} table={now} />
  return now.code === 'noSuchTable' ? <NotFoundPage /> : <Unreached refusal={now} />
}
