/* The server cannot be reached, or does not want to answer just now. */
import type { Refusal } from '@logres/kernel'
import { isLimited } from '../../api/http.ts'
import { t } from '../../i18n/site.ts'

export function Failed({ refusal, onAgain }: { readonly refusal: Refusal; readonly onAgain: () => void }) {
  const { reasons, faults } = t()
  const text = refusal.code === 'offline' ? reasons.offline : isLimited(refusal) ? faults.limited : faults.unknown
  return (
    <p class="watch-none" role="alert">
      {text}{' '}
      <button type="button" class="button ghost compact" onClick={onAgain}>
        {faults.again}
      </button>
    </p>
  )
}
