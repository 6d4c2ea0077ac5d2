import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Initial } from '../../design/draw/initial.tsx'
import { type GameId, isGameId } from '../../games.ts'
import { lang } from '../../i18n/lang.ts'
import { t } from '../../i18n/site.ts'
import { anchorIn } from '../../rules/address.ts'
import { type OpenBook, openBook } from '../../rules/rulebook.ts'
import type { PageProps } from '../../shell/router.ts'
import { useTitle } from '../../shell/title.ts'
import { BrokenPage, NotFoundPage } from '../not-found-page.tsx'
import { PractiseLink } from '../practice/practise-link.tsx'
import { Glossary, Introduction, Rules } from './book.tsx'
import { Contents } from './contents.tsx'
import '../plain.css'
import './rules.css'
import './book.css'

/** The part the address names, shown, marked and read out. The browser alone finds only what was there when it came. */
function useNamed(isThere: boolean): string {
  const named = useSignal('')
  useLayoutEffect(() => {
    if (!isThere) return
    const go = () => {
      const anchor = anchorIn(decodeURIComponent(location.hash))
      const target = anchor === '' ? null : document.getElementById(anchor)
      named.value = target === null ? '' : anchor
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }
    // After the shell, which gives the focus to the heading of a new page.
    const frame = requestAnimationFrame(() => requestAnimationFrame(go))
    window.addEventListener('hashchange', go)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', go)
    }
  }, [isThere, named])
  return named.value
}

/** The chapter of the tournament's rulebook on the judgement. */
const JUDGEMENT = 7

function Opened({ game, book }: { readonly game: GameId; readonly book: OpenBook }) {
  const named = useNamed(true)
  return (
    <>
      <header class="bk-head">
        <Initial letter={book.title.slice(0, 1)} />
        <div>
          <h1 tabIndex={-1}>{book.title}</h1>
          <p class="lead">{book.subtitle}</p>
          {game === 'tournament' && <PractiseLink />}
        </div>
      </header>
      <div class="st bk">
        <Contents book={book} />
        <article class="stb">
          <Introduction book={book} />
          <Rules
            book={book}
            named={named}
            under={(chapter) => (game === 'tournament' && chapter === JUDGEMENT ? <PractiseLink /> : null)}
          />
          <Glossary book={book} />
        </article>
      </div>
    </>
  )
}

function Book({ game }: { readonly game: GameId }) {
  const open = useSignal<OpenBook | 'coming' | 'lost'>('coming')
  const now = lang.value
  useEffect(() => {
    let isWanted = true
    const show = (found: OpenBook | 'lost') => {
      if (isWanted) open.value = found
    }
    openBook(game, now).then(show, () => show('lost'))
    return () => {
      isWanted = false
    }
  }, [game, now, open])
  const shown = open.value
  if (shown === 'lost') return <BrokenPage />
  if (shown !== 'coming') return <Opened game={game} book={shown} />
  return (
    <div aria-busy="true">
      <h1 tabIndex={-1}>{t().games[game].name}</h1>
      <p class="lead">{t().games[game].what}</p>
    </div>
  )
}

export function RulebookPage({ params }: PageProps) {
  const { game } = params
  useTitle(isGameId(game) ? `${t().games[game].name}: ${t().rules.title}` : t().notFound.title)
  if (!isGameId(game)) return <NotFoundPage />
  return (
    <div class="wrap plain broad">
      <Book game={game} />
    </div>
  )
}
