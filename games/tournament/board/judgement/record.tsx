/* The numbers of a throw, for everybody: a true table, and the same as a picture. */

import { ruleLink } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import { FALSE_START_BELOW, type Touch } from '../../rules/index.ts'
import { LargeToken, SmallToken } from './art.tsx'
import { throwText } from './field.tsx'
import { isLastThrow, outcomeOf, type Shown, verdictOf, whyRight } from './model.ts'
import { texts, tokenName } from './texts/index.ts'

export interface RecordProps {
  readonly no: number
  readonly shown: Shown
  /** How a knight is called here, and his banner. */
  readonly name: (seat: Seat) => string
  readonly banner: (seat: Seat) => ComponentChildren
}

export function Record({ no, shown, name, banner }: RecordProps) {
  const t = texts()
  const { pair, thrown, right, touches } = shown
  const outcome = outcomeOf(shown)
  const then = outcome === 'decided' ? '' : `, ${isLastThrow(no) ? t.lotsDecide : t.again}`
  return (
    <section class="judgement-panel judgement-record" aria-label={t.throwNo(no)}>
      <h2>
        {t.throwNo(no)}
        <small>
          {t.outcomes[outcome]}
          {then}
        </small>
      </h2>
      <div class="judgement-thrown" role="img" aria-label={t.thrown(throwText(thrown))}>
        {thrown.emblems.map((emblem, i) => (
          <SmallToken key={i} face={emblem} />
        ))}
        <SmallToken face={thrown.dots} />
        <LargeToken token={right} cls="judgement-tiny" />
      </div>
      <p class="judgement-why">{t.right(tokenName(right), t.whys[whyRight(thrown)])}</p>
      <Times touches={touches} seats={pair} name={name} />
      <Numbers shown={shown} name={name} banner={banner} />
      <p class="judgement-note">
        {isByWire(touches) ? t.tableNote : t.localNote} {touches.some(isDrawn) ? t.botNote : ''}{' '}
        <a href={ruleLink('tournament', '7.3')}>{t.rule('7.3')}</a>
      </p>
    </section>
  )
}

/** Over a line, and not in this page. */
function isByWire(touches: readonly Touch[]): boolean {
  return touches.some(
    ({ measured }) => measured !== null && (measured.span > measured.claimed || measured.allowance > 0),
  )
}

function isDrawn({ ms, measured }: Touch): boolean {
  return ms !== null && measured === null
}

