/* Matches stored in a browser as the pages store them (src/play/shelf.ts). */
import type { AnyMatch } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { recordKey, shelfId, shelfPath } from '../../src/play/shelf.ts'

export interface StoredGame {
  /** The storage key and what belongs there. */
  readonly key: string
  readonly text: string
  /** The address under which the match goes on. */
  readonly path: string
  readonly turn: number
}

export function storedGame({ table, entries, state, game }: AnyMatch): StoredGame {
  const key = { game: table.game, id: shelfId(table.id) }
  const text = JSON.stringify({ table, entries })
  return { key: recordKey(key), text, path: shelfPath(key), turn: game.turn(state).no }
}

/** The page must be one of this site, and not one that is playing this match. */
export async function storeGame(page: Page, { key, text }: StoredGame): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text)
      // The summary of what was there before.
      localStorage.removeItem(key.replace('logres/local/', 'logres/shelf/'))
    },
    [key, text] as const,
  )
}
