/* The texts of bot levels. Newer servers may send unknown levels. */
import { t } from '../i18n/site.ts'

export function levelName(level: string): string | undefined {
  const { levels }: { readonly levels: Readonly<Record<string, string | undefined>> } = t()
  return levels[level]
}
