/* In place of the prompt at the beginning of the reader's turn: what others did, and below it what is asked, until the reader acts. */
import { Icon } from '@logres/board-kit'
import type { MatchState } from '../state.ts'
import { t } from '../words/index.ts'
import { useFit } from './fit.ts'
import type { Recap } from './narration.ts'
import { Chip } from './narrator.tsx'
import './narrator.css'

export function RecapLine({ state, recap }: { readonly state: MatchState; readonly recap: Recap }) {
  const words = t()
  const { names, reader } = state.players.value
  const { action, others, scores } = recap
  const question = state.question.value
  const line = useFit(action, 'start')
  return (
    <div class="match-narrator">
      <p class="match-question match-told" ref={line} title={action.sentence}>
        {action.rich ?? action.sentence}
      </p>
      <p class="match-recap">
        <span class="match-asked">
          <span class="match-whose-turn">{words.telling.yourTurn}</span>{' '}
          {question === null ? null : <b>{state.texts.question(question, state.players.value)}</b>}
        </span>
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
          <Icon name="eye" size={18} /> <span>{words.telling.watchAgain}</span>
        </button>
      </p>
    </div>
  )
}
