/* The seats round the table; on a phone a list. Their order is the order of the seats, clockwise from the first. */
import { useSignal } from '@preact/signals'
import type { TableSeatView, TableView } from '../../api/shapes.ts'
import { tables } from '../../api/tables.ts'
import { Arms, VacantArms } from '../../design/draw/arms.tsx'
import { polar, rosette, seatBars } from '../../design/draw/geometry.ts'
import { Icon } from '../../design/icon.tsx'
import { t } from '../../i18n/site.ts'
import { levelName } from '../home/my-matches.tsx'
import type { Room } from './room.ts'
import { SeatDialog } from './seat-dialog.tsx'

interface Of {
  readonly room: Room
  readonly table: TableView
}

function angleOf(seat: number, seats: number): number {
  return (seat * 360) / seats
}

/**
 * Where a seat stands, in pixels from the middle: wider than high, but never out of the panel. What stands above hangs by
 * its lower edge and what stands below by its upper one, so that names never lie on the table.
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
}

function Controls({ room, table, seat, view, moving, onMove, onChange }: SeatProps) {
  const words = t().table
  if (table.status !== 'open') return null
  const label = (text: string) => `${words.seatIs(seat + 1)}: ${text}`
  if (moving !== null) {
    if (moving === seat) {
      return (
        <button type="button" class="b ghost sm" onClick={() => onMove(null)}>
          {t().shell.close}
        </button>
      )
    }
    const swap = async () => {
      await room.do(() => tables.swap(table.id, [moving, seat]))
      onMove(null)
    }
    return (
      <button type="button" class="b pri sm" aria-label={label(words.move)} onClick={() => void swap()}>
        <Icon name="swap" size={18} />
        {words.seatIs(seat + 1)}
      </button>
    )
  }
  const isFree = view.kind === 'open' || (view.kind === 'expected' && table.keptSeat === seat)
  return (
    <>
      {isFree && table.seat === null && (
        <button type="button" class="b pri sm" aria-label={label(words.sit)} onClick={() => void room.sit(seat)}>
          {words.sit}
        </button>
      )}
      {isFree && table.seat !== null && !table.isHost && (
        <button type="button" class="b sec sm" aria-label={label(words.sit)} onClick={() => void room.sit(seat)}>
          {words.sit}
        </button>
      )}
      {table.isHost && seat !== table.seat && (
        <button
          type="button"
          class="b sec sm"
          aria-label={label(view.kind === 'open' ? words.seatBot : words.change)}
          onClick={onChange}
        >
          {view.kind === 'open' ? words.seatBot : words.change}
        </button>
      )}
      {table.isHost && seat !== table.seat && (
        <button
          type="button"
          class="iconb swap"
          aria-label={label(words.move)}
          title={words.move}
          onClick={() => onMove(seat)}
        >
          <Icon name="swap" size={18} />
        </button>
      )}
    </>
  )
}

function Seat(props: SeatProps) {
  const { table, seat, view } = props
  const words = t().table
  const status = statusOf(table, view)
  const isReady = view.kind === 'person' && (view.sealed || view.revealed)
  const name = view.kind === 'bot' ? t().make.bot(levelName(view.level ?? '')) : (view.name ?? words.free)
  const isHostSeat = table.isHost ? seat === table.seat : view.name === table.host
  return (
    <li style={placeOf(seat, table.seats.length)}>
      <span class="shield" key={`${view.kind} ${view.name}`}>
        {view.kind === 'open' ? (
          <VacantArms size={60} />
        ) : (
          <Arms of={view.name ?? ''} bot={view.kind === 'bot'} size={60} />
        )}
      </span>
      <span class="lab">
        <span class="nm">
          <span class="vh">{words.seatIs(seat + 1)}: </span>
          {name} {seat === table.seat && <span class="mute you">{words.you}</span>}
        </span>
        {status !== '' && view.kind !== 'bot' && (
          <span class={isReady ? 'st ok' : 'st'}>
            <Icon name={isReady ? 'check' : 'clock'} size={16} />
            {isHostSeat ? `${words.host}, ${status}` : status}
          </span>
        )}
      </span>
      <span class="ctl">
        <Controls {...props} />
      </span>
    </li>
  )
}

export function Ring({ room, table }: Of) {
  const moving = useSignal<number | null>(null)
  const changing = useSignal<number | null>(null)
  const words = t().table
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length
  return (
    <div class="ring">
      <RoundTable table={table} />
      <p class="hub">
        <b>{words.seated(taken, table.seats.length)}</b>
        <span>{words.seatedWord}</span>
      </p>
      <ol class="seats">
        {table.seats.map((view, seat) => (
          <Seat
            key={seat}
            {...{ room, table, seat, view }}
            moving={moving.value}
            onMove={(from) => {
              moving.value = from
            }}
            onChange={() => {
              changing.value = seat
            }}
          />
        ))}
      </ol>
      {moving.value !== null && (
        <p class="hint" role="status">
          {words.moveHint}
        </p>
      )}
      {changing.value !== null && (
        <SeatDialog
          {...{ room, table }}
          seat={changing.value}
          onClose={() => {
            changing.value = null
          }}
        />
      )}
    </div>
  )
}
