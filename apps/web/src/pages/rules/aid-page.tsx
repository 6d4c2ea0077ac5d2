/* /rules/GAME/aid: the game on one page, to be printed. */

import { lang, type OpenBook, ruleLink, useTitle } from '@logres/board-kit'
import type { PlayerAid } from '@logres/rulebook'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { GameRoot } from '../../design/game-root.tsx'
import { aboutOf, isGame, manifestOf } from '../../games.ts'
import type { PageProps } from '../../shell/router.ts'
import { companionTexts } from '../companion/words/index.ts'
import { BrokenPage, NotFoundPage } from '../not-found-page.tsx'
import { Text } from './book.tsx'
import '../plain.css'
import './aid.css'

interface Loaded {
  readonly aid: PlayerAid
  readonly book: OpenBook
}

export function AidPage({ params }: PageProps) {
  const { game } = params
  const book = isGame(game) ? manifestOf(game).book : undefined
  const name = isGame(game) ? aboutOf(game).name : ''
  useTitle(companionTexts().print.aidOf(name))
  if (!isGame(game) || book?.aid === undefined) return <NotFoundPage />
  return (
    <GameRoot game={game}>
      <div class="wrap plain broad aid">
        <Aid game={game} />
      </div>
    </GameRoot>
  )
}

function useAid(game: string): Loaded | 'coming' | 'lost' {
  const found = useSignal<Loaded | 'coming' | 'lost'>('coming')
  const now = lang.value
  useEffect(() => {
    const { book } = manifestOf(game)
    let isWanted = true
    const show = (loaded: Loaded | 'lost') => {
      if (isWanted) found.value = loaded
    }
    Promise.all([book?.aid?.(now), book?.open(now)]).then(
      ([aid, open]) => show(aid === undefined || open === undefined ? 'lost' : { aid, book: open }),
      () => show('lost'),
    )
    return () => {
      isWanted = false
    }
  }, [game, now, found])
  return found.value
}

function Aid({ game }: { readonly game: string }) {
  const t = companionTexts().print
  const loaded = useAid(game)
  if (loaded === 'lost') return <BrokenPage />
  if (loaded === 'coming') return <h1 aria-busy="true">{aboutOf(game).name}</h1>
  const { aid, book } = loaded
  const figures = [...book.introduction, ...book.chapters.flatMap(({ rules }) => rules)].flatMap((part) => part.figures)
  return (
    <>
      <header class="aid-head">
        <h1 tabIndex={-1}>{book.title}</h1>
        <p>{t.aidName}</p>
        <div class="aid-doors">
          <button type="button" class="button primary" onClick={() => print()}>
            {t.printAid}
          </button>
          <a class="link tap" href={`/rules/${game}`}>
            {t.toRules}
          </a>
        </div>
      </header>
      <div class="aid-body">
        {aid.sections.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            {lines.map((line) => (
              <p key={line}>
                <Text of={line} ruleLink={(no) => ruleLink(game, no)} />
              </p>
            ))}
          </section>
        ))}
      </div>
      <div class="aid-figures">
        {aid.figures.map((id) => {
          const figure = figures.find((each) => each.id === id)
          return figure === undefined ? null : (
            <div key={id} role="img" aria-label={figure.alt}>
              {figure.scene.draw()}
            </div>
          )
        })}
      </div>
    </>
  )
}
