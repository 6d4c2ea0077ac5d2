import { Dialog } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { account } from '../../api/account.ts'
import { isRefused } from '../../api/http.ts'
import { me, setMe } from '../../api/me.ts'
import { TextField } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { navigate } from '../../shell/router.ts'
import { settingsTexts } from './words/index.ts'

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const words = settingsTexts()
  const name = useSignal('')
  const go = async () => {
    const answer = await account.remove(name.value)
    if (isRefused(answer)) return showRefusal(answer)
    setMe(undefined)
    showToast({ text: words.deleted })
    await navigate('/')
  }
  return (
    <Dialog title={words.delete} onClose={onClose}>
      <p>{words.deleteText}</p>
      <TextField
        label={words.name}
        value={name.value}
        maxLength={60}
        {...(me.value && { hint: me.value.name })}
        onInput={(value) => {
          name.value = value
        }}
      />
      <div class="dialog-foot">
        <button type="button" class="button secondary" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void go()}>
          {words.deleteGo}
        </button>
      </div>
    </Dialog>
  )
}

export function DeleteAccount() {
  const words = settingsTexts()
  const isOpen = useSignal(false)
  return (
    <section aria-labelledby="data">
      <h2 class="section-heading" id="data">
        {words.data}
      </h2>
      <div class="button-row">
        <a class="button secondary" href="/api/me/export" download="logres.json">
          {words.export}
        </a>
        <button
          type="button"
          class="button ghost"
          onClick={() => {
            isOpen.value = true
          }}
        >
          {words.delete}
        </button>
      </div>
      {isOpen.value && (
        <DeleteDialog
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </section>
  )
}
