/* A link to one seat: to a free seat for somebody else, or to one's own for another browser. Created on demand, shown once. */

import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { ShareLink } from './share-link.tsx'

export interface SeatLinkDialogProps {
  readonly table: TableView
  readonly seat: number
  readonly onClose: () => void
}

type Made = { readonly link: string } | { readonly fault: string } | undefined

export function SeatLinkDialog({ table: { id, seat: own }, seat, onClose }: SeatLinkDialogProps) {
  const words = t().table
  const made = useSignal<Made>(undefined)
  useEffect(() => {
    const make = async () => {
      const answer = await tables.createLink(id, seat)
      made.value = isRefused(answer) ? { fault: await explain(answer) } : { link: `${location.origin}${answer.path}` }
    }
    void make()
  }, [id, seat, made])
  const now = made.value
  return (
    <Dialog title={words.seatLink(seat + 1)} onClose={onClose}>
      <div class="seat-link">
        {now === undefined && <p class="muted">{t().shell.loading}</p>}
        {now !== undefined && 'fault' in now && <p role="alert">{now.fault}</p>}
        {now !== undefined && 'link' in now && (
          <ShareLink link={now.link} label={words.seatLink(seat + 1)}>
            <p>{own === seat ? words.seatLinkOwn : words.seatLinkFree}</p>
            <p>{words.seatLinkOnce}</p>
          </ShareLink>
        )}
      </div>
    </Dialog>
  )
}
