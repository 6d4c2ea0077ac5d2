/* Being told when it is one's turn: on or off in this browser, or why it cannot be. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Switch } from '../../design/fields.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { t } from '../../i18n/site.ts'
import { lookAtDevice, type Stand, stand, turnOff, turnOn } from '../../notify/device.ts'
import { Part } from './part.tsx'

export function Notices() {
  const words = t().notices
  useEffect(() => void lookAtDevice(), [])
  return (
    <Part id="notices" head={words.head}>
      {stand.value !== undefined && <Stands now={stand.value} />}
    </Part>
  )
}

function Stands({ now }: { readonly now: Stand }) {
  const words = t().notices
  // Both ways take a while: shown is what was wished.
  const wish = useSignal<boolean | undefined>(undefined)
  if (now !== 'on' && now !== 'off') {
    const { insecure, unsupported, denied } = words
    const why = { insecure, unsupported, denied }
    return <p class="prose muted">{why[now]}</p>
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
