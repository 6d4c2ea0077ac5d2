/* A lesson (/learn/avalon/3). The step is in the fragment, so that Back goes to the step before. */
import '../match/match.css'
import { useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t as site } from '../i18n/site.ts'
import { loadMatchGame } from '../match/match-game.ts'
import { wordsReady as matchWordsReady } from '../match/words/index.ts'
import type { PageProps } from '../shell/router.ts'
import { LessonScreen } from './screen.tsx'
import { LessonSession, loadLesson } from './session.ts'
import { useTableBehind } from './table-behind.ts'
import { t, wordsReady } from './words/index.ts'

type Now =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'open'; readonly session: LessonSession }

/** From 0; the first step if the fragment names none. */
function stepInAddress(): number {
  const no = /^#(\d{1,2})$/.exec(location.hash)?.[1]
  return no === undefined ? 0 : Math.max(0, Number(no) - 1)
}

export function LessonPage({ params }: PageProps) {
  const now = useSignal<Now>({ kind: 'opening' })
  const { game = '', no = '' } = params
  useTableBehind()
  useEffect(() => {
    let isGone = false
    let session: LessonSession | undefined
    const open = async () => {
      const [found] = await Promise.all([loadMatchGame(game), wordsReady(), matchWordsReady()])
      const lesson = found === undefined ? undefined : await loadLesson(found, Number(no))
      if (found === undefined || lesson === undefined) {
        if (!isGone) now.value = { kind: 'failed', text: t().noSuchLesson }
        return
      }
      await found.board.ready()
      session = new LessonSession(lesson, stepInAddress())
      await session.ready()
      if (isGone) session.close()
      else now.value = { kind: 'open', session }
    }
    open().catch((error: unknown) => {
      reportError(error)
      if (!isGone) now.value = { kind: 'failed', text: site().broken.text }
    })
    return () => {
      isGone = true
      session?.close()
    }
  }, [game, no, now])
  if (now.value.kind === 'open') return <WithAddress session={now.value.session} />
  if (now.value.kind === 'failed') return <Failed text={now.value.text} />
  return <div class="match match-blank" aria-busy="true" />
}

function Failed({ text }: { readonly text: string }) {
  useTitle(text)
  return (
    <div class="match match-blank">
      <h1 tabIndex={-1}>{text}</h1>
      <p>
        <a class="button secondary" href="/learn">
          {t().toCourses}
        </a>
      </p>
    </div>
  )
}

function WithAddress({ session }: { readonly session: LessonSession }) {
  const { at } = session.run.value
  useEffect(() => {
    if (at === stepInAddress()) return
    history.pushState(null, '', `#${at + 1}`)
  }, [at])
  useEffect(() => {
    const go = () => session.goTo(Math.min(stepInAddress(), session.player.count))
    window.addEventListener('popstate', go)
    return () => window.removeEventListener('popstate', go)
  }, [session])
  return <LessonScreen session={session} />
}
