/* The replay as one file: the page, the words of one language, and a record, put together. */

import { words as addresses, page } from 'virtual:replay-file'
import type { GameRecord, Viewer } from '@logres/kernel'
import type { Lang } from '../i18n/lang.ts'

/** What stands in the file besides the program. */
export interface Replay {
  readonly record: GameRecord
  /** Through whose eyes it is seen at first. */
  readonly eyes: Viewer
}

/** Undefined where a part cannot be had: there is no line, and nothing was put by. */
export async function replayFile(lang: Lang, replay: Replay): Promise<string | undefined> {
  try {
    const [template, words] = await Promise.all([page, addresses[lang]].map(read))
    if (template === undefined || words === undefined) return undefined
    const parts: Readonly<Record<string, string>> = { LANG: lang, WORDS: words, REPLAY: inScript(replay) }
    return template.replace(/%LOGRES-(LANG|WORDS|REPLAY)%/g, (_, part: string) => parts[part] ?? '')
  } catch {
    return undefined
  }
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/** JSON in which nothing can end the script it stands in, or begin another: names are written by strangers. */
export function inScript(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
