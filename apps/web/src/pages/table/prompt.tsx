/* What the table waits for, in one sentence, and what the reader can do about it. */
import type { TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { showWhyNot } from '../../design/toasts.tsx'
import { t } from '../../i18n/site.ts'
import { usualLevel } from '../../local-link.ts'
import type { Room } from './room.ts'

interface Of {
  readonly room: Room
  readonly table: TableView
}

function sentence(table: TableView): readonly [string, string?] {
  const words = t().table
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  if (table.status === 'sealing') return [words.promptSealing]
  if (table.status !== 'open') return [words.promptClosed]
  if (table.keptSeat !== null && table.seat === null) return [words.promptKept]
  if (table.seat === null) return [words.promptSit]
  if (!table.isHost) return [words.promptGuest(table.host)]
  return free === 0 ? [words.promptFull] : [words.promptFree(free), words.promptWait]
}

async function fillWithBots({ room, table }: Of): Promise<void> {
  for (const [seat, { kind }] of table.seats.entries()) {
    if (kind === 'open' && !(await room.do(() => tables.setSeat(table.id, seat, usualLevel())))) return
  }
}

function HostActs({ room, table }: Of) {
  const words = t().table
  const isFull = table.seats.every(({ kind }) => kind === 'bot' || kind === 'person')
  const start = async () => {
    if (!isFull) return showWhyNot(words.startNeeds)
    await room.do(() => tables.start(table.id))
  }
  return (
    <>
      {table.seats.some(({ kind }) => kind === 'open') && (
        <button type="button" class="b sec" onClick={() => void fillWithBots({ room, table })}>
          {words.fill}
        </button>
      )}
      <button type="button" class="b pri" aria-disabled={!isFull} onClick={() => void start()}>
        {words.start}
      </button>
    </>
  )
}

function KeptActs({ room, table, seat }: Of & { readonly seat: number }) {
  const words = t().table
  const decline = () => room.do(() => tables.decline(table.id))
  return (
    <>
      <button type="button" class="b sec" onClick={() => void decline()}>
        {words.decline}
      </button>
      <button type="button" class="b pri" onClick={() => void room.sit(seat)}>
        {words.take}
      </button>
    </>
  )
}

export function Prompt({ room, table }: Of) {
  const [what, more] = sentence(table)
  const isOpen = table.status === 'open'
  return (
    <div class="prompt">
      <p role="status">
        {what} {more}
      </p>
      {isOpen && table.isHost && table.seat !== null && <HostActs {...{ room, table }} />}
      {isOpen && table.keptSeat !== null && table.seat === null && (
        <KeptActs {...{ room, table }} seat={table.keptSeat} />
      )}
      {isOpen && table.seat !== null && !table.isHost && (
        <button type="button" class="b sec phone" onClick={() => void room.do(() => tables.leave(table.id))}>
          {t().table.leave}
        </button>
      )}
    </div>
  )
}
