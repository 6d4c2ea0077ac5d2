/* Passkeys, recovery, sessions, tokens and blocks of the reader, and deleting the account. */
import type { Refusal } from '@logres/kernel'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account, canUsePasskeys } from '../../api/account.ts'
import { type Answer, isRefused } from '../../api/http.ts'
import { setMe } from '../../api/me.ts'
import type { MeView } from '../../api/shapes.ts'
import { TextField } from '../../design/fields.tsx'
import { showToast } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { DeleteAccount } from './delete-account.tsx'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts } from './words/index.ts'

/** A list that is loaded when shown, and again after each change. */
function useList<T>(load: () => Promise<Answer<readonly T[]>>): readonly [Signal<readonly T[]>, () => Promise<void>] {
  const list = useSignal<readonly T[]>([])
  const refresh = async () => {
    const answer = await load()
    if (!isRefused(answer)) list.value = answer
  }
  useEffect(() => void refresh(), [])
  return [list, refresh]
}

async function isDone(answer: Answer<object> | undefined): Promise<boolean> {
  if (answer !== undefined && isRefused(answer)) await showRefusal(answer)
  return answer !== undefined && !isRefused(answer)
}

interface KeyListProps {
  readonly items: readonly { readonly id: string; readonly text: string; readonly act?: string }[]
  readonly none: string
  readonly onAct: (id: string) => void
}

