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

/** Whom the table waits for: he has to seal, or to open his seal, or to come. */
function awaited({ status, seats, nonceSeals }: TableView): string {
  const names = seats.flatMap(({ kind, name, sealed, revealed }, seat) => {
    const isLate =
      kind === 'expected' ||
      (kind === 'person' && (status === 'sealing' ? nonceSeals[seat] !== null && !revealed : !sealed))
    return isLate ? [name ?? ''] : []
  })
  return names.join(', ')
}

function free({ seats }: TableView): number {
  return seats.filter(({ kind }) => kind === 'open').length
}

/** Why the host cannot start yet; undefined: he can. */
function missing(table: TableView): string | undefined {
  const words = t().table
  if (free(table) > 0) return words.startNeeds
  const late = awaited(table)
  return late === '' ? undefined : words.promptFor(late)
}

function forStranger(table: TableView): string {
  const words = t().table
  if (table.keptSeat !== null) return words.promptKept
  if (free(table) === 0) return words.promptTaken
  return table.access === 'invite' && !table.isInvited && !table.isHost ? words.promptUninvited : words.promptSit
}

function sentence(table: TableView): string {
  const words = t().table
  const late = awaited(table)
  if (table.status === 'sealing') return `${words.promptSealing} ${late === '' ? '' : words.promptFor(late)}`
  if (table.status === 'cancelled') return words.promptClosed
  if (table.seat === null) return forStranger(table)
  if (free(table) > 0) {
    const seats = words.promptFree(free(table))
    return `${seats} ${table.isHost ? words.promptWait : words.promptGuest(table.host)}`
  }
  if (late !== '') return words.promptFor(late)
  return `${words.promptFull} ${table.isHost ? '' : words.promptGuestFull(table.host)}`
}

async function fillWithBots({ room, table }: Of): Promise<void> {
  for (const [seat, { kind }] of table.seats.entries()) {
    if (kind === 'open' && !(await room.do(() => tables.setSeat(table.id, seat, usualLevel())))) return
  }
}

function HostActs({ room, table }: Of) {
  const words = t().table
  const lack = missing(table)
  const start = async () => {
    if (lack !== undefined) showWhyNot(lack)
    else await room.do(() => tables.start(table.id))
  }
  return (
    <>
      {free(table) > 0 && (
        <button type="button" class="button secondary" onClick={() => void fillWithBots({ room, table })}>
          {words.fill}
        </button>
      )}
      <button type="button" class="button primary" aria-disabled={lack !== undefined} onClick={() => void start()}>
        {words.start}
      </button>
    </>
  )
}

function Decline({ room, table }: Of) {
  return (
    <button type="button" class="button secondary" onClick={() => void room.do(() => tables.decline(table.id))}>
      {t().table.decline}
    </button>
  )
}

function KeptActs({ room, table, seat }: Of & { readonly seat: number }) {
  return (
    <>
      <Decline {...{ room, table }} />
      <button type="button" class="button primary" onClick={() => void room.sit(seat)}>
        {t().table.take}
      </button>
    </>
  )
}

/** Who came too late, or may not, is shown another way. */
function Elsewhere() {
  return (
    <>
      <a class="button secondary" href="/#open">
        {t().shell.openTables}
      </a>
      <a class="button primary" href="/new">
        {t().shell.makeTable}
      </a>
    </>
  )
}

function Acts({ room, table }: Of) {
  const { status, seat, keptSeat, isHost } = table
  if (status === 'cancelled') return <Elsewhere />
  if (status !== 'open') return null
  if (seat !== null) return isHost ? <HostActs {...{ room, table }} /> : null
  if (keptSeat !== null) return <KeptActs {...{ room, table }} seat={keptSeat} />
  const canSit = free(table) > 0 && (table.access !== 'invite' || table.isInvited || isHost)
  if (!canSit) return <Elsewhere />
  return table.isInvited ? <Decline {...{ room, table }} /> : null
}

export function Prompt({ room, table }: Of) {
  const { linkFault, isCutOff } = room
  return (
    <div class="prompt">
      <p role="status">
        {linkFault.value !== undefined && <span class="fault">{linkFault.value} </span>}
        {isCutOff.value ? t().faults.cutOff : sentence(table)}
      </p>
      <Acts {...{ room, table }} />
    </div>
  )
}
