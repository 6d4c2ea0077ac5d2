/* The domain as a drawing: frames, tiles, territories, manors, and the lines of the tile that is looked at. */
import { at, type Seat } from '@logres/kernel'
import { useMemo } from 'preact/hooks'
import { type DomainTile, type Frames, linesOf, ROW_LENGTH, type Tile, territoriesIn } from '../../rules/index.ts'
import { beastPath, colourVar, Glyph, SIGNS, seatInk, seatShape, seatVar } from '../art/signs.tsx'
import { tilePlace } from '../places.ts'
import { borders, endsOf, hexagon, middleOf, sizeOf, slotAt, WIDTH } from './geometry.ts'

/** A line that leads out of the domain at the side ends with this. */
const CROSS = 'M-4 -4L4 4M4 -4L-4 4'
const PAYS = 'M-5 0h10l-5 6z'

export interface HexesProps {
  readonly domain: readonly DomainTile[]
  readonly frames: Frames
  readonly manors: readonly (Seat | null)[]
  /** 10.2 The tiles with Gaheris under the manor. */
  readonly doubled: readonly Tile[]
  readonly looked?: Tile | undefined
  /** For a viewer who may choose a tile; without it this is a picture. */
  readonly cells?: Cells
  readonly label: string
}

export interface Cells {
  /** The tile that the Tab key comes to. */
  readonly stop: Tile
  /** Where one may build now, and where one holds a material that fits. */
  readonly isOpen: (tile: Tile) => boolean
  readonly isPayable: (tile: Tile) => boolean
  readonly nameOf: (tile: Tile) => string
  readonly onLook: (tile: Tile | undefined) => void
  /** Before the focus comes. */
  readonly onDown: () => void
  readonly onFocus: (tile: Tile) => void
  readonly onPress: (tile: Tile, isTouch: boolean) => void
  readonly onKey: (event: KeyboardEvent, tile: Tile) => void
}

export function Hexes({ domain, frames, manors, doubled, looked, cells, label }: HexesProps) {
  const rows = domain.length / ROW_LENGTH
  const { width, height } = sizeOf(rows)
  const border = useMemo(() => <path class="merlin-borders" d={borders(territoriesIn(domain), rows)} />, [domain, rows])
  const slots = useMemo(() => <Slots frames={frames} rows={rows} />, [frames, rows])
  const ground = useMemo(
    () => domain.map((tile, i) => <Ground key={i} tile={tile} no={i} isBuilt={manors[i] !== null} />),
    [domain, manors],
  )
  return (
    <svg
      class={`merlin-hexes ${looked === undefined ? '' : 'merlin-looking'}`}
      viewBox={`-2 -1 ${width + 4} ${height + 2}`}
      preserveAspectRatio="xMidYMin meet"
      role={cells === undefined ? 'img' : 'grid'}
      aria-label={label}
      {...(cells !== undefined && { onPointerLeave: () => cells.onLook(undefined) })}
    >
      {slots}
      {cells === undefined ? ground : <Rows cells={cells} ground={ground} rows={rows} looked={looked} />}
      {border}
      {looked === undefined ? null : <Lines tile={looked} frames={frames} rows={rows} />}
      {manors.map((seat, tile) =>
        seat === null ? null : <Manor key={tile} tile={tile} seat={seat} isDoubled={doubled.includes(tile)} />,
      )}
      {looked === undefined ? null : <path class="merlin-focus-ring" d={hexagon(looked, 0.94)} />}
    </svg>
  )
}

function Slots({ frames, rows }: { readonly frames: Frames; readonly rows: number }) {
  return (
    <g class="merlin-slots">
      {[true, false].flatMap((isUp) =>
        (isUp ? frames.top : frames.bottom).map((province, k) => {
          const { outline, sign } = slotAt(k, isUp, rows)
          return (
            <g key={`${isUp}/${k}`}>
              <path class="merlin-slot" d={outline} fill={colourVar(province)} />
              <Glyph path={beastPath(province)} x={sign.x} y={sign.y} size={19} fill="#fff" />
            </g>
          )
        }),
      )}
    </g>
  )
}

