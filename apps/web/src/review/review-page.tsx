/* The review of a finished match, of this device (/local/avalon/ID/review) or on the server (/g/ID/review). */
import '../match/match.css'
import { useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { explain } from '../i18n/refusal-texts.ts'
import { t as site } from '../i18n/site.ts'
import { wordsReady as matchWordsReady } from '../match/words/index.ts'
import { forgetFirstPaint } from '../shell/first-paint.ts'
import type { PageProps } from '../shell/router.ts'
import { readAddress, useAddress } from './address.ts'
import { openLocalReview, openRemoteReview } from './open-review.ts'
import { ReviewScreen } from './screen.tsx'
import { ReviewSession } from './session.ts'
import { t, wordsReady } from './words/index.ts'

type Now =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'open'; readonly session: ReviewSession }

export function ReviewPage({ params }: PageProps) {
  const now = useSignal<Now>({ kind: 'opening' })
  const { id, game, saved } = params
  useEffect(() => {
    let isGone = false
    let session: ReviewSession | undefined
    const open = async () => {
      await Promise.all([wordsReady(), matchWordsReady()])
      const found = await (id === undefined ? openLocalReview(game ?? '', saved ?? '') : openRemoteReview(id))
      if (isRefused(found)) {
        const text = found.code === 'noSuchTable' ? t().notThere : await explain(found)
        if (!isGone) now.value = { kind: 'failed', text }
        return
      }
      if (isGone) return found.state.close()
      session = new ReviewSession(found)
      readAddress(session)
      now.value = { kind: 'open', session }
    }
    open().catch((error: unknown) => {
      reportError(error)
      if (!isGone) now.value = { kind: 'failed', text: site().broken.text }
    })
    return () => {
      isGone = true
      session?.close()
    }
  }, [id, game, saved, now])
  useEffect(() => forgetFirstPaint, [])
  if (now.value.kind === 'open') return <Opened session={now.value.session} />
  if (now.value.kind === 'failed') return <Failed text={now.value.text} />
  return <div class="match match-blank" aria-busy="true" />
}

function Opened({ session }: { readonly session: ReviewSession }) {
  useAddress(session)
  return <ReviewScreen session={session} />
}

function Failed({ text }: { readonly text: string }) {
  useTitle(text)
  return (
    <div class="match match-blank">
      <h1 tabIndex={-1}>{text}</h1>
      <p>
        <a class="button secondary" href={location.pathname.replace(/\/review\/?$/, '')}>
          {t().toMatch}
        </a>
      </p>
    </div>
  )
}
