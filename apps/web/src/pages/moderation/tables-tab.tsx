/* A table or match to be closed, by its link. */
import { useSignal } from '@preact/signals'
import { isRefused } from '../../api/http.ts'
import { moderation } from '../../api/moderation.ts'
import { TextArea, TextField } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { moderationTexts } from './words/index.ts'

/** The id in a link, or the id itself. */
function tableIn(text: string): string | undefined {
  return /^(?:(?:https?:\/\/)?[^/\s]+)?(?:\/[tg]\/)?([\w-]{12})(?:[/?#].*)?$/.exec(text.trim())?.[1]
}

export function TablesTab() {
  const words = moderationTexts()
  const link = useSignal('')
  const reason = useSignal('')
  const fault = useSignal<string | undefined>(undefined)
  const table = tableIn(link.value)
  const isBlocked = link.value.trim() === '' || reason.value.trim() === ''
  const close = async (event: Event) => {
    event.preventDefault()
    if (isBlocked) return
    fault.value = table === undefined ? words.tableLinkBad : undefined
    if (table === undefined) return
    const answer = await moderation.act({
      ...{ person: '', deed: { kind: 'close', table }, reason: reason.peek().trim(), reports: [] },
    })
    if (isRefused(answer)) return showRefusal(answer)
    showToast({ text: words.done })
    link.value = ''
    reason.value = ''
  }
  return (
    <form class="panel box close-form" onSubmit={(event) => void close(event)}>
      <p>{words.tableText}</p>
      <TextField
        label={words.tableLink}
        fault={fault.value}
        value={link.value}
        onInput={(value) => {
          link.value = value
        }}
      />
      <TextArea
        label={words.why}
        hint={words.whyTable}
        value={reason.value}
        maxLength={500}
        onInput={(value) => {
          reason.value = value
        }}
      />
      <div class="deed-foot">
        <p>{words.cannotUndo}</p>
        {table !== undefined && (
          <a class="button secondary" href={`/g/${table}`}>
            {words.theTable}
          </a>
        )}
        <button type="submit" class="button primary" aria-disabled={isBlocked}>
          {words.go.close}
        </button>
      </div>
    </form>
  )
}
