/* The host's dialog for a seat: a bot of some level, or free for anybody. */

import { Dialog } from '@logres/board-kit'
import { isLevel, LEVELS } from '@logres/mind'
import { useSignal } from '@preact/signals'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { CardChoice } from '../../design/fields.tsx'
import { t } from '../../i18n/site.ts'
import { preferredLevel } from '../../local-link.ts'
import type { TableClient } from './table-client.ts'

export interface SeatDialogProps {
  readonly client: TableClient
  readonly table: TableView
  readonly seat: number
  readonly onClose: () => void
}

export function SeatDialog({ client, table, seat, onClose }: SeatDialogProps) {
  const words = t().table
  const view = table.seats[seat]
  const level = useSignal(isLevel(view?.level) ? view.level : preferredLevel(table.game))
  const put = async (bot: string | null) => {
    if (await client.change(() => tables.setSeat(table.id, seat, bot))) onClose()
  }
  // A person's seat must be freed before a bot can have it.
  const isSomebodys = view?.kind === 'person' || view?.kind === 'expected'
  return (
    <Dialog title={words.seatIs(seat + 1)} onClose={onClose}>
      {isSomebodys ? (
        <p>{words.freeSure(view.name ?? '')}</p>
      ) : (
        <div class="play-form">
          <CardChoice
            label={words.seatBot}
            value={level.value}
            choices={LEVELS.map((value) => ({ value, text: t().levels[value], hint: t().levelHints[value] }))}
            onChoose={(value) => {
              level.value = value
            }}
          />
        </div>
      )}
      <div class="dialog-foot">
        {view?.kind !== 'open' && (
          <button
            type="button"
            class={isSomebodys ? 'button primary' : 'button secondary'}
            onClick={() => void put(null)}
          >
            {words.remove}
          </button>
        )}
        {!isSomebodys && (
          <button type="button" class="button primary" onClick={() => void put(level.value)}>
            {words.seatBot}
          </button>
        )}
      </div>
    </Dialog>
  )
}
