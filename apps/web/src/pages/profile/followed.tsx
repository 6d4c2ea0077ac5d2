/* Whom the reader follows, those who are here first: on their own page, for themselves alone. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Answer, isRefused } from '../../api/http.ts'
import { type Presence, people } from '../../api/people.ts'
import type { PersonView } from '../../api/shapes.ts'
import { PersonName } from '../../people/person-name.tsx'
import { presenceText } from '../../people/presence.tsx'
import { profileTexts } from './words/index.ts'

interface Followed {
  readonly person: PersonView
  readonly presence: Presence | null
}

export function FollowedPeople() {
  const list = useSignal<readonly Followed[]>([])
  useEffect(() => {
    void people.followed().then((answer: Answer<{ readonly people: readonly Followed[] }>) => {
      if (!isRefused(answer)) list.value = answer.people
    })
  }, [list])
  if (list.value.length === 0) return null
  return (
    <section class="profile-followed" aria-labelledby="followed">
      <h2 id="followed">{profileTexts().youFollow}</h2>
      <ul>
        {list.value.map(({ person, presence }) => (
          <li key={person.arms}>
            <PersonName person={person} />
            {presence !== null && <small>{presenceText(presence)}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
