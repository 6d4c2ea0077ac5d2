/* On opening a match where one is asked: what the others did meanwhile. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../design/dialog.tsx'
import { newsSince } from '../play/steps.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function Recap({ state }: { readonly state: MatchState }) {
  const isOpen = useSignal(false)
  const { play } = state.match
  const isReady = play.shown.value !== undefined
  useEffect(() => {
    if (isReady && state.isResumed && state.question.peek() !== null && newsOf(state).length > 0) isOpen.value = true
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
      <ul class="m-recap">
        {newsOf(state).map(({ step, text, things }, i) => (
          <li key={`${step}/${i}`}>
            {text} {things}
          </li>
        ))}
      </ul>
      <div class="ft">
        <button
          type="button"
          class="b pri"
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

function newsOf(state: MatchState) {
  const seat = state.viewer.peek()
  if (seat === 'table') return []
  return state.board.tell(newsSince(state.steps.peek(), seat), state.company.peek())
}
