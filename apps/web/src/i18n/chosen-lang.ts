/* Which language is chosen: kept in this browser, and sent to the person's other browsers. */
import { type Lang, switchLang } from '@logres/board-kit'
import { chooseLanguage, isLanguage } from '@logres/words'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

/** What was chosen, here or elsewhere. */
export function storedLang(): Lang | undefined {
  const wanted = readStored('lang')
  return isLanguage(wanted) ? wanted : undefined
}

export function storeLang(wanted: Lang): void {
  writeStored('lang', wanted)
}

/** What was chosen here, else the first language of the browser that we speak, else English. */
export function preferredLang(): Lang {
  return storedLang() ?? chooseLanguage(navigator.languages)
}

export async function chooseLang(wanted: Lang): Promise<void> {
  await switchLang(wanted)
  storeLang(wanted)
  markPending('language')
}
