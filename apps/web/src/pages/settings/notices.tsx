/* Push messages in this browser: on or off, or why they are not possible. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Switch } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { type PushStatus, pushStatus, refreshPushStatus, turnOff, turnOn } from '../../notify/push-subscription.ts'
import { SettingsSection } from './settings-section.tsx'

export function Notices() {
  const words = t().notices
  useEffect(() => void refreshPushStatus(), [])
  return (
    <SettingsSection id="notices" head={words.head}>
      {pushStatus.value !== undefined && <PushSwitch now={pushStatus.value} />}
    </SettingsSection>
  )
}

function PushSwitch({ now }: { readonly now: PushStatus }) {
  const words = t().notices
  // Switching takes a while: show the requested state meanwhile.
  const requested = useSignal<boolean | undefined>(undefined)
  if (now !== 'on' && now !== 'off') {
    const { insecure, unsupported, denied } = words
    const why = { insecure, unsupported, denied }
    return <p class="prose muted">{why[now]}</p>
  }
  const turn = async (on: boolean) => {
    requested.value = on
    const refusal = await (on ? turnOn() : turnOff())
    requested.value = undefined
    if (refusal !== undefined) await showRefusal(refusal)
  }
  return (
    <Switch
      label={words.on}
      hint={words.onHint}
      checked={requested.value ?? now === 'on'}
      onSwitch={(on) => void turn(on)}
    />
  )
}
