import { Dialog } from '@logres/board-kit'
import { isRefused } from '../api/http.ts'
import { people } from '../api/people.ts'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import type { About } from './actions.tsx'
import { peopleTexts } from './words/index.ts'

/** Asks once, and says what it does. */
export function BlockDialog({ card, whom, onChange, onClose }: About & { readonly onClose: () => void }) {
  const words = peopleTexts()
  const { name } = card.person
  const block = async () => {
    const answer = await people.block(whom)
    if (isRefused(answer)) return showRefusal(answer)
    showToast({ text: words.blocked(name) })
    onClose()
    onChange()
  }
  return (
    <Dialog title={words.blockOf(name)} onClose={onClose}>
      <p>
        {words.blockText} {words.blockUndo}
      </p>
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void block()}>
          {words.block}
        </button>
      </div>
    </Dialog>
  )
}
