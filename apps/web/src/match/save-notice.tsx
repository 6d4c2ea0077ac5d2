/* Says when a local match is not saved any more: storage full or forbidden, or another tab has continued the same match. */
import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { showToast } from '../design/toasts.tsx'
import type { LocalPlay } from '../play/local.ts'
import type { SaveState } from '../play/saved-game.ts'
import { shelfPath } from '../play/shelf.ts'
import { replaceUrl } from '../shell/router.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

/** For the status line; empty while everything is saved. */
export function saveStatus({ match }: MatchState): string {
  const words = t().saving
  const texts: Readonly<Record<SaveState, string>> = {
    ...{ saved: '', madeRoom: '' },
    full: words.fullShort,
    forbidden: words.forbiddenShort,
    changedElsewhere: words.elsewhereShort,
  }
  return match.local === undefined ? '' : texts[match.local.saved.state.value]
}

export function SaveNotice({ state }: { readonly state: MatchState }) {
  const { local } = state.match
  return local === undefined ? null : <LocalNotice local={local} />
}

function LocalNotice({ local }: { readonly local: LocalPlay }) {
  const now = local.saved.state.value
  const isDismissed = useSignal(false)
  const words = t().saving
  useEffect(() => {
    isDismissed.value = false
    if (now === 'full') showToast({ text: words.full, icon: 'warn', isWhy: true })
    if (now === 'forbidden') showToast({ text: words.forbidden, icon: 'warn', isWhy: true })
    if (now === 'madeRoom') showToast({ text: words.madeRoom, icon: 'info' })
  }, [now])
  if (now !== 'changedElsewhere' || isDismissed.value) return null
  return (
    <Dialog
      title={words.elsewhereTitle}
      onClose={() => {
        isDismissed.value = true
      }}
    >
      <p>{words.elsewhere}</p>
      <div class="dialog-foot">
        <button
          type="button"
          class="button secondary"
          onClick={() => {
            local.keepSeparately()
            replaceUrl(shelfPath(local.saved.key.peek()))
          }}
        >
          {words.keepBoth}
        </button>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words.showOther}
        </button>
      </div>
    </Dialog>
  )
}
