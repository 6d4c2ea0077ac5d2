/* Reports that were answered, and what was said. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { moderation, type NoteView } from '../../api/moderation.ts'
import { Time } from '../../chat/time.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { kindText } from './queue-tab.tsx'
import { moderationTexts } from './words/index.ts'

const PAGE = 50

export function Answered() {
  const words = moderationTexts()
  const notes = useSignal<readonly NoteView[] | undefined>(undefined)
  const hasMore = useSignal(false)
  const load = async (offset: number) => {
    const answer = await moderation.answered(offset)
    if (isRefused(answer)) return showRefusal(answer)
    notes.value = [...(offset === 0 ? [] : (notes.peek() ?? [])), ...answer]
    hasMore.value = answer.length === PAGE
  }
  useEffect(() => void load(0), [])
  if (notes.value === undefined) return null
  return (
    <section class="panel box deed-log" aria-label={words.seeAnswered}>
      {notes.value.length === 0 && <p>{words.noAnswered}</p>}
      <ul class="deeds">
        {notes.value.map((note) => (
          <li key={note.id}>
            <Time at={note.at} />
            <p>
              <b>{note.about.name}</b>, {kindText(note)}, {words.by(note.by.name)}{' '}
              {note.text !== '' && <q>{note.text}</q>}
              {note.detail.answer !== undefined && note.detail.answer.text !== '' && <> → {note.detail.answer.text}</>}
            </p>
          </li>
        ))}
      </ul>
      <p class="queue-note">
        {hasMore.value && (
          <button type="button" class="button secondary compact" onClick={() => void load(notes.value?.length ?? 0)}>
            {words.older}
          </button>
        )}
        <a class="link" href="/moderation">
          {words.seeOpen}
        </a>
      </p>
    </section>
  )
}
