/* Shown after the match when somebody else has asked for a rematch, with a link to the kept seat. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import type { TableView } from '../api/shapes.ts'
import { tables } from '../api/tables.ts'
import { showRefusal } from '../i18n/show-refusal.ts'
import { t } from './words/index.ts'

/** Milliseconds. Polled: after the end of a match the server sends no updates about its table. */
const POLL_INTERVAL = 3000

/** The table of the rematch, if a seat is kept for the reader. */
async function findRematch(id: string): Promise<TableView | undefined> {
  const over = await tables.get(id)
  if (isRefused(over) || over.rematch === null) return undefined
  const next = await tables.get(over.rematch)
  if (isRefused(next) || next.isHost) return undefined
  return next.keptSeat !== null && next.status === 'open' ? next : undefined
}

/** The seat becomes free, and the other one is told. */
async function decline({ id }: TableView): Promise<void> {
  const answer = await tables.decline(id)
  if (isRefused(answer)) await showRefusal(answer)
}

export function RematchNotice({ table }: { readonly table: TableView | undefined }) {
  const call = useSignal<TableView | undefined>(undefined)
  const id = table === undefined || table.seat === null ? undefined : table.id
  useEffect(() => {
    if (id === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      if (document.visibilityState === 'visible') call.value = await findRematch(id)
      if (!isGone) timer = setTimeout(() => void look(), POLL_INTERVAL)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, call])
  const next = call.value
  return (
    <p class="match-hint" role="status">
      {next !== undefined && (
        <>
          {t().rematchAsked(next.host)}{' '}
          <a class="link" href={`/t/${next.id}?sit=1`}>
            {t().rematchGo}
          </a>{' '}
          <button
            type="button"
            class="link"
            onClick={async () => {
              await decline(next)
              call.value = undefined
            }}
          >
            {t().rematchDecline}
          </button>
        </>
      )}
    </p>
  )
}
