/* Signing in: with a passkey, a recovery code, or another device. On a page of its own, and in the settings of guests. */
import { Dialog } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { account, canUsePasskeys } from '../../api/account.ts'
import { isRefused } from '../../api/http.ts'
import { me, setMe } from '../../api/me.ts'
import type { MeView } from '../../api/shapes.ts'
import { TextField } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { explain } from '../../i18n/refusal-texts.ts'
import { t } from '../../i18n/site.ts'
import { navigate } from '../../shell/router.ts'
import { settingsTexts } from './words/index.ts'

export function SignInWays() {
  const words = settingsTexts()
  const code = useSignal('')
  const fault = useSignal<string | undefined>(undefined)
  /** What is done once the guest agrees to be left behind. */
  const asked = useSignal<(() => void) | undefined>(undefined)
  const finish = async (answer: MeView | Refusal | undefined) => {
    if (answer === undefined) return
    if (isRefused(answer)) {
      fault.value = await explain(answer)
      return
    }
    setMe(answer)
    showToast({ text: t().pair.done })
    await navigate('/')
  }
  const ask = (go: () => void) => {
    fault.value = undefined
    if (me.peek() === undefined || me.peek()?.isKept === true) go()
    else asked.value = go
  }
  const withCode = (event: Event) => {
    event.preventDefault()
    const text = code.peek().trim()
    if (text !== '') ask(() => void account.signInWithCode(text).then(finish))
  }
  const close = () => {
    asked.value = undefined
  }
  return (
    <>
      <div class="ways">
        <section class="panel box">
          <h2>{words.withPasskey}</h2>
          <p>{canUsePasskeys() ? words.passkeyText : words.noPasskeysHere}</p>
          {canUsePasskeys() && (
            <button
              type="button"
              class="button secondary"
              onClick={() => ask(() => void account.signInWithPasskey().then(finish))}
            >
              {words.withPasskey}
            </button>
          )}
        </section>
        <form class="panel box" onSubmit={withCode}>
          <h2>{words.withCode}</h2>
          <p>{words.codeText}</p>
          <TextField
            label={words.code}
            value={code.value}
            maxLength={40}
            fault={fault.value}
            onInput={(value) => {
              code.value = value
              fault.value = undefined
            }}
          />
          <button type="submit" class="button secondary">
            {words.withCode}
          </button>
        </form>
        <section class="panel box">
          <h2>{words.otherDevice}</h2>
          <p>{words.otherDeviceText}</p>
        </section>
      </div>
      {asked.value !== undefined && (
        <Dialog title={words.loseTitle} onClose={close}>
          <p>{words.loseText(me.value?.name ?? '')}</p>
          <div class="dialog-foot">
            <button type="button" class="button secondary" onClick={close}>
              {words.cancel}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                const go = asked.peek()
                close()
                go?.()
              }}
            >
              {words.signInTitle}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
