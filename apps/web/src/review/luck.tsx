/* What chance did and what the players did: from the fair share to the result, for everybody, and turn by turn. */

import type { Seat } from '@logres/kernel'
import type { Estimate, Ledger } from '@logres/review'
import { useSignal } from '@preact/signals'
import { nameOf } from './moment-words.ts'
import { change, hundred, negative, signed, twice } from './numbers.ts'
import type { ReviewSession } from './session.ts'
import { t } from './words/index.ts'

interface Props {
  readonly session: ReviewSession
}

interface LedgerProps extends Props {
  readonly ledger: Ledger
}

export function Luck({ session }: Props) {
  const words = t()
  const { ledger } = session.reviewing.data.value
  return (
    <div class="review-page">
      <h2 class="review-heading">{words.luckTitle}</h2>
      {ledger === undefined ? (
        <p class="review-plain">{words.luckWaits}</p>
      ) : (
        <>
          <Summary session={session} ledger={ledger} />
          <Bars session={session} ledger={ledger} />
          <LedgerTable session={session} ledger={ledger} />
          <ByTurn session={session} ledger={ledger} />
        </>
      )}
      <Limits />
    </div>
  )
}

const UNSURE = 0.1

/** Where much is left over, no sentence sums it up. */
function Summary({ session, ledger }: LedgerProps) {
  const words = t()
  const { reader } = session.open
  const seat = session.subject.value
  if (ledger.rest.some((rest) => Math.abs(rest) > UNSURE)) return <p class="review-plain">{words.unsure}</p>
  const { mean = 0, error = 0 } = ledger.luck[seat] ?? {}
  const all = change({ mean: mean + (ledger.deal[seat] ?? 0), error })
  return (
    <p class="review-plain">{seat === reader ? words.yourLuckSum(all) : words.luckSum(nameOf(session, seat), all)}</p>
  )
}

/** What can be drawn as parts of a bar, in the order of the table. */
const PARTS = ['seating', 'deal', 'luck', 'own', 'others', 'rest'] as const
type Part = (typeof PARTS)[number]

function partOf(ledger: Ledger, part: Part, seat: Seat): Estimate {
  const value = ledger[part][seat]
  return typeof value === 'number' ? { mean: value, error: 0 } : (value ?? { mean: 0, error: 0 })
}

function Bars({ session, ledger }: LedgerProps) {
  const words = t()
  const seats = ledger.result.map((_, seat) => seat)
  const sides = seats.map((seat) => sidesOf(ledger, seat))
  const most = Math.max(0.1, ...sides.flatMap(({ below, above }) => [below, above]))
  const width = (share: number) => `${(50 * share) / most}%`
  return (
    <section class="review-card" aria-hidden="true">
      <h3>
        {words.moved} <small>{words.movedNote}</small>
      </h3>
      {seats.map((seat) => (
        <div class="review-bar" key={seat}>
          <span class="review-bar-name">{nameOf(session, seat)}</span>
          <span class="review-bar-track">
            {[-1, 1].map((side) => (
              <span key={side} class={side < 0 ? 'review-below' : 'review-above'}>
                {PARTS.map((part) => ({ part, value: partOf(ledger, part, seat).mean }))
                  .filter(({ value }) => value * side > 0.004)
                  .map(({ part, value }) => (
                    <i key={part} class={`review-part-${part}`} style={{ width: width(Math.abs(value)) }}>
                      {Math.abs(value) / most > 0.12 ? signed(hundred(value)) : ''}
                    </i>
                  ))}
              </span>
            ))}
          </span>
          <span class="review-bar-end">
            {hundred(ledger.fair)} → <b>{hundred(ledger.result[seat] ?? 0)}</b>
          </span>
        </div>
      ))}
      <p class="review-key">
        {PARTS.map((part) => (
          <span key={part}>
            <i class={`review-part-${part}`} /> {words.parts[part]}
          </span>
        ))}
      </p>
    </section>
  )
}

function sidesOf(ledger: Ledger, seat: Seat): { below: number; above: number } {
  const values = PARTS.map((part) => partOf(ledger, part, seat).mean)
  return {
    below: -values.reduce((sum, value) => sum + Math.min(0, value), 0),
    above: values.reduce((sum, value) => sum + Math.max(0, value), 0),
  }
}

