/* Says who is asked and not connected, and what will happen. Over days nobody is expected to be connected. */
import type { Seat } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { timeLeft, timeText, useNow } from './clock.tsx'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

/** In milliseconds. A page that is reloaded is back sooner. */
const PATIENCE = 3000

/** The seats of other people whose time runs, and who are not connected. */
function lostSeats({ match, viewer, outcome }: MatchState): readonly Seat[] {
  const { play, table } = match
  const seats = play.presence.value?.seats
  if (seats === undefined || table?.pace.kind === 'days' || outcome.value !== null) return []
  const asked = play.clocks.value?.running ?? []
  const isLost = (seat: Seat) =>
    seat !== viewer.value && seats[seat] === 'gone' && play.current.value?.seats[seat]?.standIn === null
  return asked.filter(isLost)
}

/** Those that have been lost for some seconds. */
export function useLostSeats(state: MatchState): readonly Seat[] {
  const lost = lostSeats(state)
  const isLate = useSignal(false)
  const key = lost.join(' ')
  useEffect(() => {
    isLate.value = false
    if (key === '') return undefined
    const timer = setTimeout(() => {
      isLate.value = true
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [key, isLate])
  return isLate.value ? lost : []
}

interface LostSeatsProps {
  readonly state: MatchState
  readonly seats: readonly Seat[]
}

export function LostSeats({ state, seats }: LostSeatsProps) {
  return (
    <p class="match-question" role="status">
      {seats.map((seat) => (
        <LostSeat key={seat} state={state} seat={seat} />
      ))}
    </p>
  )
}

function LostSeat({ state, seat }: { readonly state: MatchState; readonly seat: Seat }) {
  const words = t().presence
  const name = state.players.value.names[seat] ?? ''
  const left = timeLeft(state.match.play, seat, useNow())
  return (
    <span>
      {words.lost(name)} {/* Counted down, but not read out every second. */}
      {left === undefined ? null : <span aria-live="off">{words.botIn(timeText(left))}</span>}
    </span>
  )
}