function KeyList({ items, none, onAct }: KeyListProps) {
  if (items.length === 0) return <p class="muted">{none}</p>
  return (
    <ul class="keys">
      {items.map(({ id, text, act }) => (
        <li key={id}>
          <span>{text}</span>
          {act !== undefined && (
            <button type="button" class="button ghost compact" aria-label={`${act}: ${text}`} onClick={() => onAct(id)}>
              {act}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Passkeys() {
  const words = settingsTexts()
  const [list, refresh] = useList(account.passkeys)
  const act = async (work: Promise<Answer<object> | undefined>) => {
    if (await isDone(await work)) await refresh()
  }
  return (
    <SettingsSection id="passkeys" head={words.passkeys}>
      <p class="prose muted">{words.guestNote}</p>
      <KeyList
        items={list.value.map(({ id, label }) => ({ id, text: label, act: words.forget }))}
        none={words.noPasskeys}
        onAct={(id) => void act(account.forgetPasskey(id))}
      />
      <div class="button-row">
        {canUsePasskeys() ? (
          <button type="button" class="button secondary" onClick={() => void act(account.addPasskey())}>
            {words.addPasskey}
          </button>
        ) : (
          <p class="muted">{words.needsHttps}</p>
        )}
      </div>
    </SettingsSection>
  )
}

function Recovery() {
  const words = settingsTexts()
  const left = useSignal<number | undefined>(undefined)
  const codes = useSignal<readonly string[]>([])
  const link = useSignal('')
  useEffect(() => {
    void account.codesLeft().then((answer) => {
      if (!isRefused(answer)) left.value = answer.left
    })
  }, [left])
  const make = async () => {
    const answer = await account.createCodes()
    if (isRefused(answer)) return showRefusal(answer)
    codes.value = answer.codes
    left.value = answer.codes.length
  }
  const pair = async () => {
    const answer = await account.pair()
    if (isRefused(answer)) return showRefusal(answer)
    // Only a path where the server does not know its own address.
    link.value = new URL(answer.url, location.href).href
  }
  return (
    <SettingsSection id="recovery" head={words.recovery}>
      {left.value !== undefined && <p class="muted">{words.recoveryLeft(left.value)}</p>}
      {codes.value.length > 0 && (
        <div class="once">
          <p>{words.codesOnce}</p>
          <ul>
            {codes.value.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {link.value !== '' && (
        <div class="once">
          <p>{words.pairingOnce}</p>
          <code>{link.value}</code>
        </div>
      )}
      <div class="button-row">
        <button type="button" class="button secondary" onClick={() => void make()}>
          {words.makeCodes}
        </button>
        <button type="button" class="button secondary" onClick={() => void pair()}>
          {words.makePairing}
        </button>
      </div>
    </SettingsSection>
  )
}

function SignIn() {
  const words = settingsTexts()
  const code = useSignal('')
  const finish = async (answer: MeView | Refusal | undefined) => {
    if (answer === undefined) return
    if (isRefused(answer)) return showRefusal(answer)
    setMe(answer)
    showToast({ text: t().pair.done })
  }
  return (
    <SettingsSection id="sign-in" head={words.signIn}>
      <div class="button-row">
        {canUsePasskeys() && (
          <button type="button" class="button secondary" onClick={() => void account.signInWithPasskey().then(finish)}>
            {words.withPasskey}
          </button>
        )}
        <TextField
          label={words.code}
          value={code.value}
          maxLength={40}
          onInput={(value) => {
            code.value = value
          }}
        />
        <button
          type="button"
          class="button secondary"
          onClick={() => void account.signInWithCode(code.value.trim()).then(finish)}
        >
          {words.withCode}
        </button>
      </div>
    </SettingsSection>
  )
}

function Sessions() {
  const words = settingsTexts()
  const [list, refresh] = useList(account.sessions)
  const act = async (work: Promise<Answer<object>>) => {
    if (await isDone(await work)) await refresh()
  }
  return (
    <SettingsSection id="sessions" head={words.sessions}>
      <KeyList
        items={list.value.map(({ id, label, isThis }) =>
          isThis === true ? { id, text: `${label} (${words.thisOne})` } : { id, text: label, act: words.end },
        )}
        none=""
        onAct={(id) => void act(account.endSession(id))}
      />
      {list.value.length > 1 && (
        <div class="button-row">
          <button type="button" class="button secondary" onClick={() => void act(account.endOthers())}>
            {words.endOthers}
          </button>
        </div>
      )}
    </SettingsSection>
  )
}

function Tokens() {
  const words = settingsTexts()
  const [list, refresh] = useList(account.tokens)
  const label = useSignal('')
  const secret = useSignal('')
  const make = async () => {
    const answer = await account.createToken(label.value)
    if (isRefused(answer)) return showRefusal(answer)
    secret.value = answer.secret
    await refresh()
  }
  const revoke = async (id: string) => {
    if (await isDone(await account.revokeToken(id))) await refresh()
  }
  return (
    <SettingsSection id="tokens" head={words.tokens}>
      <KeyList
        items={list.value.map((token) => ({ id: token.id, text: token.label, act: words.revoke }))}
        none={words.noTokens}
        onAct={(id) => void revoke(id)}
      />
      {secret.value !== '' && (
        <div class="once">
          <p>{words.tokenOnce}</p>
          <code>{secret.value}</code>
        </div>
      )}
      <div class="button-row">
        <TextField
          label={words.tokenLabel}
          value={label.value}
          maxLength={40}
          onInput={(value) => {
            label.value = value
          }}
        />
        <button type="button" class="button secondary" onClick={() => void make()}>
          {words.newToken}
        </button>
      </div>
    </SettingsSection>
  )
}

function Blocks() {
  const words = settingsTexts()
  const [list, refresh] = useList(account.blocks)
  const unblock = async (id: string) => {
    if (await isDone(await account.unblock(id))) await refresh()
  }
  return (
    <SettingsSection id="blocks" head={words.blocks}>
      <KeyList
        items={list.value.map(({ id, name }) => ({ id, text: name, act: words.unblock }))}
        none={words.noBlocks}
        onAct={(id) => void unblock(id)}
      />
    </SettingsSection>
  )
}

export function Account() {
  return (
    <>
      <Passkeys />
      <Recovery />
      <SignIn />
      <Sessions />
      <Tokens />
      <Blocks />
      <DeleteAccount />
    </>
  )
}
