/* For guests: why and how to keep the account, and what they can do without. */
import { Icon } from '@logres/board-kit'
import { account, canUsePasskeys } from '../../api/account.ts'
import { refreshMe } from '../../api/me.ts'
import { showToast } from '../../design/toasts.tsx'
import { isDone } from './lists.tsx'
import { makeCodes } from './recovery.tsx'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts } from './words/index.ts'

export function KeepAccount() {
  const words = settingsTexts().keep
  const withPasskey = async () => {
    if (!(await isDone(await account.addPasskey()))) return
    await refreshMe()
    showToast({ text: words.done })
  }
  const hasPasskeys = canUsePasskeys()
  return (
    <section class="keep" aria-labelledby="keep">
      <h2 id="keep">{words.title}</h2>
      <ul>
        {[words.devices, words.name, words.ratings, words.free].map((text) => (
          <li key={text}>
            <Icon name="check" size={18} />
            {text}
          </li>
        ))}
      </ul>
      <div class="button-row">
        {hasPasskeys && (
          <button type="button" class="button primary" onClick={() => void withPasskey()}>
            {words.passkey}
          </button>
        )}
        <button
          type="button"
          class={hasPasskeys ? 'button secondary' : 'button primary'}
          onClick={() => void makeCodes()}
        >
          {words.codes}
        </button>
      </div>
      <p class="keep-note">{hasPasskeys ? words.passkeyIs : words.codesAre}</p>
    </section>
  )
}

export function AsGuest() {
  const words = settingsTexts()
  const { guestCan, guestCannot } = words
  return (
    <SettingsSection id="as-guest" head={words.asGuest}>
      <ul class="guest-list">
        {[guestCan.play, guestCan.watch].map((text) => (
          <li key={text}>
            <Icon name="check" size={18} />
            {text}
          </li>
        ))}
        {[guestCannot.rating, guestCannot.gone].map((text) => (
          <li key={text} class="cannot">
            <Icon name="cross" size={18} />
            {text}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
