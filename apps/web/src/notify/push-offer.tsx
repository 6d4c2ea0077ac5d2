/* Offers push messages once, after the first turn in a match over days. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { showToast } from '../design/toasts.tsx'
import { showRefusal } from '../i18n/show-refusal.ts'
import { t } from '../i18n/site.ts'
import { markOffered, pushStatus, refreshPushStatus, turnOn, wasOffered } from './push-subscription.ts'
import './push-offer.css'

interface PushOfferProps {
  /** A match over days, and the reader has a seat in it. */
  readonly isOverDays: boolean
  readonly isAsked: boolean
}

export function PushOffer({ isOverDays, isAsked }: PushOfferProps) {
  const isOpen = useSignal(false)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!isOverDays || wasOffered()) return
    if (!isAsked && wasAsked.current) {
      void refreshPushStatus().then(() => {
        isOpen.value = pushStatus.value === 'off'
      })
    }
    wasAsked.current = isAsked
  }, [isOverDays, isAsked, isOpen])
  if (!isOpen.value) return null
  const words = t().notices
  const answer = async (isWanted: boolean) => {
    isOpen.value = false
    markOffered()
    const refusal = isWanted ? await turnOn() : undefined
    if (refusal !== undefined) await showRefusal(refusal)
    else if (isWanted) showToast({ text: words.told })
  }
  return (
    <section class="offer panel" aria-label={words.head}>
      <p>{words.offer}</p>
      <div class="offer-button">
        <button type="button" class="button primary compact" onClick={() => void answer(true)}>
          {words.offerYes}
        </button>
        <button type="button" class="button ghost compact" onClick={() => void answer(false)}>
          {words.offerNo}
        </button>
      </div>
    </section>
  )
}
