/* Recovery codes: shown once. Who leaves without having kept them is asked. */
import { Dialog, Icon } from '@logres/board-kit'
import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account } from '../../api/account.ts'
import { isRefused } from '../../api/http.ts'
import { me, refreshMe } from '../../api/me.ts'
import { copyText } from '../../design/copy-text.ts'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { guardLeaving, navigate } from '../../shell/router.ts'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts } from './words/index.ts'

/** Those that were just made. */
const codes = signal<readonly string[]>([])
const left = signal<number | undefined>(undefined)

export async function makeCodes(): Promise<void> {
  const answer = await account.createCodes()
  if (isRefused(answer)) return showRefusal(answer)
  codes.value = answer.codes
  left.value = answer.codes.length
  await refreshMe()
}

async function loadCount(): Promise<void> {
  const answer = await account.codesLeft()
  if (!isRefused(answer)) left.value = answer.left
}

export function Recovery() {
  const words = settingsTexts()
  const isSure = useSignal(false)
  const person = me.value?.id
  useEffect(() => {
    // One may have been used on another device.
    const look = () => {
      if (document.visibilityState === 'visible') void loadCount()
    }
    if (person !== undefined) look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [person])
  const close = () => {
    isSure.value = false
  }
  return (
    <SettingsSection id="recovery" head={words.recovery}>
      {codes.value.length > 0 ? (
        <NewCodes codes={codes.value} />
      ) : (
        <>
          <p class="prose muted">{words.recoveryAre}</p>
          {left.value !== undefined && (
            <p class={left.value < 3 ? 'few-codes' : ''} role="status">
              {left.value === 0 ? words.noneLeft : words.recoveryLeft(left.value)}
            </p>
          )}
          <div class="button-row">
            <button
              type="button"
              class="button secondary"
              onClick={() => {
                if (left.value === 0) void makeCodes()
                else isSure.value = true
              }}
            >
              {words.makeCodes}
            </button>
          </div>
        </>
      )}
      {isSure.value && (
        <Dialog title={words.makeCodes} onClose={close}>
          <p>{words.newCodesSure}</p>
          <div class="dialog-foot">
            <button type="button" class="button secondary" onClick={close}>
              {words.cancel}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                close()
                void makeCodes()
              }}
            >
              {words.makeCodes}
            </button>
          </div>
        </Dialog>
      )}
    </SettingsSection>
  )
}

function NewCodes({ codes: shown }: { readonly codes: readonly string[] }) {
  const words = settingsTexts()
  /** Where the reader wants to go without having kept them. */
  const leaving = useSignal<string | undefined>(undefined)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    guardLeaving((to) => {
      leaving.value = to
    })
    return () => {
      removeEventListener('beforeunload', warn)
      guardLeaving(undefined)
      codes.value = []
    }
  }, [leaving])
  const text = shown.join('\n')
  const stay = () => {
    leaving.value = undefined
  }
  const leave = async () => {
    const to = leaving.peek() ?? '/'
    codes.value = []
    guardLeaving(undefined)
    await navigate(to)
  }
  return (
    <div class="once">
      <p role="status">{words.codesHead}</p>
      <ul class="codes">
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="button-row">
        <a
          class="button secondary"
          download="logres-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n${text}\n`)}`}
        >
          {words.saveFile}
        </a>
        <button type="button" class="button secondary" onClick={() => void copyText(text, words.codesCopied)}>
          <Icon name="copy" size={18} />
          {words.copyCodes}
        </button>
        <button
          type="button"
          class="button good"
          onClick={() => {
            codes.value = []
          }}
        >
          {words.codesKept}
        </button>
      </div>
      {leaving.value !== undefined && (
        <Dialog title={words.leaveTitle} onClose={stay}>
          <p>{words.leaveText}</p>
          <div class="dialog-foot">
            <button type="button" class="button secondary" onClick={() => void leave()}>
              {words.leave}
            </button>
            <button type="button" class="button primary" onClick={stay}>
              {words.stay}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
