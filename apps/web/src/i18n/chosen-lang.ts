/* Which language is chosen: kept in this browser, and sent to the person's other browsers. */
import { type Lang, switchLang } from '@logres/board-kit'
import { chooseLanguage, isLanguage } from '@logres/words'
import { keep, kept } from '../local-storage.ts'
import { chosen } from '../pending-settings.ts'

/** What was chosen, here or elsewhere. */
export function keptLang(): Lang | undefined {
  const wanted = kept('lang')
  return isLanguage(wanted) ? wanted : undefined
}

export function keepLang(wanted: Lang): void {
  keep('lang', wanted)
}

/** What was chosen here, else the first language of the browser that we speak, else English. */
export function preferredLang(): Lang {
  return keptLang() ?? chooseLanguage(navigator.languages)
}

export async function chooseLang(wanted: Lang): Promise<void> {
  await switchLang(wanted)
  keepLang(wanted)
  chosen('language')
}
