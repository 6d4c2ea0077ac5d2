/* What becomes of a rematch, said after the match, and the button that asks, accepts, and takes back. */
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { rematch } from './rematch.ts'
import { decline, type Offer, rematchOffer, takeBack, watchRematch } from './rematch-offer.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

interface Of {
  readonly state: MatchState
}

/** Those who watch have no say in it. A match on this device is everybody's. */
export function mayRematch({ match: { table } }: MatchState): boolean {
  return table === undefined || table.seat !== null
}

export function pressRematch(state: MatchState): void {
  if (!mayRematch(state)) return
  const offer = rematchOffer.peek()
  if (offer === undefined || offer.state === 'asked') void rematch(state)
  else void run(state, takeBack(offer))
}

async function run(state: MatchState, asked: ReturnType<typeof takeBack>): Promise<void> {
  const answer = await asked
  if (isRefused(answer)) state.showRefusal(answer)
}

/** The text of the button: one place for the question and the answer. */
export function rematchText(): string {
  const words = t()
  const offer = rematchOffer.value
  if (offer === undefined) return words.rematch
  return offer.state === 'asked' ? words.rematchPlay : words.rematchBack
}

/** Whether one of those who are waited for has closed the match. */
function haveLeft({ match }: MatchState, names: readonly string[]): boolean {
  const { presence, current } = match.play
  const seats = current.value?.seats ?? []
  return seats.some(({ name }, seat) => names.includes(name) && presence.value?.seats[seat] === 'gone')
}

function Waiting({ state, offer: { table } }: Of & { readonly offer: Offer }) {
  const words = t()
  const late = table.seats.flatMap(({ kind, name }) => (kind === 'expected' && name !== null ? [name] : []))
  if (table.status === 'sealing' || late.length === 0) return <>{words.rematchStarts}</>
  const isAlone = haveLeft(state, late)
  return (
    <>
      {isAlone ? words.rematchLeft(late.join(', '), late.length) : words.rematchWaiting(late.join(', '))}{' '}
      {(isAlone || table.seats.length > 2) && (
        <a class="link" href={`/t/${table.id}`}>
          {words.rematchTable}
        </a>
      )}
    </>
  )
}

function Notice({ state, offer }: Of & { readonly offer: Offer }) {
  const words = t()
  switch (offer.state) {
    case 'waiting':
      return <Waiting state={state} offer={offer} />
    case 'declined':
      return (
        <>
          {words.rematchDeclined}{' '}
          <a class="link" href={`/t/${offer.table.id}`}>
            {words.rematchTable}
          </a>
        </>
      )
    case 'asked':
      return (
        <>
          {words.rematchAsked(offer.table.host)}{' '}
          <button type="button" class="link" onClick={() => void run(state, decline(offer))}>
            {words.rematchDecline}
          </button>
        </>
      )
  }
}

export function RematchNotice({ state }: Of) {
  const { table } = state.match
  const id = table === undefined || table.seat === null ? undefined : table.id
  useEffect(() => (id === undefined ? undefined : watchRematch(id)), [id])
  const offer = rematchOffer.value
  return (
    <p class={offer === undefined ? 'match-hint' : 'match-hint rematch-notice'} role="status">
      {offer !== undefined && <Notice state={state} offer={offer} />}
    </p>
  )
}
