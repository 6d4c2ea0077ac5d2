/* /pair#SECRET: signs this browser in as the person who created the link. Asks first: somebody may be signed in already. */

import { useTitle } from '@logres/board-kit'
import { isRefused, request } from '../api/http.ts'
import { setMe } from '../api/me.ts'
import type { MeView } from '../api/shapes.ts'
import { Emblem } from '../design/draw/emblem.tsx'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { t } from '../i18n/site.ts'
import { navigate } from '../shell/router.ts'
import './plain.css'

async function signIn(): Promise<void> {
  const answer = await request<MeView>('POST', '/api/sign-in/pairing', { secret: location.hash.slice(1) })
  if (isRefused(answer)) return showRefusal(answer)
  setMe(answer)
  showToast({ text: t().pair.done })
  await navigate('/', { replace: true })
}

export function PairPage() {
  const { title, text, go, torn } = t().pair
  useTitle(title)
  const isWhole = /^#[\w-]{43}$/.test(location.hash)
  return (
    <div class="wrap lost">
      <Emblem size={120} />
      <h1 tabIndex={-1}>{title}</h1>
      <p class="prose muted">{isWhole ? text : torn}</p>
      {isWhole && (
        <button type="button" class="button primary" onClick={() => void signIn()}>
          {go}
        </button>
      )}
    </div>
  )
}
