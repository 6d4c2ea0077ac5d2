/* A link to the page on which the printed values of a box can be entered, for games that have one. */
import { manifestOf } from '../games.ts'
import { t } from '../i18n/site.ts'

export function EditionLink({ game }: { readonly game: string }) {
  if (manifestOf(game).editionForm === undefined) return null
  return (
    <a class="link tap" href={`/editions/${game}`}>
      {t().rules.enterBox}
    </a>
  )
}
