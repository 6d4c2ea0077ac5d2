/* The names of games and levels, by names that may be unknown. */
import { t } from '../i18n/site.ts'

export function site(): {
  readonly games: Readonly<Record<string, { readonly name: string } | undefined>>
  readonly levels: Readonly<Record<string, string | undefined>>
} {
  const { games, levels } = t()
  return { games, levels }
}
