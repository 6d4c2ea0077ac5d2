/* What a rated match did to the ratings of its players, in small. */
import { lang } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { type MatchRatings, type RatingChange, ratings } from '../../api/leaderboards.ts'
import type { Points } from '../../api/ratings.ts'
import type { MatchState } from '../state.ts'
import { t } from './words/index.ts'

/** Milliseconds. The server writes a result a moment after the end. */
const POLL_INTERVAL = 1500

export function RatingChanges({ state }: { readonly state: MatchState }) {
  const found = useRatings(state.match.table?.isRated === true ? state.match.table.id : undefined)
  const words = t()
  if (found === undefined || found.state === 'unrated') return null
  if (found.state === 'pending') return <p class="end-ratings">{words.ratingsSoon}</p>
  if (found.state === 'notCounted') return <p class="end-ratings">{words.ratingsNone}</p>
  const { names } = state.players.value
  const isDamped = found.seats.some((change) => change !== null && change.weight < 1)
  return (
    <section class="end-ratings" aria-label={words.ratings}>
      <ul>
        {found.seats.map((change, seat) =>
          change === null ? null : (
            <li key={seat} data-seat={seat}>
              <b>{names[seat]}</b> <Change change={change} />
            </li>
          ),
        )}
      </ul>
      {isDamped && <p>{words.ratingsDamped}</p>}
    </section>
  )
}

function Change({ change: { before, after, isProvisional } }: { readonly change: RatingChange }) {
  const words = t()
  const gained = after.value - before.value
  const sign = gained > 0 ? '+' : gained < 0 ? '−' : '±'
  return (
    <span>
      {text(after)} ({sign}
      {Math.abs(gained)}){isProvisional && <i>, {words.provisional}</i>}
    </span>
  )
}

function text({ value, plusMinus }: Points): string {
  const whole = (n: number) => n.toLocaleString(lang.value, { useGrouping: false })
  return `${whole(value)} ±\u00a0${whole(plusMinus)}`
}

function useRatings(match: string | undefined): MatchRatings | undefined {
  const found = useSignal<MatchRatings | undefined>(undefined)
  useEffect(() => {
    if (match === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      const answer = await ratings.ofMatch(match)
      if (isGone) return
      if (!isRefused(answer)) found.value = answer
      if (isRefused(answer) || answer.state === 'pending') timer = setTimeout(() => void look(), POLL_INTERVAL)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [match, found])
  return found.value
}
