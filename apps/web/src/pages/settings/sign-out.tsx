/* Signing this browser out. A guest is told what is lost with it. */
import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account } from '../../api/account.ts'
import { isRefused } from '../../api/http.ts'
import { me, setMe } from '../../api/me.ts'
import { tables } from '../../api/tables.ts'
import { showToast } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { navigate } from '../../shell/router.ts'
import { settingsTexts } from './words/index.ts'

async function signOut(): Promise<void> {
  const sessions = await account.sessions()
  if (isRefused(sessions)) return showRefusal(sessions)
  const here = sessions.find(({ isThis }) => isThis === true)
  const done = here === undefined ? {} : await account.endSession(here.id)
  if (isRefused(done)) return showRefusal(done)
  setMe(undefined)
  showToast({ text: settingsTexts().signedOut })
  await navigate('/sign-in')
}

export function SignOut() {
  const words = settingsTexts()
  const isOpen = useSignal(false)
  return (
    <>
      <button
        type="button"
        class="button secondary"
        onClick={() => {
          isOpen.value = true
        }}
      >
        {words.signOut}
      </button>
      {isOpen.value && (
        <SignOutDialog
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </>
  )
}

function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const words = settingsTexts()
  const isGuest = me.value?.isKept !== true
  const matches = useSignal(0)
  useEffect(() => {
    if (!isGuest) return
    void tables.mine().then((mine) => {
      if (!isRefused(mine)) matches.value = mine.matches.length
    })
  }, [isGuest, matches])
  return (
    <Dialog title={words.signOut} onClose={onClose}>
      <p>
        {isGuest ? words.signOutGuest : words.signOutText}{' '}
        {isGuest && matches.value > 0 && words.signOutMatches(matches.value)}
      </p>
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={onClose}>
          {isGuest ? words.signOutKeep : words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void signOut()}>
          {words.signOut}
        </button>
      </div>
    </Dialog>
  )
}
