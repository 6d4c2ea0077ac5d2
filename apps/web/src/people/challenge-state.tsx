import type { TableView } from '../api/shapes.ts'
import { endedText } from './challenge-ended.ts'
import { leftText } from './challenge-texts.ts'
import { pageOf } from './person-name.tsx'
import { peopleTexts } from './words/index.ts'

export function ChallengeState({ table }: { readonly table: TableView }) {
  const words = peopleTexts()
  const { challenge } = table
  if (challenge === undefined) return null
  const { isMine, isForMe, by, to, until } = challenge
  const ended = endedText(table)
  if (ended !== undefined) {
    const other = isMine ? to : by
    return (
      <span>
        {ended}{' '}
        {!other.isGuest && (
          <a class="link" href={pageOf(other.name)}>
            {other.name}
          </a>
        )}
      </span>
    )
  }
  if (table.status !== 'open') return null
  const left = leftText(until - Date.now())
  if (isMine && table.seat !== null) {
    return (
      <span>
        {words.waiting(to.name)} {left}
      </span>
    )
  }
  return isForMe && table.seat === null ? (
    <span>
      {words.asks(by.name)}. {left}
    </span>
  ) : null
}
