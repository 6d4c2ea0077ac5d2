/* On the rim: who stands where, where each die leads, and the way that is looked at or was gone last. */
import type { Seat } from '@logres/kernel'
import type { Position } from '../../rules/index.ts'
import { DieShape, Glyph, SIGNS, seatInk, seatShape, seatVar } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { knightPlace, MERLIN } from '../places.ts'
import { angleOf, arc, fanned, point, type Radii } from './geometry.ts'

type Thing =
  | { readonly kind: 'knight'; readonly seat: Seat }
  | { readonly kind: 'merlin' }
  | {
      readonly kind: 'goal'
      readonly value: number
      readonly die: Seat | 'merlin'
      readonly no: number
      readonly isShown: boolean
    }

function thingsAt(model: Model): ReadonlyMap<Position, readonly Thing[]> {
  const { players, merlin } = model.view.value
  const found = new Map<Position, Thing[]>()
  const put = (position: Position, thing: Thing) => found.set(position, [...(found.get(position) ?? []), thing])
  for (const [seat, { knight }] of players.entries()) put(knight, { kind: 'knight', seat })
  put(merlin, { kind: 'merlin' })
  const shown = model.die.value?.no
  for (const { die, ways } of model.goals.value)
    for (const { acts } of ways) {
      const whose = die.figure === 'merlin' ? 'merlin' : model.me.value
      // Two dice of one value lead to one place.
      const isThere = found.get(acts)?.some((thing) => isSameGoal(thing, die.value, whose, die.no === shown))
      if (isThere !== true)
        put(acts, { kind: 'goal', value: die.value, die: whose, no: die.no, isShown: die.no === shown })
    }
  return found
}

function isSameGoal(thing: Thing, value: number, die: Seat | 'merlin', isShown: boolean): boolean {
  return thing.kind === 'goal' && thing.value === value && thing.die === die && (thing.isShown || !isShown)
}

export function Rim({
  model,
  radii,
  isSmall,
}: {
  readonly model: Model
  readonly radii: Radii
  readonly isSmall: boolean
}) {
  return (
    <>
      <Trail model={model} radii={radii} />
      {[...thingsAt(model)].flatMap(([position, things]) =>
        things.map((thing, i) => {
          const [x, y] = point(radii.rim, fanned(position, i, things.length))
          return <RimThing key={keyOf(thing, position)} {...{ model, thing, x, y, isSmall }} />
        }),
      )}
    </>
  )
}

function keyOf(thing: Thing, position: Position): string {
  if (thing.kind === 'knight') return `knight-${thing.seat}`
  return thing.kind === 'merlin' ? 'merlin' : `goal-${thing.no}-${position}`
}

function RimThing({
  model,
  thing,
  x,
  y,
  isSmall,
}: {
  readonly model: Model
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly isSmall: boolean
}) {
  const place = `translate(${x} ${y})`
  if (thing.kind === 'goal') {
    const size = (isSmall ? 30 : 23) + (thing.isShown ? 7 : 0)
    return (
      <g class="merlin-still" transform={place}>
        {thing.isShown ? (
          <rect
            class="merlin-gold-ring"
            x={-size / 2 - 3}
            y={-size / 2 - 3}
            width={size + 6}
            height={size + 6}
            rx="8"
          />
        ) : null}
        <g transform={`scale(${(size / 32).toFixed(3)})`}>
          <DieShape value={thing.value} seat={thing.die} />
        </g>
      </g>
    )
  }
  if (thing.kind === 'merlin') {
    return (
      <g data-figure="merlin" data-place={MERLIN} transform={place}>
        <MerlinFigure isSmall={isSmall} />
      </g>
    )
  }
  const { seat } = thing
  const isMine = seat === model.me.value && model.isSeated.value
  return (
    <g
      data-figure={isMine ? 'knight' : `knight-${seat}`}
      data-knight={seat}
      data-place={knightPlace(seat)}
      transform={place}
    >
      <KnightFigure seat={seat} isMine={isMine} isSmall={isSmall} />
    </g>
  )
}

export function MerlinFigure({ isSmall }: { readonly isSmall: boolean }) {
  const r = isSmall ? 21 : 18
  return (
    <>
      <circle class="merlin-merlin-die" r={r} fill="#fffdf6" />
      <Glyph path={SIGNS.hat} x={0} y={-1} size={r * 1.4} fill="#2a2118" />
    </>
  )
}

interface KnightProps {
  readonly seat: Seat
  readonly isMine: boolean
  readonly isSmall: boolean
}

export function KnightFigure({ seat, isMine, isSmall }: KnightProps) {
  const r = isSmall ? 19 : 16
  return (
    <>
      {isMine ? <circle class="merlin-mine" r={r + 4.5} /> : null}
      <path class="merlin-edge-wide" d={seatShape(seat, r)} fill={seatVar(seat)} />
      <Glyph path={SIGNS.helm} x={0} y={seat === 3 ? 1 : 0} size={r * 1.28} fill={seatInk(seat)} />
    </>
  )
}

/** Dotted, in the colour of who goes it. */
function Trail({ model, radii }: { readonly model: Model; readonly radii: Radii }) {
  const trails = model.trails.value
  return (
    <>
      {trails.map(({ seat, from, to, clockwise, isSure }) => (
        <g key={`${from}-${to}`} class={`merlin-still ${isSure ? '' : 'merlin-faint'}`}>
          <TrailArc colour={seatVar(seat)} from={from} to={to} clockwise={clockwise} rim={radii.rim} />
        </g>
      ))}
    </>
  )
}

interface TrailProps {
  readonly colour: string
  readonly from: Position
  readonly to: Position
  readonly clockwise: boolean
  /** The radius. */
  readonly rim: number
}

export function TrailArc({ colour, from, to, clockwise, rim }: TrailProps) {
  const sign = clockwise ? 1 : -1
  const end = angleOf(to) - sign * 4.6
  const [x, y] = point(rim, end)
  const ink = `color-mix(in srgb, ${colour} 72%, var(--ink))`
  return (
    <>
      <path class="merlin-trail" d={arc(rim, angleOf(from) + sign * 5, end - sign * 1, clockwise)} stroke={ink} />
      <path d="M-8 -7 4 0 -8 7Z" fill={ink} transform={`translate(${x} ${y}) rotate(${clockwise ? end : end + 180})`} />
    </>
  )
}
