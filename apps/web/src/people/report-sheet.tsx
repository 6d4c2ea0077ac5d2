/* The sheet to report somebody: opened from a name card, a seat, or a line of chat. Loaded when it is opened. */
import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { requestSignedIn } from '../api/me.ts'
import { CardChoice, TextArea } from '../design/fields.tsx'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { reportReady, reportTexts } from './report-words/index.ts'
import type { Whom } from './whom.ts'

export interface ReportSheetProps {
  readonly whom: Whom
  /** As it is shown to the reader. */
  readonly name: string
  /** The line, if one is reported. */
  readonly line?: string
  readonly onClose: () => void
}

type Concern = 'name' | 'chat' | 'leaving' | 'other'

const CONCERNS: readonly Concern[] = ['chat', 'name', 'leaving', 'other']
const LONGEST = 500

export function ReportSheet(props: ReportSheetProps) {
  const isReady = useSignal(false)
  useEffect(() => {
    void reportReady().then(() => {
      isReady.value = true
    })
  }, [isReady])
  return isReady.value ? <Sheet {...props} /> : null
}

function Sheet({ whom, name, line, onClose }: ReportSheetProps) {
  const words = reportTexts()
  const concern = useSignal<Concern>('chat')
  const text = useSignal('')
  const isSending = useSignal(false)
  const needsText = concern.value === 'other' && text.value.trim() === ''
  const send = async (event: Event) => {
    event.preventDefault()
    if (isSending.peek() || needsText) return
    isSending.value = true
    const answer = await requestSignedIn<object>('POST', '/api/reports', {
      ...{ whom, concern: concern.peek(), text: text.peek().trim() },
    })
    isSending.value = false
    // A toast would be hidden by the dialog that is open.
    onClose()
    if (isRefused(answer)) await showRefusal(answer)
    else showToast({ text: words.thanks })
  }
  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <form class="play-form" onSubmit={(event) => void send(event)}>
        {line === undefined ? (
          <CardChoice
            label={words.what}
            value={concern.value}
            choices={CONCERNS.map((value) => ({ value, text: words[value], hint: words[`${value}Hint`] }))}
            onChoose={(value) => {
              concern.value = value
            }}
          />
        ) : (
          <figure class="report-line">
            <figcaption>{words.line}</figcaption>
            <blockquote>{line}</blockquote>
          </figure>
        )}
        <TextArea
          label={words.text}
          hint={words.textHint}
          value={text.value}
          maxLength={LONGEST}
          onInput={(value) => {
            text.value = value
          }}
        />
        <p class="report-note">{words.notTold}</p>
        <div class="dialog-foot">
          <button type="button" class="button secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary" aria-disabled={needsText}>
            {words.send}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
