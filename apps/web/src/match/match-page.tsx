/* A match, on this device (/local/avalon, /local/avalon/ID) or on the server (/g/ID). */
import './match.css'
import { nextTask, useTitle } from '@logres/board-kit'
import type { Refusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { useCallback, useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { explain } from '../i18n/refusal-texts.ts'
import { t as site } from '../i18n/site.ts'
import { shelfPath } from '../play/shelf.ts'
import { forgetFirstPaint } from '../shell/first-paint.ts'
import { currentPage, navigate, type PageProps, replaceUrl } from '../shell/router.ts'
import { clockFor } from './clock.tsx'
import { openLocal, openRemote } from './open-match.ts'
import { Screen } from './screen.tsx'
import { MatchState } from './state.ts'
import { nameOfGame, TitleCard } from './title-card.tsx'
import { t, wordsReady } from './words/index.ts'

type Now =
  | { readonly kind: 'opening' }
  /** A script that did not load is loaded again only by a new page: browsers remember that it failed. */
  | { readonly kind: 'failed'; readonly text: string; readonly needsReload?: true }
  | { readonly kind: 'open'; readonly state: MatchState }

export function MatchPage({ params }: PageProps) {
  const now = useSignal<Now>({ kind: 'opening' })
  const attempt = useSignal(0)
  const { id, game, saved } = params
  const tried = attempt.value
  useEffect(() => {
    let isGone = false
    let opened: MatchState | undefined
    const open = async () => {
      await wordsReady()
      const query = currentPage.peek()?.url.searchParams ?? new URLSearchParams()
      const found = id === undefined ? await openLocal(game ?? '', saved, query) : await openRemote(id)
      if (isRefused(found)) {
        if (!isGone) now.value = { kind: 'failed', text: await sayFailure(found) }
        return
      }
      if (isGone) {
        found.play.close()
        return
      }
      if (found.table?.status === 'open' || found.table?.status === 'sealing') {
        found.play.close()
        await navigate(`/t/${found.table.id}`, { replace: true })
        return
      }
      // A reload must continue this match, not start another one.
      if (found.local !== undefined && saved === undefined) replaceUrl(shelfPath(found.local.saved.key.peek()))
      opened = new MatchState(found, clockFor)
      listScores(opened)
      const at = Number.parseInt(query.get('at') ?? '', 10)
      if (Number.isInteger(at)) opened.requestedStep = at
      await opened.ready()
      await nextTask()
      if (!isGone) now.value = { kind: 'open', state: opened }
      const refusal = await found.refused
      if (!isGone && refusal !== undefined) now.value = { kind: 'failed', text: await sayFailure(refusal) }
    }
    open().catch((error: unknown) => {
      reportError(error)
      if (!isGone) now.value = { kind: 'failed', text: site().broken.text, needsReload: true }
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [id, game, saved, tried, now])
  const isLaid = useSignal(false)
  const drawn = useCallback(() => {
    isLaid.value = true
  }, [isLaid])
  useEffect(() => forgetFirstPaint, [])
  const name = nameOfGame(now.value.kind === 'open' ? now.value.state.match.play.game.id : game)
  return (
    <>
      {isLaid.value || now.value.kind === 'failed' ? null : <TitleCard name={name} />}
      {now.value.kind === 'open' ? (
        <Screen state={now.value.state} onDrawn={drawn} />
      ) : (
        <Blank
          now={now.value}
          again={() => {
            if (now.value.kind === 'failed' && now.value.needsReload === true) location.reload()
            else attempt.value += 1
          }}
          game={game}
          name={name}
        />
      )}
    </>
  )
}

/** For the list of matches on this device. */
function listScores({ board: { telling }, match: { local } }: MatchState): void {
  local?.listScores(() => {
    const now = local.current.peek()
    if (now === undefined || telling === undefined) return []
    return now.seats.map((_, seat) => telling.score(now.view, seat) ?? null)
  })
}

async function sayFailure(refusal: Refusal): Promise<string> {
  return refusal.code === 'noSuchTable' ? t().gone : explain(refusal)
}

interface BlankProps {
  readonly now: Exclude<Now, { kind: 'open' }>
  readonly again: () => void
  readonly game: string | undefined
  readonly name: string
}

function Blank({ now, again, game, name }: BlankProps) {
  useTitle(now.kind === 'opening' ? name : '')
  if (now.kind === 'opening') return <div class="match match-blank" aria-busy="true" />
  return (
    <div class="match match-blank">
      <h1 tabIndex={-1}>{now.text}</h1>
      <p>
        <button type="button" class="button primary" onClick={again}>
          {t().retry}
        </button>{' '}
        {game === undefined ? null : (
          <a class="button secondary" href={`/local/${game}?new=1`}>
            {t().beginNew}
          </a>
        )}{' '}
        <a class="button secondary" href="/">
          {t().toHome}
        </a>
      </p>
    </div>
  )
}