function Ground({ tile, no, isBuilt }: { readonly tile: DomainTile; readonly no: Tile; readonly isBuilt: boolean }) {
  const { terrain, tower } = tile
  const { x, y } = middleOf(no)
  const fill = `var(--r-${terrain}-ink)`
  return (
    <>
      <path class={`merlin-ground merlin-terrain-${terrain}`} d={hexagon(no, 0.975)} />
      {isBuilt ? (
        <Glyph path={SIGNS[terrain]} x={x - 14} y={y + 14} size={14} fill={fill} />
      ) : (
        <Glyph path={SIGNS[terrain]} x={x} y={tower ? y + 9 : y} size={25} fill={fill} />
      )}
      {tower ? (
        <Glyph path={SIGNS.tower} x={x} y={isBuilt ? y - 20 : y - 13} size={isBuilt ? 14 : 20} fill="var(--ink-2)" />
      ) : null}
    </>
  )
}

interface RowsProps {
  readonly cells: Cells
  readonly ground: readonly preact.ComponentChildren[]
  readonly rows: number
  readonly looked: Tile | undefined
}

function Rows({ cells, ground, rows, looked }: RowsProps) {
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
        <g key={row} role="row">
          {ground.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH).map((drawn, k) => {
            const tile = row * ROW_LENGTH + k
            return (
              <Cell key={tile} cells={cells} tile={tile} isLooked={looked === tile}>
                {drawn}
              </Cell>
            )
          })}
        </g>
      ))}
    </>
  )
}

interface CellProps {
  readonly cells: Cells
  readonly tile: Tile
  readonly isLooked: boolean
  readonly children: preact.ComponentChildren
}

function Cell({ cells, tile, isLooked, children }: CellProps) {
  const { x, y } = middleOf(tile)
  const isOpen = cells.isOpen(tile)
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
    <g
      class={`merlin-hex ${isOpen ? 'merlin-open' : ''}`}
      role="gridcell"
      tabIndex={cells.stop === tile ? 0 : -1}
      data-tile={tile}
      data-place={tilePlace(tile)}
      aria-label={cells.nameOf(tile)}
      aria-selected={isLooked}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') cells.onLook(tile)
      }}
      onPointerDown={cells.onDown}
      onFocus={() => cells.onFocus(tile)}
      onClick={(event) => cells.onPress(tile, isTouch(event))}
      onKeyDown={(event) => cells.onKey(event, tile)}
    >
      {children}
      {isOpen ? <path class="merlin-opening" d={hexagon(tile, 0.9)} /> : null}
      {cells.isPayable(tile) ? <path class="merlin-pays" d={PAYS} transform={`translate(${x} ${y + 23})`} /> : null}
    </g>
  )
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

/** 1.7 Four lines: to slots in their colour, or out at the side. */
function Lines({ tile, frames, rows }: { readonly tile: Tile; readonly frames: Frames; readonly rows: number }) {
  return (
    <g class="merlin-lines">
      {linesOf(tile, rows).map((line) => {
        const { isUp, isLeft, slot } = line
        const [from, to] = endsOf(line)
        const path = `M${from.x} ${from.y}L${to.x} ${to.y}`
        const key = `${isUp}/${isLeft}`
        if (slot < 0)
          return (
            <g key={key}>
              <path class="merlin-line-outline" d={path} />
              <path class="merlin-line-cross" d={CROSS} transform={`translate(${to.x} ${to.y})`} />
            </g>
          )
        const province = at(isUp ? frames.top : frames.bottom, slot)
        const { outline, sign } = slotAt(slot, isUp, rows)
        return (
          <g key={key}>
            <path class="merlin-slot merlin-lit" d={outline} fill={colourVar(province)} />
            <Glyph path={beastPath(province)} x={sign.x} y={sign.y} size={19} fill="#fff" />
            <path class="merlin-line-case" d={path} />
            <path class="merlin-line-run" d={path} stroke={colourVar(province)} />
          </g>
        )
      })}
    </g>
  )
}

function Manor({ tile, seat, isDoubled }: { readonly tile: Tile; readonly seat: Seat; readonly isDoubled: boolean }) {
  const { x, y } = middleOf(tile)
  return (
    <g class="merlin-manor" transform={`translate(${x.toFixed(1)} ${(y + 2).toFixed(1)})`}>
      {isDoubled ? (
        <path
          class="merlin-edge-wide"
          d={seatShape(seat, WIDTH * 0.235)}
          fill={seatVar(seat)}
          transform="translate(5 -5)"
        />
      ) : null}
      <path class="merlin-edge-wide" d={seatShape(seat, WIDTH * 0.235)} fill={seatVar(seat)} />
      <Glyph path={SIGNS.manor} x={0} y={seat === 3 ? 1 : 0} size={WIDTH * 0.29} fill={seatInk(seat)} />
    </g>
  )
}
