/* A draw or roll that moved the chances: what came, and what it was worth to everybody. */
import type { Moment } from '@logres/review'
import { nameOf } from './moment-words.ts'
import { change } from './numbers.ts'
import type { ReviewSession } from './session.ts'
import { t } from './words/index.ts'

export function LuckText({ session, moment }: { readonly session: ReviewSession; readonly moment: Moment }) {
  const words = t()
  const event = session.luckEvent
  const { state, reader } = session.open
  const step = session.stepOf(moment)
  const told = state.board
    .logTexts(
      (state.steps.value[step]?.events ?? []).map((each) => ({ step, event: each })),
      state.players.value,
    )
    .map(({ text }) => text)
  return (
    <>
      {told.length === 0 ? null : <p class="review-plain">{told.join(' ')}</p>}
      <p class="review-plain">
        {moment.seat === reader
          ? words.yourLuck(change(moment.size))
          : words.lucky(nameOf(session, moment.seat), change(moment.size))}
      </p>
      <table class="review-options">
        <tbody>
          {(event?.luck ?? []).map((value, seat) => (
            <tr key={seat}>
              <th scope="row">{nameOf(session, seat)}</th>
              <td class="review-value">{change(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
