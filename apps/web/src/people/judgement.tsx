/* One thing that an admin decided about the reader: what, why, until when, and how to object. */
import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { isRefused } from '../api/http.ts'
import { dayAndTime } from '../chat/when.ts'
import { TextArea } from '../design/fields.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { appeal, type Judgement } from './standing.ts'
import { standingTexts } from './standing-words/index.ts'
import './judgement.css'

const LONGEST = 500

export function judgementText({ act, until, from, isUndone }: Judgement): string {
  const words = standingTexts()
  if (isUndone) return words.undone[act]
  if (act === 'mute') return words.mute(dayAndTime(until ?? 0))
  return act === 'rename' ? words.rename(from ?? '') : words[act]
}

export function JudgementText({ judgement }: { readonly judgement: Judgement }) {
  const words = standingTexts()
  const { reason, isUndone, appeal: made } = judgement
  const answer = made?.answer
  return (
    <div class="judgement-text">
      <p>
        <b>{judgementText(judgement)}</b> {!isUndone && words.why(reason)}
      </p>
      {typeof answer === 'string' && <p>{answer === '' ? words.answeredNothing : words.answered(answer)}</p>}
      {made !== null && answer === null && !isUndone && <p>{words.objected}</p>}
    </div>
  )
}

/** Nothing where there is nothing to object to any more. */
export function ObjectButton({ judgement }: { readonly judgement: Judgement }) {
  const words = standingTexts()
  const isOpen = useSignal(false)
  const close = () => {
    isOpen.value = false
  }
  if (judgement.isUndone || judgement.appeal !== null) return null
  return (
    <>
      <button
        type="button"
        class="button secondary compact"
        onClick={() => {
          isOpen.value = true
        }}
      >
        {words.object}
      </button>
      {isOpen.value && <ObjectDialog judgement={judgement} onClose={close} />}
    </>
  )
}

interface ObjectDialogProps {
  readonly judgement: Judgement
  readonly onClose: () => void
}

function ObjectDialog({ judgement, onClose }: ObjectDialogProps) {
  const words = standingTexts()
  const text = useSignal('')
  const isBusy = useSignal(false)
  const send = async (event: Event) => {
    event.preventDefault()
    const said = text.peek().trim()
    if (said === '' || isBusy.peek()) return
    isBusy.value = true
    const answer = await appeal(judgement.deed, said)
    isBusy.value = false
    onClose()
    if (isRefused(answer)) await showRefusal(answer)
  }
  return (
    <Dialog title={words.objectTitle} onClose={onClose}>
      <form class="play-form" onSubmit={(event) => void send(event)}>
        <p>{judgementText(judgement)}</p>
        <TextArea
          label={words.text}
          hint={words.objectText}
          value={text.value}
          maxLength={LONGEST}
          rows={4}
          onInput={(value) => {
            text.value = value
          }}
        />
        <div class="dialog-foot">
          <button type="button" class="button secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary" aria-disabled={text.value.trim() === ''}>
            {words.send}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
