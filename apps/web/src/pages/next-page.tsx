/* /next: goes to the match that has waited longest for the reader. */

import { useTitle } from '@logres/board-kit'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { tables } from '../api/tables.ts'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { t } from '../i18n/site.ts'
import { navigate } from '../shell/router.ts'
import './plain.css'

async function goOn(): Promise<void> {
  const answer = await tables.next()
  if (isRefused(answer)) await showRefusal(answer)
  else if (answer.match === null) showToast({ text: t().next.none })
  else return navigate(`/g/${answer.match.id}`, { replace: true })
  await navigate('/', { replace: true })
}

export function NextPage() {
  useTitle(t().next.title)
  useEffect(() => void goOn(), [])
  return (
    <div class="wrap lost">
      <h1 tabIndex={-1}>{t().next.title}</h1>
      <p class="muted">{t().shell.loading}</p>
    </div>
  )
}
