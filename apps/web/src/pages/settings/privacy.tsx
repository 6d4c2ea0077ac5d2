/* What others see of the reader: each choice for itself. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { me, requestSignedIn } from '../../api/me.ts'
import { Switch } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { pageOf } from '../../people/person-name.tsx'
import { profileReady, profileTexts } from '../profile/words/index.ts'
import { SettingsSection } from './settings-section.tsx'

interface Choices {
  readonly hidePresence: boolean
  readonly hideHistory: boolean
}

const PATH = '/api/me/settings'

export function Privacy() {
  const choices = useSignal<Choices | undefined>(undefined)
  const load = async () => {
    const [answer] = await Promise.all([requestSignedIn<Choices>('GET', PATH), profileReady()])
    if (!isRefused(answer)) choices.value = answer
  }
  useEffect(() => void load(), [me.value?.id])
  const now = choices.value
  if (now === undefined) return null
  const change = async (wanted: Partial<Choices>) => {
    const answer = await requestSignedIn<Choices>('PUT', PATH, wanted)
    if (isRefused(answer)) await showRefusal(answer)
    else choices.value = answer
  }
  const words = profileTexts()
  const kept = me.value?.isKept === true ? me.value : undefined
  return (
    <SettingsSection id="privacy" head={words.toPrivacy}>
      <p class="muted">
        {kept === undefined ? words.guestSees : words.everybodySees}{' '}
        {kept !== undefined && (
          <a class="link" href={pageOf(kept.name)}>
            {words.yourPage}
          </a>
        )}
      </p>
      <div class="look-form">
        <Switch
          label={words.hidePresence}
          hint={words.hidePresenceHint}
          checked={now.hidePresence}
          onSwitch={(on) => void change({ hidePresence: on })}
        />
        <Switch
          label={words.hideHistory}
          hint={words.hideHistoryHint}
          checked={now.hideHistory}
          onSwitch={(on) => void change({ hideHistory: on })}
        />
      </div>
    </SettingsSection>
  )
}
