/* The chance to win over the whole game: a line with its uncertainty, and what stands out on it. A click leads to that position. */
import { isNarrow } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Mark } from './mark.tsx'
import { nameOf, titleOf } from './moment-words.ts'
import { change, hundred, inHundred, twice } from './numbers.ts'
import { isSame, type ReviewSession } from './session.ts'
import { spaced } from './spaced.ts'
import { t } from './words/index.ts'

const LEFT = 34
const RIGHT = 48
const TOP = 16
/** Marks of plays are so far from the line; luck has a lane of its own. */
const OFF = 20
const LANE = 26
const AXIS = 22
/** A mark, and one that a finger can touch. */
const MARK = 26
const TOUCHED = 36

export function Curve({ session }: { readonly session: ReviewSession }) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSignal({ width: 860, height: 236 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      size.value = { width, height }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [size])
  const { width, height } = size.value
  const { state } = session.open
  const words = t()
  const curve = session.curve.value
  const last = Math.max(1, state.steps.value.length - 1)
  const bottom = height - AXIS - LANE
  const x = (step: number) => LEFT + (step * (width - LEFT - RIGHT)) / last
  const y = (chance: number) => bottom - chance * (bottom - TOP)
  const go = (event: PointerEvent) => {
    const left = box.current?.getBoundingClientRect().left ?? 0
    session.choose(undefined)
    state.jump(Math.round(((event.clientX - left - LEFT) / (width - LEFT - RIGHT)) * last))
  }
  const line = (value: (point: (typeof curve)[number]) => number) =>
    curve.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.step).toFixed(1)} ${y(value(point)).toFixed(1)}`).join('')
  const band = [
    ...curve.map(({ step, chance }) => [x(step), y(Math.min(1, chance.mean + 2 * chance.error))]),
    ...curve.toReversed().map(({ step, chance }) => [x(step), y(Math.max(0, chance.mean - 2 * chance.error))]),
  ]
  const at = state.shownAt.value
  return (
    <div class="review-curve" ref={box}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={sentenceOf(session)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) go(event)
        }}
      >
        <path class="review-ground" d={`M${LEFT} ${TOP}H${width - RIGHT}V${bottom}H${LEFT}Z`} />
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <path
            key={chance}
            class={chance === 0.5 ? 'review-half' : 'review-grid'}
            d={`M${LEFT} ${y(chance)}H${width - RIGHT}`}
          />
        ))}
        {[0, 0.5, 1].map((chance) => (
          <text key={chance} class="review-axis" x={LEFT - 7} y={y(chance) + 4} text-anchor="end">
            {100 * chance}
          </text>
        ))}
        <text class="review-axis" x={width - RIGHT + 7} y={y(1) + 4}>
          {words.win}
        </text>
        <text class="review-axis" x={width - RIGHT + 7} y={y(0) + 4}>
          {words.lose}
        </text>
        <Turns session={session} x={x} bottom={bottom + LANE} height={height} />
        {curve.length < 2 ? null : (
          <>
            <path
              class="review-band"
              d={`M${band.map((pair) => pair.map((n) => (n ?? 0).toFixed(1)).join(' ')).join('L')}Z`}
            />
            {session.knowledge.value === 'open' ? null : (
              <path class="review-open-line" d={line(({ open }) => open.mean)} />
            )}
            <path class="review-line" d={line(({ chance }) => chance.mean)} />
          </>
        )}
        <path class="review-now" d={`M${x(at)} ${TOP - 8}V${bottom + LANE}`} />
      </svg>
      <Marks session={session} x={x} y={y} bottom={bottom} width={width} />
    </div>
  )
}

interface TurnsProps {
  readonly session: ReviewSession
  readonly x: (step: number) => number
  readonly bottom: number
  readonly height: number
}

/** A stroke for every turn, and its number where there is room. */
function Turns({ session, x, bottom, height }: TurnsProps) {
  const steps = session.open.state.steps.value
  const starts = steps.flatMap(({ turn }, step) => {
    const before = steps[step - 1]?.turn
    return before?.no === turn.no && before.seat === turn.seat ? [] : [{ step, turn }]
  })
  let free = Number.NEGATIVE_INFINITY
  return (
    <g>
      {starts.map(({ step, turn }, i) => {
        const to = starts[i + 1]?.step ?? steps.length - 1
        const middle = (x(step) + x(to)) / 2
        const isNew = starts[i - 1]?.turn.no !== turn.no
        const hasRoom = isNew && turn.no > 0 && middle - free > 18
        if (hasRoom) free = middle
        return (
          <g key={step}>
            <path
              class={turn.seat === session.subject.value ? 'review-own-turn' : 'review-turn'}
              d={`M${x(step) + 1} ${bottom}H${Math.max(x(step) + 1, x(to) - 1)}`}
            />
            {hasRoom ? (
              <text class="review-axis" x={middle} y={height - 4} text-anchor="middle">
                {turn.no}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

interface MarksProps {
  readonly session: ReviewSession
  readonly x: (step: number) => number
  readonly y: (chance: number) => number
  readonly bottom: number
  readonly width: number
}

/** Buttons over the curve. None lies on another of its lane. */
function Marks({ session, x, y, bottom, width }: MarksProps) {
  const subject = session.subject.value
  const room = isNarrow.value ? TOUCHED : MARK
  const lanes = Map.groupBy(session.moments.value, ({ kind, seat }) =>
    kind === 'luck' ? 'luck' : seat === subject ? 'mine' : 'theirs',
  )
  return (
    <div class="review-marks">
      {[...lanes].flatMap(([lane, moments]) => {
        const places = spaced(
          moments.map((moment) => x(session.stepOf(moment))),
          room,
          room / 2,
          width - room / 2,
        )
        return moments.map((moment, i) => {
          const chance = session.chanceAt(session.stepOf(moment), subject, session.knowledge.value)?.mean ?? 0.5
          const beside = lane === 'mine' ? -OFF : OFF
          const top = lane === 'luck' ? bottom + LANE / 2 : Math.min(bottom - 6, Math.max(12, y(chance) + beside))
          const shown = session.moment.value
          const says = `${t().who(turnOf(session, moment.play), nameOf(session, moment.seat))}: ${titleOf(moment)}, ${change(sizeOf(moment))}`
          return (
            <button
              key={`${moment.kind} ${moment.seq}`}
              type="button"
              class="review-mark-button"
              style={{ left: `${places[i]}px`, top: `${top}px` }}
              aria-label={says}
              title={says}
              aria-pressed={shown !== undefined && isSame(shown, moment)}
              onClick={() => session.choose(moment)}
            >
              <Mark moment={moment} />
            </button>
          )
        })
      })}
    </div>
  )
}

export function sizeOf({ kind, size }: ReviewSession['moments']['value'][number]): { mean: number; error: number } {
  return kind === 'mistake' || kind === 'missedWin' ? { mean: -size.mean, error: size.error } : size
}

export function turnOf(session: ReviewSession, play: number): number {
  return session.reviewing.data.value.plays[play]?.turn ?? 0
}

/** For those who do not see it; all values are in the table. */
function sentenceOf(session: ReviewSession): string {
  const values = session.curve.value.map(({ chance }) => hundred(chance.mean))
  const name = session.open.state.players.value.names[session.subject.value] ?? ''
  const [first = 50] = values
  return t().curveSays(name, first, values.at(-1) ?? first, Math.min(...values, first), Math.max(...values, first))
}

/** The first position of every turn. */
export function CurveTable({ session }: { readonly session: ReviewSession }) {
  const words = t()
  const { plays } = session.reviewing.data.value
  const rows = session.curve.value.flatMap(({ chance }, no) => {
    const turn = plays[no]?.turn
    if (turn !== undefined && turn === plays[no - 1]?.turn) return []
    return [{ label: turn === undefined ? words.end : turn === 0 ? words.start : String(turn), chance, no }]
  })
  return (
    <details class="review-table">
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.turnShort}</th>
            <th scope="col">
              {words.chance} {words.inHundred}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, chance, no }) => (
            <tr key={no}>
              <th scope="row">{label}</th>
              <td aria-label={words.more(hundred(chance.mean), twice(chance))}>{inHundred(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
