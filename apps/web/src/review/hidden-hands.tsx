/* With all hands open: what another seat held, by its own part of a board. Nobody could see both while they played. */
import type { Seat } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { MatchState } from '../match/state.ts'
import type { ReviewSession } from './session.ts'
import { t } from './words/index.ts'

interface Props {
  readonly session: ReviewSession
}

export function HiddenHands({ session }: Props) {
  const isOpen = session.knowledge.value === 'open'
  return isOpen ? <OpenHands session={session} /> : null
}

function OpenHands({ session }: Props) {
  const words = t()
  const { state, reader } = session.open
  const { names } = state.players.value
  const mine = session.subject.value
  const others = names.map((_, seat) => seat).filter((seat) => seat !== mine)
  const chosen = useSignal<Seat | undefined>(undefined)
  const seat = others.find((each) => each === chosen.value) ?? others[0] ?? 0
  const other = useOther(session, seat)
  return (
    <section class="review-hidden" aria-label={words.handOf(names[seat] ?? '')}>
      <p class="review-open-bar">{mine === reader ? words.youNotSeen : words.notSeen(names[mine] ?? '')}</p>
      {others.length < 2 ? (
        <h2>{words.handOf(names[seat] ?? '')}</h2>
      ) : (
        <select
          class="review-select"
          aria-label={words.player}
          value={String(seat)}
          onChange={({ currentTarget }) => {
            chosen.value = Number(currentTarget.value)
          }}
        >
          {others.map((each) => (
            <option key={each} value={String(each)}>
              {words.handOf(names[each] ?? '')}
            </option>
          ))}
        </select>
      )}
      <div class="match-main" inert>
        {other === undefined ? null : <other.board.Below />}
      </div>
    </section>
  )
}

/** A board of their own, at the same position. */
function useOther({ open }: ReviewSession, seat: Seat): MatchState | undefined {
  const other = useSignal<MatchState | undefined>(undefined)
  const { state } = open
  useEffect(() => {
    const own = new MatchState(state.match, () => () => null)
    let isGone = false
    own.viewAs.value = seat
    own.useTimeline(open.moments)
    void own.ready().then(() => {
      if (!isGone) other.value = own
    })
    const follow = state.at.subscribe((at) => own.jump(at))
    return () => {
      isGone = true
      other.value = undefined
      follow()
      own.close()
    }
  }, [state, seat, open, other])
  return other.value
}
