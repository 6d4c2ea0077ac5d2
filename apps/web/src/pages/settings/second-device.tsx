/* A link that signs a second device in: as a QR code, and to copy. For five minutes and one device. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account, type Pairing } from '../../api/account.ts'
import { isRefused } from '../../api/http.ts'
import { showToast } from '../../design/toasts.tsx'
import { showRefusal } from '../../i18n/show-refusal.ts'
import { ShareLink } from '../table/share-link.tsx'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts } from './words/index.ts'

/** Milliseconds between two looks at whether the other device has come. */
const LOOK = 3000

export function SecondDevice({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const words = settingsTexts()
  const pairing = useSignal<Pairing | undefined>(undefined)
  /** Who was signed in before: a session beyond these is the other device's. */
  const known = useSignal<readonly string[]>([])
  const make = async () => {
    const before = await account.sessions()
    if (isRefused(before)) return showRefusal(before)
    const answer = await account.pair()
    if (isRefused(answer)) return showRefusal(answer)
    known.value = before.map(({ id }) => id)
    // Only a path where the server does not know its own address.
    pairing.value = { ...answer, url: new URL(answer.url, location.href).href }
  }
  const voidIt = async () => {
    const answer = await account.voidPairing()
    if (isRefused(answer)) return showRefusal(answer)
    pairing.value = undefined
  }
  const over = (label?: string) => {
    pairing.value = undefined
    showToast({ text: label === undefined ? words.deviceOver : words.deviceDone(label) })
    if (label !== undefined) onSignedIn()
  }
  return (
    <SettingsSection id="device" head={words.device}>
      <p class="prose muted">{words.deviceText}</p>
      {pairing.value === undefined ? (
        <div class="button-row">
          <button type="button" class="button secondary" onClick={() => void make()}>
            {words.makePairing}
          </button>
        </div>
      ) : (
        <Shown
          key={pairing.value.url}
          pairing={pairing.value}
          known={known.value}
          onOver={over}
          onVoid={() => void voidIt()}
        />
      )}
    </SettingsSection>
  )
}

interface ShownProps {
  readonly pairing: Pairing
  readonly known: readonly string[]
  /** With the browser that signed in, if one did. */
  readonly onOver: (label?: string) => void
  readonly onVoid: () => void
}

function Shown({ pairing: { url, expiresAt }, known, onOver, onVoid }: ShownProps) {
  const words = settingsTexts()
  const now = useSignal(Date.now())
  useEffect(() => {
    const look = async () => {
      const answer = await account.sessions()
      const fresh = isRefused(answer) ? undefined : answer.find(({ id }) => !known.includes(id))
      if (fresh !== undefined) onOver(fresh.label)
    }
    const looking = setInterval(() => void look(), LOOK)
    const ticking = setInterval(() => {
      now.value = Date.now()
      if (now.peek() >= expiresAt) onOver()
    }, 1000)
    return () => {
      clearInterval(looking)
      clearInterval(ticking)
    }
  }, [expiresAt])
  const seconds = Math.max(0, Math.round((expiresAt - now.value) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div class="device">
      <ShareLink link={url} label={words.deviceLink}>
        <p>{words.deviceValid(left)}</p>
        <button type="button" class="button secondary compact" onClick={onVoid}>
          {words.deviceVoid}
        </button>
      </ShareLink>
    </div>
  )
}
