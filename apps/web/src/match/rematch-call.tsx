/* Somebody else has asked for a rematch: said at the end of the match, with the way to the seat that is kept. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import type { TableView } from '../api/shapes.ts'
import { tables } from '../api/tables.ts'
import { t } from './words/index.ts'

/** Nobody tells us: the match is over, and its table is all that changes. */
const EVERY = 3000

/** The table of the rematch, if the reader is still awaited there. */
async function findCall(id: string): Promise<TableView | undefined> {
  const over = await tables.get(id)
  if (isRefused(over) || over.rematch === null) return undefined
  const next = await tables.get(over.rematch)
  if (isRefused(next) || next.isHost) return undefined
  return next.keptSeat !== null && next.status === 'open' ? next : undefined
}

export function RematchCall({ table }: { readonly table: TableView | undefined }) {
  const call = useSignal<TableView | undefined>(undefined)
  const id = table === undefined || table.seat === null ? undefined : table.id
  useEffect(() => {
    if (id === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      if (document.visibilityState === 'visible') call.value = await findCall(id)
      if (!isGone) timer = setTimeout(() => void look(), EVERY)
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
          </a>
        </>
      )}
    </p>
  )
}
