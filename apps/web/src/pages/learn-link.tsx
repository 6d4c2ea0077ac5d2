/* From the rules of a game to its lessons. */
import { manifestOf } from '../games.ts'
import { t } from '../i18n/site.ts'

export function LearnLink({ game }: { readonly game: string }) {
  const { lessons } = manifestOf(game)
  if (lessons === undefined) return null
  return (
    <a class="link tap" href={`/learn/${game}/1`}>
      {t().home.learn}
    </a>
  )
}
