/* For ears: what just happened, and what is asked. It is not what eyes read: that changes with every glance. */
import type { MatchState } from './state.ts'

export function Announcer({ state }: { readonly state: MatchState }) {
  const company = state.company.value
  const { steps, now } = state.told.value
  const step = steps[now]
  const said = state.board
    .tell(
      (step?.events ?? []).map((event) => ({ step: now, event })),
      company,
    )
    .map(({ text }) => text)
  const question = state.question.value
  const asked = question === null ? '' : state.speech.question(question, company)
  return (
    <div class="vh" role="status" aria-live="polite">
      {[...said, asked].join(' ')}
    </div>
  )
}
