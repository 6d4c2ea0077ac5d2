import { useTitle } from '@logres/board-kit'
import { Emblem } from '../design/draw/emblem.tsx'
import { t } from '../i18n/site.ts'
import './plain.css'

export function NotFoundPage() {
  const { title, head, text, home } = t().notFound
  useTitle(title)
  return (
    <div class="wrap lost">
      <Emblem size={120} />
      <h1 tabIndex={-1}>{head}</h1>
      <p class="prose muted">{text}</p>
      <a class="button primary" href="/">
        {home}
      </a>
    </div>
  )
}

/** Shown when the files of a page cannot be loaded. */
export function BrokenPage() {
  const { title, head, text, again } = t().broken
  useTitle(title)
  return (
    <div class="wrap lost">
      <Emblem size={120} />
      <h1 tabIndex={-1}>{head}</h1>
      <p class="prose muted">{text}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {again}
      </button>
    </div>
  )
}
