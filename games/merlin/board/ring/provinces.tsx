/* Inside the ring, province by province: the servants' places, everybody's influence, what is left to take. */
import { at, type Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { allyOf, ITEMS, PROVINCES, type Province, SERVANTS } from '../../rules/index.ts'
import { colourVar, Glyph, ItemShape, SIGNS, seatInk, seatShape, seatVar } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { provinceLabel } from '../names.ts'
import { influencePlace, provincePlace, servantPlace, supplyPlace } from '../places.ts'
import { layout, texts, words } from '../texts/index.ts'
import { areaAngle } from './areas.ts'
import { point, type Radii, sector } from './geometry.ts'

interface RingProps {
  readonly model: Model
  readonly radii: Radii
  readonly isSmall: boolean
}

export function Wedges({ model, radii }: RingProps) {
  return (
    <>
      {PROVINCES.map((province) => {
        const middle = areaAngle(province)
        return (
          // The space of the province says the same and can be reached by key.
          // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for what its space does
          <path
            key={province}
            class="merlin-wedge"
            data-place={provincePlace(province)}
            d={sector(radii.hub, radii.inner, middle - 29.6, middle + 29.6)}
            style={`--c:${colourVar(province)}`}
            onClick={() => model.lookAt(at(layout().positionOf, province))}
          />
        )
      })}
    </>
  )
}

export function ProvinceThings({ model, radii, isSmall }: RingProps) {
  return (
    <>
      {PROVINCES.map((province) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: a drawing has no fieldset
        <g key={province} role="group" aria-label={provinceLabel(model, province)}>
          <Places {...{ model, radii, isSmall, province }} />
          <Influence {...{ model, radii, isSmall, province }} />
          {isSmall ? null : <Stock {...{ model, radii, isSmall, province }} />}
          <Marshal {...{ model, radii, isSmall, province }} />
        </g>
      ))}
    </>
  )
}

interface ProvinceProps extends RingProps {
  readonly province: Province
}

/** Something that can be done right here: a button, else a thing to look at. */
function Target({
  model,
  id,
  place,
  x,
  y,
  children,
}: {
  readonly model: Model
  readonly id: string
  readonly place?: string
  readonly x: number
  readonly y: number
  readonly children: ComponentChildren
}) {
  const action = model.targets.value.get(id)
  if (action === undefined)
    return (
      <g data-place={place} transform={`translate(${x} ${y})`}>
        {children}
      </g>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
    <g
      class="merlin-target"
      role="button"
      tabIndex={0}
      data-target={id}
      data-place={place}
      aria-label={words().action(action, model.context.players.value)}
      transform={`translate(${x} ${y})`}
      onClick={() => model.act(action)}
    >
      {children}
    </g>
  )
}

function ownerAt(model: Model, servant: number, province: Province): Seat | undefined {
  const seat = model.view.value.players.findIndex(({ servants }) => servants[servant] === province)
  return seat < 0 ? undefined : seat
}

function Places({ model, radii, isSmall, province }: ProvinceProps) {
  const middle = areaAngle(province)
  const r = isSmall ? 17 : 14.5
  return (
    <>
      {SERVANTS.map((servant, i) => {
        const [x, y] = point(radii.servants, middle + (i - 1.5) * (isSmall ? 14.2 : 13.2))
        const owner = ownerAt(model, i, province)
        return (
          <Target
            key={servant}
            model={model}
            id={`s-${servant}-${province}`}
            place={servantPlace(servant, province)}
            x={x}
            y={y}
          >
            {owner === undefined ? (
              <g class="merlin-empty" data-servant={`${servant}-${province}`}>
                <circle r={r - 1} />
                <Glyph path={SIGNS[servant]} x={0} y={0} size={r * 1.15} fill="var(--ink-3)" opacity={0.55} />
              </g>
            ) : (
              <g data-servant={`${servant}-${province}`}>
                <path class="merlin-edge" d={seatShape(owner, r)} fill={seatVar(owner)} />
                <Glyph path={SIGNS[servant]} x={0} y={owner === 3 ? 1 : 0} size={r * 1.24} fill={seatInk(owner)} />
              </g>
            )}
          </Target>
        )
      })}
    </>
  )
}

function Influence({ model, radii, isSmall, province }: ProvinceProps) {
  const middle = areaAngle(province)
  const { players } = model.view.value
  const seats = [...players.keys()].filter((seat) => at(at(players, seat).influence, province) > 0)
  const apart = isSmall ? 20 : 15.5
  const [cx, cy] = point(radii.influence, middle)
  const canPlace = model.targets.value.has(`c-${province}`)
  return (
    <>
      {canPlace ? (
        <Target model={model} id={`c-${province}`} x={cx} y={cy}>
          <rect
            class="merlin-halo"
            x={isSmall ? -50 : -42}
            y={isSmall ? -17 : -14}
            width={isSmall ? 100 : 84}
            height={isSmall ? 34 : 28}
            rx="14"
          />
        </Target>
      ) : null}
      {seats.map((seat, j) => {
        const [x, y] = point(radii.influence, middle + (j - (seats.length - 1) / 2) * apart)
        const player = at(players, seat)
        const kays = allyOf(player, 'kay')?.marks.filter((mark) => mark === province).length ?? 0
        return (
          <g key={seat} data-place={influencePlace(province, seat)} transform={`translate(${x} ${y})`}>
            <path
              class="merlin-edge"
              d={seatShape(seat, isSmall ? 10.5 : 8.2)}
              fill={seatVar(seat)}
              transform={`translate(${isSmall ? -9 : -7} 0)`}
            />
            <text class={`merlin-stock-count ${isSmall ? 'merlin-big' : ''}`} x={isSmall ? 5 : 4} y={isSmall ? 7 : 5.4}>
              {at(player.influence, province)}
              {kays > 0 ? <tspan class="merlin-kay">{'K'.repeat(kays)}</tspan> : null}
            </text>
          </g>
        )
      })}
    </>
  )
}

function Stock({ model, radii, province }: ProvinceProps) {
  const middle = areaAngle(province)
  const { supply } = model.view.value
  return (
    <>
      {ITEMS.map((item, i) => {
        const [x, y] = point(radii.items, middle + (i - 1) * 18.5)
        return (
          <Target key={item} model={model} id={`i-${item}-${province}`} place={supplyPlace(item, province)} x={x} y={y}>
            <rect class="merlin-hit" x="-18" y="-12" width="36" height="24" rx="6" />
            <g transform="translate(-14.5 -8) scale(.66)" data-stock={`${item}-${province}`}>
              <ItemShape item={item} province={province} />
            </g>
            <text class="merlin-stock-number" x="3" y="5">
              {at(supply[item], province)}
            </text>
          </Target>
        )
      })}
    </>
  )
}

/** Lancelot's, of the player who has him. */
function Marshal({ model, radii, isSmall, province }: ProvinceProps) {
  const seat = model.view.value.players.findIndex((player) => allyOf(player, 'lancelot')?.marks[0] === province)
  if (seat < 0) return null
  const [x, y] = point(isSmall ? 112 : radii.servants - 22, areaAngle(province) - (isSmall ? 0 : 23))
  return (
    <g class="merlin-still" transform={`translate(${x} ${y})`}>
      <title>{texts().marshalOf(model.nameOf(seat))}</title>
      <path class="merlin-marshal" d={seatShape(seat, 7.5)} stroke={seatVar(seat)} />
      <text class="merlin-marshal-count" y="4">
        M
      </text>
    </g>
  )
}
