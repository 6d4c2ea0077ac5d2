/* In place of the prompt at the beginning of the reader's turn: what others did, until the reader acts. */
import { Icon } from '@logres/board-kit'
import type { MatchState } from '../state.ts'
import { t } from '../words/index.ts'
import type { Recap } from './narration.ts'
import { Chip } from './narrator.tsx'
import './narrator.css'

export function RecapLine({ state, recap }: { readonly state: MatchState; readonly recap: Recap }) {
  const words = t()
  const { names, reader } = state.players.value
  const { action, others, scores } = recap
  const question = state.question.value
  return (
    <div class="match-narrator">
      <p class="match-question">
        <span class="match-whose-turn">{words.telling.yourTurn}</span> {action.rich ?? action.sentence}
      </p>
      <p class="match-recap">
        {question === null ? null : <b class="match-on-wide">{state.texts.question(question, state.players.value)}</b>}
        {others.length === 0 ? null : (
          <span class="match-recap-others">
            {others.map((other) => (
              <Chip key={other.from} {...{ state, action: other }} isCurrent={false} />
            ))}
          </span>
        )}
        {scores.map(({ seat, before, after }) => (
          <span key={seat}>
            {seat === reader ? words.you : names[seat]} <s>{before}</s> <b>{after}</b>
          </span>
        ))}
        <button type="button" class="match-link" aria-keyshortcuts="W" onClick={() => void state.telling.watchAgain()}>
          <Icon name="eye" size={18} /> {words.telling.watchAgain}
        </button>
      </p>
    </div>
  )
}