/** Whole numbers that add up: what rounding leaves goes to the part that can't be told apart. */
function LedgerTable({ session, ledger }: LedgerProps) {
  const words = t()
  const seats = ledger.result.map((_, seat) => seat)
  const shownOf = (part: Part, seat: Seat) => {
    if (part !== 'rest') return hundred(partOf(ledger, part, seat).mean)
    const others = PARTS.filter((each) => each !== 'rest')
    const told = others.reduce((sum, each) => sum + hundred(partOf(ledger, each, seat).mean), 0)
    return hundred(ledger.result[seat] ?? 0) - hundred(ledger.fair) - told
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="review-card review-scroll" tabIndex={0} aria-label={words.moved}>
      <table class="review-ledger">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th scope="col" key={seat}>
                {nameOf(session, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.parts.fair}</th>
            {seats.map((seat) => (
              <td key={seat}>{hundred(ledger.fair)}</td>
            ))}
          </tr>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">
                <i class={`review-part-${part}`} /> {words.parts[part]}
              </th>
              {seats.map((seat) => {
                const error = twice(partOf(ledger, part, seat))
                return (
                  <td key={seat}>
                    {signed(shownOf(part, seat))} {error > 0 ? <small>± {error}</small> : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.parts.result}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <b>{hundred(ledger.result[seat] ?? 0)}</b>
              </td>
            ))}
          </tr>
          <tr class="review-beside">
            <th scope="row">
              {words.losses} <small>{words.lossesNote}</small>
            </th>
            {seats.map((seat) => (
              <td key={seat}>{change(negative(ledger.losses[seat] ?? { mean: 0, error: 0 }))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface TurnSum {
  readonly turn: number
  readonly play: number
  readonly luck: number
  readonly plays: number
}

function turnsOf({ rows }: Ledger, seat: Seat): TurnSum[] {
  const turns = Map.groupBy(rows, ({ turn }) => turn)
  return [...turns].map(([turn, own]) => ({
    turn,
    play: own[0]?.play ?? 0,
    luck: own.reduce((sum, row) => sum + (row.luck[seat] ?? 0), 0),
    plays: own.reduce((sum, row) => sum + (row.actor === seat ? (row.plays[seat] ?? 0) : 0), 0),
  }))
}

function ByTurn({ session, ledger }: LedgerProps) {
  const words = t()
  const chosen = useSignal<Seat | undefined>(undefined)
  const seat = chosen.value ?? session.subject.value
  const turns = turnsOf(ledger, seat)
  const most = Math.max(0.05, ...turns.flatMap(({ luck, plays }) => [Math.abs(luck), Math.abs(plays)]))
  const height = (value: number) => `${(46 * Math.abs(value)) / most}%`
  const goTo = (play: number) => {
    session.tab.value = 'moments'
    session.choose(undefined)
    session.open.state.jump(session.reviewing.data.peek().plays[play]?.from)
  }
  return (
    <section class="review-card">
      <h3>
        {words.byTurn} <small>{words.byTurnNote}</small>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="review-switch" role="group" aria-label={words.player}>
        {ledger.result.map((_, each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === seat}
            onClick={() => {
              chosen.value = each
            }}
          >
            {nameOf(session, each)}
          </button>
        ))}
      </div>
      <ol class="review-turns">
        {turns.map(({ turn, play, luck, plays }) => (
          <li key={turn}>
            <button
              type="button"
              title={`${words.turn(turn)}: ${words.turnLuck} ${signed(hundred(luck))}, ${words.turnPlays} ${signed(hundred(plays))}`}
              aria-label={`${words.turn(turn)}: ${words.turnLuck} ${signed(hundred(luck))}, ${words.turnPlays} ${signed(hundred(plays))}`}
              onClick={() => goTo(play)}
            >
              {[luck, plays].map((value, i) => (
                <span key={i} class={i === 0 ? 'review-luck-column' : 'review-play-column'}>
                  <i class={value < 0 ? 'review-down' : 'review-up'} style={{ height: height(value) }} />
                </span>
              ))}
              <span class="review-turn-no">{turn}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Limits() {
  const words = t()
  return (
    <aside class="review-hindsight">
      <h3>{words.limits}</h3>
      <ul class="review-reasons">
        {words.limitTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p class="review-small">{words.computed}</p>
    </aside>
  )
}
