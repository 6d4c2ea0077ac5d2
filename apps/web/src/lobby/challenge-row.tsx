/* A challenge in the bar, for either of the two. */
import { Icon } from '@logres/board-kit'
import type { ChallengeView } from '@logres/protocol'
import { isRefused } from '../api/http.ts'
import { tables } from '../api/tables.ts'
import { Arms } from '../design/draw/arms.tsx'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { challengeText, leftText } from '../people/challenge-texts.ts'
import { peopleTexts } from '../people/words/index.ts'
import { Bar, useTicks } from './bar-parts.tsx'
import { putOffChallenge } from './challenges.ts'
import { lobbyTexts } from './words/index.ts'

interface ChallengeRowProps {
  readonly challenge: ChallengeView
  /** When the server said so, by performance.now(). */
  readonly at: number
}

/** As a sentence: in the bar, and for screen readers. */
export function challengeHead({ isMine, other }: ChallengeView): string {
  const words = peopleTexts()
  return isMine ? words.waiting(other.name) : `${words.asks(other.name)}.`
}

async function decline({ table }: ChallengeView): Promise<void> {
  const answer = await tables.decline(table)
  if (isRefused(answer)) await showRefusal(answer)
  else showToast({ text: peopleTexts().declined })
}

export function ChallengeRow({ challenge, at }: ChallengeRowProps) {
  const words = peopleTexts()
  const { table, isMine, other, left } = challenge
  const now = useTicks(5_000)
  return (
    <Bar
      marks={<Arms of={other.arms} size={34} />}
      head={<b>{challengeHead(challenge)}</b>}
      text={`${challengeText(challenge)}. ${leftText(left - (now - at))}`}
    >
      {isMine ? (
        <a class="button bar-button" href={`/t/${table}`}>
          {words.toTable}
        </a>
      ) : (
        <>
          <button type="button" class="button bar-button" onClick={() => void decline(challenge)}>
            {words.decline}
          </button>
          {/* The table takes the seat that is kept, and shows what stands in the way. */}
          <a class="button bar-button bar-solid" href={`/t/${table}?sit=1`}>
            {words.accept}
          </a>
        </>
      )}
      <button
        type="button"
        class="button bar-button bar-close"
        aria-label={lobbyTexts().close}
        title={lobbyTexts().close}
        onClick={() => putOffChallenge(table)}
      >
        <Icon name="cross" size={18} />
      </button>
    </Bar>
  )
}
