/* Being told when it is one's turn: on or off in this browser, or why it cannot be. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Switch } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { type PushStatus, pushStatus, refreshPushStatus, turnOff, turnOn } from '../../notify/push-subscription.ts'
import { ProfileSection } from './profile-section.tsx'

export function Notices() {
  const words = t().notices
  useEffect(() => void refreshPushStatus(), [])
  return (
    <ProfileSection id="notices" head={words.head}>
      {pushStatus.value !== undefined && <PushSwitch now={pushStatus.value} />}
    </ProfileSection>
  )
}

function PushSwitch({ now }: { readonly now: PushStatus }) {
  const words = t().notices
  // Both ways take a while: shown is what was wished.
  const wish = useSignal<boolean | undefined>(undefined)
  if (now !== 'on' && now !== 'off') {
    const { insecure, unsupported, denied } = words
    const why = { insecure, unsupported, denied }
    return <p class="prose mute">{why[now]}</p>
  }
  const turn = async (on: boolean) => {
    wish.value = on
    const refusal = await (on ? turnOn() : turnOff())
    wish.value = undefined
    if (refusal !== undefined) await showRefusal(refusal)
  }
  return (
    <Switch
      label={words.on}
      hint={words.onHint}
      checked={wish.value ?? now === 'on'}
      onSwitch={(on) => void turn(on)}
    />
  )
}
