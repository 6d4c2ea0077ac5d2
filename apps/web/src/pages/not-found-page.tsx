import { Emblem } from '../design/draw/emblem.tsx'
import { isGameId } from '../games.ts'
import { t } from '../i18n/site.ts'
import type { PageProps } from '../shell/router.ts'
import { useTitle } from '../shell/title.ts'
import './plain.css'

export function NotFoundPage() {
  const { title, head, text, home } = t().notFound
  useTitle(title)
  return (
    <div class="wrap lost">
      <Emblem size={120} />
      <h1 tabIndex={-1}>{head}</h1>
      <p class="prose mute">{text}</p>
      <a class="b pri" href="/">
        {home}
      </a>
    </div>
  )
}

/** A game that can be read about, and not yet played here. */
export function NoBoardPage({ params: { game } }: PageProps) {
  const name = isGameId(game) ? t().games[game].name : ''
  useTitle(name)
  return (
    <div class="wrap lost">
      <Emblem size={120} />
      <h1 tabIndex={-1}>{name}</h1>
      <p class="prose mute">{t().reasons.noBoard}</p>
      <p class="ways">
        <a class="b sec" href={`/rules/${game}`}>
          {t().home.rules}
        </a>
        <a class="b pri" href="/">
          {t().notFound.home}
        </a>
      </p>
    </div>
  )
}

/** A page whose files did not come. */
export function BrokenPage() {
  const { title, head, text, again } = t().broken
  useTitle(title)
  return (
    <div class="wrap lost">
      <Emblem size={120} />
      <h1 tabIndex={-1}>{head}</h1>
      <p class="prose mute">{text}</p>
      <button type="button" class="b pri" onClick={() => location.reload()}>
        {again}
      </button>
    </div>
  )
}
