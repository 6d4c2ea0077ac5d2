/* The seats around the table, clockwise from the first; a list on phones. */

import { Icon, type IconName, polar, rosette, seatBars } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { PersonView, TableSeatView, TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { Arms, VacantArms } from '../../design/draw/arms.tsx'
import { t } from '../../i18n/site.ts'
import { pageOf } from '../../people/person-name.tsx'
import { whomText } from '../../people/whom.ts'
import { levelName } from '../level-name.ts'
import { SeatDialog } from './seat-dialog.tsx'
import { SeatLinkDialog } from './seat-link-dialog.tsx'
import type { TableClient } from './table-client.ts'

interface Of {
  readonly client: TableClient
  readonly table: TableView
}

function angleOf(seat: number, seats: number): number {
  return (seat * 360) / seats
}

/**
 * The position of a seat, in pixels from the centre: wider than high, but within the panel. Seats in the upper half are aligned
 * by their lower edge and vice versa, so that names never cover the table.
 */
function placeOf(seat: number, seats: number) {
  const [x, y] = polar(1, angleOf(seat, seats))
  return {
    '--x': `${Math.max(-212, Math.min(212, Math.round(245 * x)))}px`,
    '--y': `${Math.round(152 * y)}px`,
    '--hang': `${Math.round(50 * (y - 1))}%`,
  }
}

function RoundTable({ table }: { readonly table: TableView }) {
  return (
    <svg class="board" viewBox="-170 -170 340 340" aria-hidden="true">
      {seatBars(140, 9, 9).map(({ degrees, ...bar }) => (
        <rect key={degrees} {...bar} height={9} y={-151} class="tick" transform={`rotate(${degrees})`} />
      ))}
      <circle r="133" class="rim" />
      <circle r="128" class="gilt" />
      <circle r="124" class="gilt thin" />
      <path d={rosette(120, 12)} class="petals" />
      <circle r="76" class="hole" />
      {table.seats.map(({ kind }, seat) => (
        <rect
          key={seat}
          class={kind === 'open' ? 'tick chair' : 'tick chair taken'}
          {...{ x: -5, y: -158, width: 10, height: 18, rx: 4 }}
          transform={`rotate(${angleOf(seat, table.seats.length)})`}
        />
      ))}
    </svg>
  )
}

function statusOf(table: TableView, view: TableSeatView): string {
  const words = t().table
  switch (view.kind) {
    case 'bot':
      return words.bot(levelName(view.level ?? ''))
    case 'expected':
      return words.expected
    case 'open':
      return ''
    case 'person':
      if (view.isHere === false) return words.notHere
      if (table.status === 'sealing') return view.revealed ? words.ready : words.sealedIn
      return view.sealed ? words.ready : words.mustSeal
  }
}

interface SeatProps extends Of {
  readonly seat: number
  readonly view: TableSeatView
  /** The seat that is being swapped with another. */
  readonly moving: number | null
  readonly onMove: (seat: number | null) => void
  readonly onChange: () => void
  readonly onLink: () => void
}

function Swapping({ client, table, seat, moving, onMove }: SeatProps & { readonly moving: number }) {
  const words = t().table
  if (moving === seat) {
    return (
      <button type="button" class="button ghost compact" onClick={() => onMove(null)}>
        {t().shell.close}
      </button>
    )
  }
  const swap = async () => {
    await client.change(() => tables.swap(table.id, [moving, seat]))
    onMove(null)
  }
  const label = `${words.seatIs(seat + 1)}: ${words.move}`
  return (
    <button type="button" class="button primary compact" aria-label={label} onClick={() => void swap()}>
      <Icon name="swap" size={18} />
      {words.seatIs(seat + 1)}
    </button>
  )
}

/** Whether the reader can sit down here, or move here. The host swaps instead. */
function canSit({ table, seat, view }: SeatProps): boolean {
  // A challenge is accepted below the table, beside declining it.
  if (view.kind === 'expected') return table.keptSeat === seat && table.seat === null && table.challenge === undefined
  const mayEnter = table.access !== 'invite' || table.isInvited || table.isHost || table.seat !== null
  return view.kind === 'open' && mayEnter && (table.seat === null || !table.isHost)
}

function Controls(props: SeatProps) {
  const { client, table, seat, view, moving, onMove, onChange, onLink } = props
  const words = t().table
  if (table.status !== 'open') return null
  if (moving !== null) return <Swapping {...props} moving={moving} />
  const label = (text: string) => `${words.seatIs(seat + 1)}: ${text}`
  const [isOwn, isFree] = [seat === table.seat, view.kind === 'open']
  // Who was challenged has no guests, and no seat but theirs.
  const arranges = table.isHost && table.challenge === undefined
  return (
    <>
      {canSit(props) && (
        <button
          type="button"
          class={table.seat === null ? 'button primary compact' : 'button secondary compact'}
          aria-label={label(words.sit)}
          onClick={() => void client.sit(seat)}
        >
          {words.sit}
        </button>
      )}
      {arranges && !isOwn && (
        <button
          type="button"
          class="button secondary compact"
          aria-label={label(isFree ? words.seatBot : words.change)}
          onClick={onChange}
        >
          {isFree ? words.seatBot : words.change}
        </button>
      )}
      {(isOwn || (isFree && table.isHost)) && (
        <IconAct icon="link" text={isOwn ? words.linkOwn : words.linkFree} seat={seat} onClick={onLink} />
      )}
      {arranges && !isFree && table.seats.length > 1 && (
        <IconAct icon="swap" text={words.move} seat={seat} onClick={() => onMove(seat)} />
      )}
    </>
  )
}

interface IconActProps {
  readonly icon: IconName
  readonly text: string
  readonly seat: number
  readonly onClick: () => void
}

function IconAct({ icon, text, seat, onClick }: IconActProps) {
  const label = `${t().table.seatIs(seat + 1)}: ${text}`
  return (
    <button type="button" class="icon-button swap" aria-label={label} title={text} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  )
}

function Seat(props: SeatProps) {
  const { table, seat, view } = props
  const words = t().table
  const status = statusOf(table, view)
  const isReady = view.kind === 'person' && view.isHere !== false && (view.sealed || view.revealed)
  const name = view.name ?? (view.kind === 'bot' ? t().createTable.bot(levelName(view.level ?? '')) : words.free)
  const isHostSeat = table.isHost ? seat === table.seat : view.name === table.host
  return (
    <li style={placeOf(seat, table.seats.length)} data-seat={seat}>
      <span class="shield" key={`${view.kind} ${view.name}`}>
        {view.kind === 'open' ? (
          <VacantArms size={60} />
        ) : (
          <Arms of={view.person?.arms ?? ''} bot={view.kind === 'bot'} size={60} />
        )}
      </span>
      <span class="seat-label">
        <span class="seat-name">
          <span class="visually-hidden">{words.seatIs(seat + 1)}: </span>
          {view.person === null ? name : <SeatPersonName table={table} seat={seat} person={view.person} />}{' '}
          {seat === table.seat && <span class="muted you">{words.you}</span>}
        </span>
        {view.kind === 'bot' && view.name !== null && <span class="seat-state">{status}</span>}
        {status !== '' && view.kind !== 'bot' && (
          <span class={isReady ? 'seat-state ok' : 'seat-state'}>
            <Icon name={isReady ? 'check' : 'clock'} size={16} />
            {isHostSeat ? `${words.host}, ${status}` : status}
          </span>
        )}
      </span>
      <span class="seat-controls">
        <Controls {...props} />
      </span>
    </li>
  )
}

/** Its arms stand above it already. */
function SeatPersonName({
  table,
  seat,
  person,
}: Pick<Of, 'table'> & { readonly seat: number; readonly person: PersonView }) {
  return person.isGuest ? (
    <button type="button" class="name-only" data-whom={whomText({ table: table.id, seat })}>
      {person.name}
    </button>
  ) : (
    <a class="name-only" href={pageOf(person.name)}>
      {person.name}
    </a>
  )
}

/** The buttons change when a swap starts or ends; keyboard focus stays at the seat. */
function useFocusOnSwap(moving: number | null) {
  const ring = useRef<HTMLDivElement>(null)
  const former = useRef<number | null>(null)
  useEffect(() => {
    const seat = moving ?? former.current
    former.current = moving
    if (seat === null) return
    const buttons = ring.current?.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] button`)
    buttons?.item(buttons.length - 1)?.focus()
  }, [moving])
  return ring
}

export function SeatRing({ client, table }: Of) {
  const moving = useSignal<number | null>(null)
  const ring = useFocusOnSwap(moving.value)
  const changing = useSignal<number | null>(null)
  const linking = useSignal<number | null>(null)
  const words = t().table
  const taken = table.seats.filter(({ kind }) => kind === 'person' || kind === 'bot').length
  return (
    <div class="ring" ref={ring}>
      <RoundTable table={table} />
      {moving.value === null ? (
        <p class="hub">
          <b>{words.seated(taken, table.seats.length)}</b>
          <span>{words.seatedWord}</span>
        </p>
      ) : (
        <p class="hint" role="status">
          {words.moveHint}
        </p>
      )}
      <ol class="seats">
        {table.seats.map((view, seat) => (
          <Seat
            key={seat}
            {...{ client, table, seat, view }}
            moving={moving.value}
            onMove={(from) => {
              moving.value = from
            }}
            onChange={() => {
              changing.value = seat
            }}
            onLink={() => {
              linking.value = seat
            }}
          />
        ))}
      </ol>
      {changing.value !== null && (
        <SeatDialog
          {...{ client, table }}
          seat={changing.value}
          onClose={() => {
            changing.value = null
          }}
        />
      )}
      {linking.value !== null && (
        <SeatLinkDialog
          table={table}
          seat={linking.value}
          onClose={() => {
            linking.value = null
          }}
        />
      )}
    </div>
  )
}