function Numbers({ shown, name, banner }: Omit<RecordProps, 'no'>) {
  const t = texts()
  const { pair, right, touches } = shown
  const row = (title: string, cell: (touch: Touch) => ComponentChildren, cls = '') => (
    <tr class={cls}>
      <th scope="row">{title}</th>
      {touches.map((touch, side) => (
        <td key={side}>{cell(touch)}</td>
      ))}
    </tr>
  )
  const measured = (say: (measured: NonNullable<Touch['measured']>) => string) => (touch: Touch) =>
    touch.measured === null ? <span class="judgement-not-measured">{t.notMeasured}</span> : say(touch.measured)
  return (
    <table class="judgement-table">
      <caption class="visually-hidden">{t.what}</caption>
      <thead>
        <tr>
          <td />
          {pair.map((seat) => (
            <th key={seat} scope="col">
              {banner(seat)}
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(t.touchedRow, ({ token }) => (token === null ? t.nothing : tokenName(token)))}
        {touches.some((touch) => touch.measured !== null) &&
          row(
            t.claimedRow,
            measured(({ claimed }) => t.ms(claimed)),
          )}
        {isByWire(touches) && (
          <>
            {row(
              t.spanRow,
              measured(({ span }) => t.ms(span)),
            )}
            {row(
              t.tripRow,
              measured(({ allowance }) => t.ms(allowance)),
            )}
            {row(
              t.allowedRow,
              measured(({ span, allowance }) => t.range(Math.max(0, span - allowance), span)),
            )}
          </>
        )}
        {row(t.countsRow, ({ ms }) => (ms === null ? t.nothing : <b>{t.ms(ms)}</b>), 'judgement-counts')}
        {row(t.resultRow, (touch) => (
          <Result touch={touch} right={right} />
        ))}
      </tbody>
    </table>
  )
}

export function Result({ touch, right }: { readonly touch: Touch; readonly right: Shown['right'] }) {
  const verdict = verdictOf(touch, right)
  return (
    <span class={verdict === 'hit' ? 'judgement-hit' : 'judgement-miss'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={verdict === 'hit' ? 'm4 12.5 5.5 5.5L20 6.5' : 'm6 6 12 12M18 6 6 18'} />
      </svg>
      {texts().verdicts[verdict]}
    </span>
  )
}

const NO_TOUCH: Touch = { token: null, ms: null, measured: null }
const WIDTH = 308
const LEFT = 6
const ROW = 32
/** What a name usually takes. */
const NAME = 84
const GAP = 6

/** Times on one line each, with what was allowed; hatched: what is a false start. */
interface TimesProps extends Pick<RecordProps, 'name'> {
  readonly touches: readonly Touch[]
  readonly seats: readonly Seat[]
}

export function Times({ touches, seats, name }: TimesProps) {
  const longest = Math.max(700, ...touches.map(({ ms, measured }) => Math.max(ms ?? 0, measured?.span ?? 0)))
  const step = longest > 2000 ? 1000 : longest > 1000 ? 250 : 100
  const most = Math.ceil(longest / step) * step
  const x = (ms: number) => LEFT + (ms / most) * (WIDTH - 2 * LEFT - 8)
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  const bottom = 2 * ROW + 8
  return (
    <svg class="judgement-times" viewBox={`0 0 ${WIDTH} ${bottom + 18}`} aria-hidden="true">
      <path class="judgement-scale" d={marks.map((ms) => `M${x(ms)} 4V${bottom}`).join('')} />
      <path class="judgement-hatch" d={hatch(x(0), x(FALSE_START_BELOW), 4, bottom)} />
      {marks.map((ms) => (
        <text key={ms} x={x(ms)} y={bottom + 13} text-anchor="middle">
          {ms}
        </text>
      ))}
      {seats.map((seat, side) => (
        <Time key={side} touch={touches[side] ?? NO_TOUCH} name={name(seat)} seat={seat} side={side} x={x} />
      ))}
    </svg>
  )
}

interface TimeProps {
  readonly touch: Touch
  readonly name: string
  readonly seat: Seat
  readonly side: number
  readonly x: (ms: number) => number
}

function Time({ touch: { ms, measured }, name, seat, side, x }: TimeProps) {
  const y = 22 + side * ROW
  const from = measured === null ? 0 : Math.max(0, measured.span - measured.allowance)
  const width = measured === null ? 0 : x(measured.span) - x(from)
  const ends = [...(ms === null ? [] : [x(ms)]), ...(measured === null ? [] : [x(from), x(measured.span)])]
  // The name stands right beside the time: before it, if there is room, else behind it.
  const [first, last] = [Math.min(WIDTH, ...ends), Math.max(LEFT, ...ends)]
  const isBefore = ends.length > 0 && first - x(FALSE_START_BELOW) >= NAME
  return (
    <g class={`judgement-time seat-${seat}`}>
      {width < 2 ? null : <rect x={x(from)} y={y - 8} width={width} height={16} rx={3} />}
      {ms === null ? null : <path d={`M${x(ms)} ${y - 12}v24`} />}
      <text
        class="judgement-who"
        x={isBefore ? first - GAP : Math.max(last, x(FALSE_START_BELOW)) + GAP}
        y={y + 4}
        text-anchor={isBefore ? 'end' : 'start'}
      >
        {name}
      </text>
    </g>
  )
}

function hatch(from: number, to: number, top: number, bottom: number): string {
  const width = to - from
  const lines: string[] = []
  // Each runs down to the left, from where it enters the field to where it leaves it.
  for (let y = top - width + 6; y < bottom; y += 7) {
    const [over, under] = [Math.max(0, top - y), Math.min(width, bottom - y)]
    lines.push(`M${to - over} ${y + over}L${to - under} ${y + under}`)
  }
  return lines.join('')
}
