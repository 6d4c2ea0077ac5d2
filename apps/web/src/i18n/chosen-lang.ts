/* The chosen language: stored in this browser and synchronised with the account. */
import { type Lang, switchLang } from '@logres/board-kit'
import { chooseLanguage, isLanguage } from '@logres/words'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

/** Undefined if none was chosen. */
export function storedLang(): Lang | undefined {
  const wanted = readStored('lang')
  return isLanguage(wanted) ? wanted : undefined
}

export function storeLang(wanted: Lang): void {
  writeStored('lang', wanted)
}

/** The chosen language, or the first supported language of the browser, or English. */
export function preferredLang(): Lang {
  return storedLang() ?? chooseLanguage(navigator.languages)
}

export async function chooseLang(wanted: Lang): Promise<void> {
  await switchLang(wanted)
  storeLang(wanted)
  markPending('language')
}
