import { anchorIn, lang, late, type OpenBook, useTitle } from '@logres/board-kit'
import type { GameManifest } from '@logres/manifest'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Initial } from '../../design/draw/initial.tsx'
import { GameRoot } from '../../design/game-root.tsx'
import { aboutOf, isGame, manifestOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'
import { currentPage, type PageProps } from '../../shell/router.ts'
import { companionTexts } from '../companion/words/index.ts'
import { EditionLink } from '../edition-link.tsx'
import { LearnLink } from '../learn-link.tsx'
import { BrokenPage, NotFoundPage } from '../not-found-page.tsx'
import { PracticeLink } from '../practice-link.tsx'
import { Glossary, Introduction, Rules } from './book.tsx'
import { Contents } from './contents.tsx'
import { SearchPanel } from './search/search-panel.tsx'
import '../plain.css'
import './rules.css'
import './book.css'
import './book-print.css'
import './search/search.css'

const useBoxNote = late(() => import('./played-box.tsx'))

/** Opened from a match with another edition. */
function BoxNote({ game }: { readonly game: string }) {
  const query = currentPage.value?.url.searchParams ?? new URLSearchParams()
  return query.has('table') || query.has('saved') ? <LoadedBoxNote game={game} query={query} /> : null
}

function LoadedBoxNote({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const note = useBoxNote(true)
  return note === undefined ? null : <note.PlayedBoxNote game={game} query={query} />
}

/** Scrolls to and focuses the part that the URL names. The browser only finds elements that exist when the page loads. */
function useAnchor(isThere: boolean): string {
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
    // After the router, which focuses the heading of a new page.
    const frame = requestAnimationFrame(() => requestAnimationFrame(go))
    window.addEventListener('hashchange', go)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', go)
    }
  }, [isThere, named])
  return named.value
}

/** What else there is for people with the box. */
function BookDoors({ game }: { readonly game: string }) {
  const words = companionTexts().print
  return (
    <p class="book-doors">
      <LearnLink game={game} />
      <PracticeLink game={game} />
      <EditionLink game={game} />
      <a class="link tap" href={`/companion/${game}`}>
        {t().home.realTable}
      </a>
      {manifestOf(game).book?.aid !== undefined && (
        <a class="link tap" href={`/rules/${game}/aid`}>
          {words.aid}
        </a>
      )}
      <button type="button" class="link tap" onClick={() => print()}>
        {words.book}
      </button>
    </p>
  )
}

/** On paper there are no links to follow: the chapters with their rules, on the first page. */
function PrintedContents({ book }: { readonly book: OpenBook }) {
  return (
    <div class="book-printed-contents" aria-hidden="true">
      <h2>{companionTexts().print.contents}</h2>
      <ol>
        <li>{book.words.introduction}</li>
        {book.chapters.map(({ no, title, rules }) => (
          <li key={no}>
            <b>
              {no} {title}
            </b>
            <span>{rules.map((rule) => `${rule.no} ${rule.title}`).join(' · ')}</span>
          </li>
        ))}
        <li>{book.words.glossary}</li>
      </ol>
    </div>
  )
}

function BookView({ game, book }: { readonly game: string; readonly book: OpenBook }) {
  const named = useAnchor(true)
  return (
    <>
      <header class="book-head">
        <Initial letter={book.title.slice(0, 1)} />
        <div>
          <h1 tabIndex={-1}>{book.title}</h1>
          <p class="lead">{book.subtitle}</p>
          <BookDoors game={game} />
        </div>
      </header>
      <BoxNote game={game} />
      <PrintedContents book={book} />
      <SearchPanel book={book} search={manifestOf(game).book?.search} />
      <div class="with-contents book">
        <Contents book={book} />
        <article class="contents-body">
          <Introduction book={book} />
          <Rules book={book} named={named} under={(chapter) => <PracticeLink game={game} chapter={chapter} />} />
          <Glossary book={book} />
        </article>
      </div>
    </>
  )
}

type OpenIn = NonNullable<GameManifest['book']>['open']

function Book({ game, openBook }: { readonly game: string; readonly openBook: OpenIn }) {
  const open = useSignal<OpenBook | 'coming' | 'lost'>('coming')
  const now = lang.value
  useEffect(() => {
    let isWanted = true
    const show = (found: OpenBook | 'lost') => {
      if (isWanted) open.value = found
    }
    openBook(now).then(show, () => show('lost'))
    return () => {
      isWanted = false
    }
  }, [openBook, now, open])
  const shown = open.value
  if (shown === 'lost') return <BrokenPage />
  if (shown !== 'coming') return <BookView game={game} book={shown} />
  return (
    <div aria-busy="true">
      <h1 tabIndex={-1}>{aboutOf(game).name}</h1>
      <p class="lead">{aboutOf(game).what}</p>
    </div>
  )
}

export function RulebookPage({ params }: PageProps) {
  const { game } = params
  useTitle(isGame(game) ? `${aboutOf(game).name}: ${t().rules.title}` : t().notFound.title)
  const book = isGame(game) ? manifestOf(game).book : undefined
  if (!isGame(game) || book === undefined) return <NotFoundPage />
  return (
    <GameRoot game={game}>
      <div class="wrap plain broad">
        <Book game={game} openBook={book.open} />
      </div>
    </GameRoot>
  )
}
