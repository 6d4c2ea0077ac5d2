/* Shown on opening a match when it is the reader's turn: what the others did meanwhile. */

import { Dialog, newsSince } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function Recap({ state }: { readonly state: MatchState }) {
  const isOpen = useSignal(false)
  const wasShown = useRef(!state.isResumed)
  const { play } = state.match
  const isReady = play.current.value !== undefined && play.isComplete.value
  useEffect(() => {
    // Once, on opening; not after a reconnection, when the board was visible all the time.
    if (!isReady || wasShown.current) return
    wasShown.current = true
    if (state.question.peek() !== null && !hasBegun(state) && recapLines(state).length > 0) isOpen.value = true
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
        {recapLines(state).map(({ step, text, pictures }, i) => (
          <li key={`${step}/${i}`}>
            {text} {pictures}
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

/** The reader has already acted in this turn, so they have seen the recap. */
function hasBegun(state: MatchState): boolean {
  const [last, before] = state.steps.peek().toReversed()
  return last !== undefined && last.turn.seat === state.viewer.peek() && before?.turn.no === last.turn.no
}

function recapLines(state: MatchState) {
  const seat = state.viewer.peek()
  if (seat === 'table') return []
  return state.board.logTexts(newsSince(state.steps.peek(), seat), state.players.peek())
}
