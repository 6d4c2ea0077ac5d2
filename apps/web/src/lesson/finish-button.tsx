/* The button that ends a turn or phase. A lesson names it `page-finish`. */
import { finishTurn } from '../match/finish.ts'
import type { MatchState } from '../match/state.ts'
import { t } from '../match/words/index.ts'
import { ButtonIcon } from './button-icon.tsx'

export function finishNow(match: MatchState): boolean {
  const finish = match.board.finish.peek()
  if (finish === undefined) return false
  finishTurn(match, finish)
  return true
}

export function FinishButton({ match }: { readonly match: MatchState }) {
  const finish = match.board.finish.value
  if (match.board.endsByChoice === true) return null
  return (
    <button
      type="button"
      class="match-button primary"
      disabled={finish === undefined}
      aria-keyshortcuts="E"
      data-place="page-finish"
      onClick={() => finishNow(match)}
    >
      <ButtonIcon name="check" />
      <span>{finish?.label ?? t().endTurn}</span>
    </button>
  )
}
