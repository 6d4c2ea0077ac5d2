import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { people, REPORT_REASONS, type ReportReason } from '../api/people.ts'
import { CardChoice } from '../design/fields.tsx'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import type { About } from './actions.tsx'
import { peopleTexts } from './words/index.ts'

const LONGEST = 500

export function ReportDialog({ card, whom, onClose }: About & { readonly onClose: () => void }) {
  const words = peopleTexts()
  const reason = useSignal<ReportReason>('n' in whom ? 'chat' : 'name')
  const text = useSignal('')
  const isMissing = useSignal(false)
  const id = useId()
  const send = async (event: Event) => {
    event.preventDefault()
    isMissing.value = text.value.trim() === ''
    if (isMissing.value) return
    const answer = await people.report(whom, reason.value, text.value.trim())
    if (isRefused(answer)) return showRefusal(answer)
    showToast({ text: words.thanks })
    onClose()
  }
  return (
    <Dialog title={words.reportOf(card.person.name)} onClose={onClose}>
      <p>{words.reportLead}</p>
      <form class="play-form" onSubmit={(event) => void send(event)}>
        <CardChoice
          label={words.reason}
          value={reason.value}
          choices={REPORT_REASONS.map((value) => ({ value, text: words.reasons[value] }))}
          onChoose={(value) => {
            reason.value = value
          }}
        />
        <div class="field">
          <label for={id}>{words.reportText}</label>
          <textarea
            id={id}
            class="input report-text"
            rows={3}
            maxLength={LONGEST}
            value={text.value}
            {...(isMissing.value && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value
            }}
          />
          {isMissing.value && (
            <span class="error" id={`${id}-fault`}>
              {words.needText}
            </span>
          )}
        </div>
        <div class="dialog-foot">
          <button type="button" class="button secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.sendReport}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
