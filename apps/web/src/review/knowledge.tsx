/* From whose knowledge the chances are shown, and whose cards. */
import type { Knowledge, ReviewSession } from './session.ts'
import { t } from './words/index.ts'

/** One's own first, all hands open last. */
export function knowledgesOf({ open: { reader, state } }: ReviewSession): readonly Knowledge[] {
  const seats = state.players.peek().names.map((_, seat) => seat)
  return [...seats.filter((seat) => seat === reader), ...seats.filter((seat) => seat !== reader), 'open']
}

/** More than this do not fit beside each other. */
const FEW = 3

export function KnowledgeSwitch({ session }: { readonly session: ReviewSession }) {
  const words = t()
  const { reader, state } = session.open
  const { names } = state.players.value
  const all = knowledgesOf(session)
  const say = (knowledge: Knowledge) =>
    knowledge === 'open' ? words.allOpen : knowledge === reader ? words.youKnew : words.theyKnew(names[knowledge] ?? '')
  if (all.length > FEW)
    return (
      <select
        class="review-select"
        aria-label={words.knowledge}
        value={String(session.knowledge.value)}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget
          session.knowledge.value = value === 'open' ? 'open' : Number(value)
        }}
      >
        {all.map((each) => (
          <option key={each} value={String(each)}>
            {say(each)}
          </option>
        ))}
      </select>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="review-switch" role="group" aria-label={words.knowledge}>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={session.knowledge.value === each}
          onClick={() => {
            session.knowledge.value = each
          }}
        >
          {say(each)}
        </button>
      ))}
    </div>
  )
}
