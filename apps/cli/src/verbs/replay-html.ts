/* The replay file, built like on the end screen of a match, from the parts of the built pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@logres/kernel'
import { fillReplay, type ReplayParts } from '@logres/web/replay-file'
import { UsageError } from '../arguments.ts'

/** Where `npm run build:web` puts them. */
export const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** As apps/web/vite/replay-file.ts writes it down: the names of the parts, by game and language. */
type Names = Readonly<Record<string, { readonly page: string; readonly words: Readonly<Record<string, string>> }>>

export function replayPage(record: GameRecord, lang: string, pages: string): string {
  return fillReplay(partsOf(record.table.game, lang, pages), { record, viewer: 0 })
}

function partsOf(game: string, lang: string, pages: string): ReplayParts {
  try {
    const read = (file = '') => readFileSync(join(pages, file), 'utf8')
    const names: Names = JSON.parse(read('.vite/replay-file.json'))
    return { lang, page: read(names[game]?.page), words: read(names[game]?.words[lang]) }
  } catch {
    throw new UsageError(`There are no built pages in ${pages}: npm run build:web makes them.`)
  }
}
