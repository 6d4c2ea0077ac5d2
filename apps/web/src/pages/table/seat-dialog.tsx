/* The host says who has a seat: a bot of some strength, or whoever comes. */

import { Dialog } from '@logres/board-kit'
import { isLevel, LEVELS } from '@logres/mind'
import { useSignal } from '@preact/signals'
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { CardChoice } from '../../design/fields.tsx'
import { t } from '../../i18n/site.ts'
import { usualLevel } from '../../local-link.ts'
import type { Room } from './room.ts'

export interface SeatDialogProps {
  readonly room: Room
  readonly table: TableView
  readonly seat: number
  readonly onClose: () => void
}

export function SeatDialog({ room, table, seat, onClose }: SeatDialogProps) {
  const words = t().table
  const view = table.seats[seat]
  const level = useSignal(isLevel(view?.level) ? view.level : usualLevel())
  const put = async (bot: string | null) => {
    if (await room.do(() => tables.setSeat(table.id, seat, bot))) onClose()
  }
  // Nobody is turned into a bot: his seat is freed first.
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
