/* The ledger on the page: steps with their sums, under each the rows that made them, as far as they are counted. */
import { sized } from '@logres/board-kit'
import { at, type Seat } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { SAY } from '../../rules/index.ts'
import { Badge, Glyph, SeatMark, SIGNS, Sign, seatInk, seatShape, seatVar } from '../art/signs.tsx'
import { Hood } from '../castle/matrix.tsx'
import type { Model } from '../model.ts'
import { names } from '../texts/index.ts'
import { calledMe, capital, colourName, isMe, minus, parts, signed } from '../texts/parts.ts'
import { type Ledger, type Row, STEPS, type StepName, sumOf } from './ledger.ts'

const ROMAN: Readonly<Record<StepName, string>> = {
  traitors: 'I',
  domain: 'II',
  influence: 'III',
  servants: 'IV',
  end: 'V',
}

interface TableProps {
  readonly model: Model
  readonly ledger: Ledger
  /** So many rows are counted already. */
  readonly counted: number
}

export function LedgerTable({ model, ledger, counted }: TableProps) {
  const t = parts()
  const seats = [...ledger.view.players.keys()]
  const rows = ledger.rows.slice(0, counted)
  const sums = sumOf(rows, seats.length)
  const after = seats.map((seat) => at(ledger.before, seat) + at(sums, seat))
  return (
    <table class="merlin-ledger">
      <caption class="visually-hidden">{t.scoringNo(ledger.no)}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <span class="merlin-player-name">
                <SeatMark seat={seat} size={18} />
                <b>{capital(calledMe(model, seat))}</b>
                {ledger.view.grail === seat ? <Sign name="grail" size={15} cls="merlin-gold" /> : null}
                {ledger.view.excalibur === seat ? <Sign name="sword" size={15} cls="merlin-gold" /> : null}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="merlin-base">
          <th scope="row">{t.before}</th>
          {seats.map((seat) => (
            <td key={seat}>
              <b>{minus(at(ledger.before, seat))}</b>
            </td>
          ))}
        </tr>
      </tbody>
      {STEPS.map((step) => (
        <Step
          key={step}
          model={model}
          ledger={ledger}
          step={step}
          rows={rows.filter((row) => row.step === step)}
          isRunning={rows.at(-1)?.step === step}
        />
      ))}
      <tfoot>
        <tr class="merlin-sum">
          <th scope="row">{t.thisScoring}</th>
          {seats.map((seat) => (
            <td key={seat}>
              <b>{signed(at(sums, seat))}</b>
            </td>
          ))}
        </tr>
        <tr class="merlin-after">
          <th scope="row">{t.after}</th>
          {seats.map((seat) => (
            <td key={seat} data-after={seat}>
              <small>{t.placeNo(1 + after.filter((score) => score > at(after, seat)).length)}</small>
              <b>{minus(at(after, seat))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface StepProps {
  readonly model: Model
  readonly ledger: Ledger
  readonly step: StepName
  readonly rows: readonly Row[]
  readonly isRunning: boolean
}

/** On a phone all but the running step fold to their sums. */
function Step({ model, ledger, step, rows, isRunning }: StepProps) {
  const t = parts()
  const isOpen = useSignal(false)
  if (rows.length === 0) return null
  const seats = [...ledger.view.players.keys()]
  const sums = sumOf(rows, seats.length)
  const canFold = step !== 'servants'
  const isUnfolded = isOpen.value || isRunning
  return (
    <tbody class={`merlin-part ${isUnfolded ? 'merlin-unfolded' : ''}`} data-step={step}>
      <tr class="merlin-step">
        <th scope="row">
          <button
            type="button"
            class="merlin-step-title"
            aria-expanded={isUnfolded}
            disabled={!canFold}
            onClick={() => {
              isOpen.value = !isOpen.value
            }}
          >
            <span class="merlin-step-number" aria-hidden="true">
              {ROMAN[step]}
            </span>
            {t.steps[step]}
            {canFold ? <span class="merlin-chevron" aria-hidden="true" /> : null}
          </button>
        </th>
        {seats.map((seat) => (
          <td key={seat}>
            <b class={at(sums, seat) < 0 ? 'merlin-negative' : ''}>{signed(at(sums, seat))}</b>
          </td>
        ))}
      </tr>
      {canFold ? rows.map((row) => <Line key={row.key} model={model} row={row} seats={seats} />) : null}
    </tbody>
  )
}

function Line({ model, row, seats }: { readonly model: Model; readonly row: Row; readonly seats: readonly Seat[] }) {
  const { about, points } = row
  const isAsked = about.kind === 'province' && about.grail === 'asked'
  return (
    <>
      <tr class={`merlin-sub ${isAsked ? 'merlin-asked' : ''}`} data-row={row.key}>
        <th scope="row">
          <Title row={row} />
        </th>
        {seats.map((seat) => {
          const each = at(points, seat)
          return (
            <td key={seat} class={each > 0 ? 'merlin-wins' : ''}>
              <span class="merlin-coat">
                <span class="merlin-which">
                  <What row={row} seat={seat} />
                </span>
                <b class={each < 0 ? 'merlin-negative' : ''}>{each === 0 ? '' : signed(each)}</b>
              </span>
            </td>
          )
        })}
      </tr>
      {isAsked ? <GrailRow model={model} row={row} seats={seats} /> : null}
    </>
  )
}

/** 7.3 Asked in its row; the others read who decides. */
function GrailRow({
  model,
  row,
  seats,
}: {
  readonly model: Model
  readonly row: Row
  readonly seats: readonly Seat[]
}) {
  const t = parts()
  const { grail } = model.view.value
  const counters = row.about.kind === 'province' ? row.about.counters : []
  const all = counters.reduce((sum, count) => sum + count, 0)
  const isMine = grail !== null && isMe(model, grail) && model.asked.value?.kind === 'grail'
  return (
    <tr class="merlin-grail-row">
      <td colSpan={seats.length + 1}>
        <Sign name="grail" size={20} cls="merlin-gold" />
        <span>{isMine ? t.grailAsk(all) : grail === null ? '' : t.grailWait(model.nameOf(grail))}</span>
        {isMine ? (
          <span class="merlin-grail-actions">
            <button type="button" class="match-button primary" data-grail="use" onClick={() => model.act(SAY.useGrail)}>
              {t.useGrail(all)}
            </button>
            <button type="button" class="match-button" data-grail="keep" onClick={() => model.act(SAY.keepGrail)}>
              {t.keepGrail}
            </button>
          </span>
        ) : null}
      </td>
    </tr>
  )
}

function Title({ row }: { readonly row: Row }) {
  const t = parts()
  const { about } = row
  switch (about.kind) {
    case 'traitors':
      return <>{t.byShields}</>
    case 'territory':
      return (
        <>
          <Sign name={about.terrain} size={16} /> {t.territory(t.terrains[about.terrain], about.tiles)}
        </>
      )
    case 'province': {
      const all = about.counters.reduce((sum, count) => sum + count, 0)
      return (
        <>
          <Badge province={about.province} size={18} /> {capital(colourName(about.province))}, {all}
          {about.grail === null ? null : (
            <span class="merlin-grail-tag">
              <Sign name="grail" size={14} />
              {about.grail === 'used' ? t.grailUsed : about.grail === 'kept' ? t.grailKept : t.grailTie}
            </span>
          )}
        </>
      )
    }
    case 'servants':
      return <>{t.steps.servants}</>
    case 'reward':
      return (
        <>
          {about.reward === 'excalibur' ? <Sign name="sword" size={16} /> : null} {rewardName(about.reward)}
        </>
      )
  }
}

function rewardName(reward: Extract<Row['about'], { kind: 'reward' }>['reward']): string {
  const t = parts()
  if (reward === 'gareth' || reward === 'geraint') return names().ally(reward)
  return reward === 'excalibur' ? names().space('excalibur') : t.endRows[reward]
}

/** What counted for this seat. */
function What({ row, seat }: { readonly row: Row; readonly seat: Seat }) {
  const t = parts()
  const { about } = row
  if (about.kind === 'traitors') {
    const met = at(about.met, seat)
    if (met.length === 0) return <Nothing />
    return (
      <>
        {met.flatMap(({ colour, repelled, left }) =>
          Array.from({ length: repelled + left }, (_, i) => (
            <span
              key={`${colour}/${i}`}
              class={i < repelled ? 'merlin-traitor-mark' : 'merlin-traitor-mark merlin-unrepelled'}
            >
              <Hood colour={colour} size={19} count={1} />
              <i aria-hidden="true">{i < repelled ? '✓' : '✗'}</i>
              <span class="visually-hidden">
                {colourName(colour)}: {i < repelled ? t.repelled : t.notRepelled}
              </span>
            </span>
          )),
        )}
      </>
    )
  }
  if (about.kind === 'territory') return <Marks count={at(about.manors, seat)} seat={seat} isManor />
  if (about.kind !== 'province') return null
  const kays = at(about.kays, seat)
  return (
    <>
      <Marks count={at(about.counters, seat)} seat={seat} isManor={false} />
      {kays > 0 ? <span class="merlin-kay-mark" title={names().ally('kay')}>{`K${kays > 1 ? kays : ''}`}</span> : null}
    </>
  )
}

function Nothing() {
  return (
    <span class="merlin-nothing-scored" aria-hidden="true">
      ·
    </span>
  )
}

/** More than four are a number beside the mark. */
const MOST_MARKS = 4

function Marks({ count, seat, isManor }: { readonly count: number; readonly seat: Seat; readonly isManor: boolean }) {
  if (count === 0) return <Nothing />
  const drawn = count > MOST_MARKS ? 1 : count
  return (
    <>
      {Array.from({ length: drawn }, (_, i) =>
        isManor ? <ManorMark key={i} seat={seat} /> : <SeatMark key={i} seat={seat} size={15} />,
      )}
      {count > MOST_MARKS ? <span>{count}</span> : <span class="visually-hidden">{count}</span>}
    </>
  )
}

function ManorMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg {...sized(17)} viewBox="-13 -13 26 26" aria-hidden="true">
      <path class="merlin-edge" d={seatShape(seat, 10)} fill={seatVar(seat)} />
      <Glyph path={SIGNS.manor} x={0} y={seat === 3 ? 0.6 : 0} size={12} fill={seatInk(seat)} />
    </svg>
  )
}
