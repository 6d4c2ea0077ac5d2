/* Builds a replay file from a page, the texts of one language, and a record. Also used by the command line. */
import type { GameRecord, Viewer } from '@logres/kernel'

/** The data in the file. */
export interface Replay {
  readonly record: GameRecord
  /** The viewer at first. */
  readonly viewer: Viewer
}

/** Built by vite/replay-file.ts. */
export interface ReplayParts {
  readonly lang: string
  readonly page: string
  readonly words: string
}

export function fillReplay({ lang, page, words }: ReplayParts, replay: Replay): string {
  const parts: Readonly<Record<string, string>> = { LANG: lang, WORDS: words, REPLAY: inScript(replay) }
  return page.replace(/%LOGRES-(LANG|WORDS|REPLAY)%/g, (_, part: string) => parts[part] ?? '')
}

/** JSON that cannot end its script element or open another: names are untrusted. */
function inScript(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
