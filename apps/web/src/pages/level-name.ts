import { t } from '../i18n/site.ts'

export function levelName(level: string): string {
  const names: Readonly<Record<string, string>> = t().levels
  return names[level] ?? level
}
