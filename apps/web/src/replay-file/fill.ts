/* The replay as one file: a page, the words of one language, and a record, put together. Runs at the terminal too. */
import type { GameRecord, Viewer } from '@logres/kernel'

/** What stands in the file besides the program. */
export interface Replay {
  readonly record: GameRecord
  /** Through whose eyes it is seen at first. */
  readonly viewer: Viewer
}

/** As they were built (vite/replay-file.ts). */
export interface ReplayParts {
  readonly lang: string
  readonly page: string
  readonly words: string
}

export function fillReplay({ lang, page, words }: ReplayParts, replay: Replay): string {
  const parts: Readonly<Record<string, string>> = { LANG: lang, WORDS: words, REPLAY: inScript(replay) }
  return page.replace(/%LOGRES-(LANG|WORDS|REPLAY)%/g, (_, part: string) => parts[part] ?? '')
}

/** JSON in which nothing can end the script it stands in, or begin another: names are written by strangers. */
function inScript(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
