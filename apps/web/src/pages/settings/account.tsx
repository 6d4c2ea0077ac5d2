/* Passkeys, sessions and blocks of the reader, and their tokens for programs. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account, canUsePasskeys } from '../../api/account.ts'
import { type Answer, isRefused } from '../../api/http.ts'
import { refreshMe } from '../../api/me.ts'
import { whenText } from '../../chat/when.ts'
import { TextField } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { isDone, KeyList, useList } from './lists.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SignOut } from './sign-out.tsx'
import { settingsTexts } from './words/index.ts'

/** The server's name for a browser is English: "Firefox on Linux". */
function browserText(label: string): string {
  return label.replace(' on ', ' · ')
}

export function Passkeys() {
  const words = settingsTexts()
  const [list, refresh] = useList(account.passkeys)
  const act = async (work: Promise<Answer<object> | undefined>) => {
    if (!(await isDone(await work))) return
    await Promise.all([refresh(), refreshMe()])
  }
  return (
    <SettingsSection id="passkeys" head={words.passkeys}>
      <KeyList
        items={list.value.map(({ id, label, createdAt }) => ({
          ...{ id, text: browserText(label), note: words.made(whenText(createdAt)), act: words.forget },
        }))}
        none={words.noPasskeys}
        onAct={(id) => void act(account.forgetPasskey(id))}
      />
      <div class="button-row">
        {canUsePasskeys() ? (
          <button type="button" class="button secondary" onClick={() => void act(account.addPasskey())}>
            {words.addPasskey}
          </button>
        ) : (
          <p class="muted">{words.noPasskeysHere}</p>
        )}
      </div>
    </SettingsSection>
  )
}

/** `changes`: grows when another device has signed in. */
export function Sessions({ changes }: { readonly changes: number }) {
  const words = settingsTexts()
  const [list, refresh] = useList(account.sessions)
  useEffect(() => {
    if (changes > 0) void refresh()
  }, [changes])
  const act = async (work: Promise<Answer<object>>) => {
    if (await isDone(await work)) await refresh()
  }
  return (
    <SettingsSection id="sessions" head={words.signedIn}>
      <KeyList
        items={list.value.map(({ id, label, isThis, seenAt }) => ({
          ...{ id, text: browserText(label), note: words.lastSeen(whenText(seenAt)) },
          ...(isThis === true ? { badge: words.thisOne } : { act: words.end }),
        }))}
        none=""
        onAct={(id) => void act(account.endSession(id))}
      />
      <div class="button-row">
        <SignOut />
        {list.value.length > 1 && (
          <button type="button" class="button secondary" onClick={() => void act(account.endOthers())}>
            {words.endOthers}
          </button>
        )}
      </div>
    </SettingsSection>
  )
}

export function Tokens() {
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
    <SettingsSection id="programs" head={words.programs}>
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

export function Blocks() {
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
