import type { PersonView, TableView } from '../api/shapes.ts'
import { endedText } from './challenge-ended.ts'
import { leftText } from './challenge-texts.ts'
import { pageOf } from './person-name.tsx'
import { peopleTexts } from './words/index.ts'

/** Where the sentence names the other, it leads to their page. */
function Ended({ text, other }: { readonly text: string; readonly other: PersonView }) {
  const { name, isGuest } = other
  const from = isGuest ? -1 : text.indexOf(name)
  if (from < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, from)}
      <a class="link" href={pageOf(name)}>
        {name}
      </a>
      {text.slice(from + name.length)}
    </span>
  )
}

export function ChallengeState({ table }: { readonly table: TableView }) {
  const words = peopleTexts()
  const { challenge } = table
  if (challenge === undefined) return null
  const { isMine, isForMe, by, to, until } = challenge
  const ended = endedText(table)
  if (ended !== undefined) {
    return <Ended text={ended} other={isMine ? to : by} />
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
