/* Somebody looked up by name, without a report. */
import { useSignal } from '@preact/signals'
import { isRefused } from '../../api/http.ts'
import { moderation, type PersonCard, type PersonRow } from '../../api/moderation.ts'
import { TextField } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { DeedForm } from './deed-form.tsx'
import { Deeds } from './log-tab.tsx'
import { PersonFacts, PersonHead } from './person-facts.tsx'
import { loadQueue } from './state.ts'
import { moderationTexts } from './words/index.ts'

export function PeopleTab() {
  const words = moderationTexts()
  const name = useSignal('')
  const found = useSignal<readonly PersonRow[] | undefined>(undefined)
  const person = useSignal<PersonCard | undefined>(undefined)
  const show = async (id: string) => {
    const answer = await moderation.person(id)
    if (isRefused(answer)) return showRefusal(answer)
    person.value = answer
  }
  const search = async (event: Event) => {
    event.preventDefault()
    const wanted = name.peek().trim()
    if (wanted === '') return
    const answer = await moderation.people(wanted)
    if (isRefused(answer)) return showRefusal(answer)
    found.value = answer
    person.value = undefined
    const [only] = answer
    if (only !== undefined && answer.length === 1) await show(only.id)
  }
  const { value: shown } = person
  return (
    <div class="moderation">
      <div>
        <form class="panel box find" onSubmit={(event) => void search(event)}>
          <TextField
            label={words.find}
            value={name.value}
            maxLength={24}
            onInput={(value) => {
              name.value = value
            }}
          />
          <button type="submit" class="button secondary">
            {words.search}
          </button>
        </form>
        <div role="status">{found.value?.length === 0 && <p class="queue-note">{words.nobody}</p>}</div>
        {found.value !== undefined && found.value.length > 1 && (
          <ul class="panel queue">
            {found.value.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  class="queue-item"
                  aria-current={each.id === shown?.id}
                  onClick={() => void show(each.id)}
                >
                  <b>{each.name}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {shown !== undefined && (
        <article class="panel report-card" aria-label={shown.name}>
          <PersonHead someone={shown} person={shown} />
          <PersonFacts person={shown} />
          <Deeds notes={shown.deeds} onUndone={() => void show(shown.id)} />
          <DeedForm
            key={shown.id}
            about={{ id: shown.id, name: shown.name, isAdmin: shown.role === 'admin' }}
            reports={[]}
            isLine={false}
            table={undefined}
            appealed={undefined}
            onDone={() => {
              void show(shown.id)
              void loadQueue()
            }}
            onNext={undefined}
          />
        </article>
      )}
    </div>
  )
}
