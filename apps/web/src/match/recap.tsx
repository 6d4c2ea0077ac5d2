/* On opening a match where one is asked: what the others did meanwhile. */

import { Dialog, newsSince } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function Recap({ state }: { readonly state: MatchState }) {
  const isOpen = useSignal(false)
  const wasTold = useRef(!state.isResumed)
  const { play } = state.match
  const isReady = play.shown.value !== undefined && play.isWhole.value
  useEffect(() => {
    // Once, on opening: after a pause of the line one has seen the board all the time.
    if (!isReady || wasTold.current) return
    wasTold.current = true
    if (state.question.peek() !== null && !hasBegun(state) && newsOf(state).length > 0) isOpen.value = true
  }, [isReady])
  if (!isOpen.value) return null
  const words = t()
  return (
    <Dialog
      title={words.recap}
      onClose={() => {
        isOpen.value = false
      }}
    >
      <ul class="match-recap">
        {newsOf(state).map(({ step, text, things }, i) => (
          <li key={`${step}/${i}`}>
            {text} {things}
          </li>
        ))}
      </ul>
      <div class="dialog-foot">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            isOpen.value = false
          }}
        >
          {words.goOn}
        </button>
      </div>
    </Dialog>
  )
}

/** In one's own turn, once something was done in it: then it was told already. */
function hasBegun(state: MatchState): boolean {
  const [last, before] = state.steps.peek().toReversed()
  return last !== undefined && last.turn.seat === state.viewer.peek() && before?.turn.no === last.turn.no
}

function newsOf(state: MatchState) {
  const seat = state.viewer.peek()
  if (seat === 'table') return []
  return state.board.tell(newsSince(state.steps.peek(), seat), state.company.peek())
}
