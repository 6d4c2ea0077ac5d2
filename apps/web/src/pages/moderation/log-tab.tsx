/* Everything admins did, the newest first, and how to undo it. */
import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { moderation, type NoteView } from '../../api/moderation.ts'
import { Time } from '../../chat/time.tsx'
import { TextArea } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { canUndo, deedText } from './sentences.ts'
import { loadQueue, queue } from './state.ts'
import { moderationTexts } from './words/index.ts'

const PAGE = 50
const LAST = 4

export function LogTab() {
  const words = moderationTexts()
  const notes = useSignal<readonly NoteView[] | undefined>(undefined)
  const hasMore = useSignal(false)
  const load = async (offset: number) => {
    const answer = await moderation.log(offset)
    if (isRefused(answer)) return showRefusal(answer)
    notes.value = offset === 0 ? answer : [...(notes.peek() ?? []), ...answer]
    hasMore.value = answer.length === PAGE
  }
  useEffect(() => void load(0), [])
  if (notes.value === undefined) return null
  return (
    <section class="panel box deed-log" aria-label={words.parts.log}>
      {notes.value.length === 0 && <p>{words.noDeeds}</p>}
      <Deeds notes={notes.value} onUndone={() => void load(0)} />
      {hasMore.value && (
        <button type="button" class="button secondary compact" onClick={() => void load(notes.value?.length ?? 0)}>
          {words.older}
        </button>
      )}
    </section>
  )
}

/** Beside the queue. */
export function LastDeeds() {
  const words = moderationTexts()
  const notes = useSignal<readonly NoteView[]>([])
  const load = async () => {
    const answer = await moderation.log(0)
    if (!isRefused(answer)) notes.value = answer.slice(0, LAST)
  }
  // A deed changes the queue too.
  const now = queue.value
  useEffect(() => {
    if (now !== undefined) void load()
  }, [now])
  return (
    <section class="panel box" aria-labelledby="last-deeds">
      <h2 class="section-heading" id="last-deeds">
        {words.lastDeeds}
      </h2>
      {notes.value.length === 0 ? (
        <p>{words.noDeeds}</p>
      ) : (
        <Deeds notes={notes.value} onUndone={() => void loadQueue()} />
      )}
    </section>
  )
}

interface DeedsProps {
  readonly notes: readonly NoteView[]
  readonly onUndone: () => void
}

export function Deeds({ notes, onUndone }: DeedsProps) {
  const words = moderationTexts()
  const undoing = useSignal<NoteView | undefined>(undefined)
  const close = () => {
    undoing.value = undefined
  }
  return (
    <>
      <ul class="deeds">
        {notes.map((note) => (
          <li key={note.id}>
            <Time at={note.at} />
            <p>
              {deedText(note)} {note.text !== '' && <q>{note.text}</q>}
            </p>
            {note.detail.undone !== undefined && <span class="badge">{words.undone}</span>}
            {canUndo(note) && (
              <button
                type="button"
                class="button ghost compact"
                aria-label={`${words.undo}: ${deedText(note)}`}
                onClick={() => {
                  undoing.value = note
                }}
              >
                {words.undo}
              </button>
            )}
          </li>
        ))}
      </ul>
      {undoing.value !== undefined && <UndoDialog note={undoing.value} onClose={close} onUndone={onUndone} />}
    </>
  )
}

interface UndoDialogProps {
  readonly note: NoteView
  readonly onClose: () => void
  readonly onUndone: () => void
}

function UndoDialog({ note, onClose, onUndone }: UndoDialogProps) {
  const words = moderationTexts()
  const reason = useSignal('')
  const go = async (event: Event) => {
    event.preventDefault()
    const answer = await moderation.undo(note.id, reason.peek().trim())
    onClose()
    if (isRefused(answer)) await showRefusal(answer)
    onUndone()
    await loadQueue()
  }
  return (
    <Dialog title={words.undoTitle} onClose={onClose}>
      <form class="play-form" onSubmit={(event) => void go(event)}>
        <p>{deedText(note)}</p>
        <TextArea
          label={words.undoWhy}
          value={reason.value}
          maxLength={500}
          onInput={(value) => {
            reason.value = value
          }}
        />
        <div class="dialog-foot">
          <button type="button" class="button secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.undo}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
