/* The title page: picture, title, result and standings. */
import { SeatName } from '@logres/board-kit'
import { type Ending, type EndingContext, minus, numeral, winnersOf } from '@logres/board-kit/ending'
import type { Outcome, Seat } from '@logres/kernel'
import type { ComponentChildren, Ref } from 'preact'
import { Initial } from '../../design/draw/initial.tsx'
import { GamePlate } from '../../design/plate.tsx'
import { manifestOf } from '../../games.ts'
import type { MatchState } from '../state.ts'
import { verdictOf } from './verdict.tsx'
import { t } from './words/index.ts'

interface LeafProps {
  readonly state: MatchState
  readonly context: EndingContext
  readonly ending: Ending
  readonly heading: Ref<HTMLHeadingElement>
  readonly children: ComponentChildren
}

export function Leaf({ state, context, ending, heading, children }: LeafProps) {
  const { outcome, players } = context
  const { title, sentence } = verdictOf(context, ending)
  const winners = winnersOf(outcome)
  const hasLost = players.reader !== null && winners.length > 0 && !winners.includes(players.reader)
  const letter = initialOf(title)
  return (
    <article class={`end-leaf ${hasLost ? 'end-lost' : 'end-won'}`}>
      {CORNERS.map((corner) => (
        <Corner key={corner} at={corner} />
      ))}
      <GamePlate game={state.match.play.game.id} isDecoration />
      <div class="end-title">
        {letter === undefined ? null : (
          <Initial letter={letter} ground={manifestOf(state.match.play.game.id).mark.ground} />
        )}
        <h1 id="end-title" tabIndex={-1} ref={heading} aria-label={title} title={title}>
          {letter === undefined ? (
            title
          ) : (
            <span aria-hidden="true">{[...title.normalize('NFC')].slice(1).join('')}</span>
          )}
        </h1>
      </div>
      <p class="end-sentence">{sentence}</p>
      <Places state={state} context={context} ending={ending} />
      {children}
    </article>
  )
}

/** Without its accent, for which the frame has no room. Undefined if a title does not begin with a letter, as a name may. */
function initialOf(title: string): string | undefined {
  const [first = ''] = title.normalize('NFD')
  return /^\p{Script=Latin}$/u.test(first) ? first.toLocaleUpperCase() : undefined
}

const CORNERS = ['tl', 'tr', 'bl', 'br'] as const

function Corner({ at }: { readonly at: (typeof CORNERS)[number] }) {
  return (
    <svg class={`end-corner end-corner-${at}`} viewBox="0 0 60 60" aria-hidden="true">
      <path class="end-gold" d="M4 56V18C4 9 9 4 18 4H56" stroke-width="2" />
      <path class="end-red" d="M9.5 56V22c0-8 4.5-12.5 12.5-12.5h34" />
      <path class="end-gold" d="M14 14c10-2 18 4 16 12s-11 6-9 1M14 14c-2 10 4 18 12 16" stroke-width="1.6" />
      <circle cx="14" cy="14" r="4" fill="var(--rubric-fill)" stroke="var(--gold-leaf)" stroke-width="1.2" />
      <circle cx="33" cy="16" r="2.2" fill="var(--verdigris-fill)" />
      <circle cx="16" cy="33" r="2.2" fill="var(--verdigris-fill)" />
    </svg>
  )
}

function placesOf(outcome: Outcome, seats: number): readonly number[] {
  if (outcome.by === 'rules') return outcome.result.places
  return outcome.by === 'resignation' ? outcome.places : Array.from({ length: seats }, () => 1)
}

interface PlacesProps {
  readonly state: MatchState
  readonly context: EndingContext
  readonly ending: Ending
}

function Places({ state, context, ending }: PlacesProps) {
  const { outcome, players } = context
  const places = placesOf(outcome, players.names.length)
  const isDecided = winnersOf(outcome).length > 0
  const rows = players.names
    .map((name, seat) => ({ seat, name, place: places[seat] ?? 0, score: ending.score(seat) }))
    .toSorted((a, b) => a.place - b.place || b.score - a.score)
  return (
    <ol class="end-places" aria-label={t().standings}>
      {rows.map(({ seat, name, place, score }) => (
        <li
          key={seat}
          data-seat={seat}
          class={`${isDecided && place === 1 ? 'end-first' : ''} ${seat === players.reader ? 'end-me' : ''}`}
        >
          <span class="end-place">{numeral(place)}</span>
          <ending.Sign seat={seat} />
          <span class="end-who">
            <b title={name}>
              <SeatName seat={state.seats.value[seat]} name={name} />
            </b>
            <small>{noteOf(state, ending, seat, players.reader)}</small>
          </span>
          <span class="end-score">
            {minus(score)} <small>{state.texts.unit(score)}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** "squire · 6 regions" */
function noteOf(state: MatchState, ending: Ending, seat: Seat, reader: Seat | null): string {
  const label = seat === reader ? t().you : seatNote(state, seat)
  return [label, ending.note(seat)].filter((part) => part !== '').join(' · ')
}

/** The seat whose view is shown is "you" on the board, but need not be the reader here. */
function seatNote(state: MatchState, seat: Seat): string {
  return seat === state.viewer.value ? '' : (state.seats.value[seat]?.note ?? '')
}
