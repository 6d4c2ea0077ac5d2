/* What the board says itself, and the words of the game. */

import { catalogue, catalogueFrom } from '@logres/board-kit'
import { loadWords, type MerlinNames } from '../../words/index.ts'
import type { Messages } from './en.ts'
import { partsReady } from './parts.ts'

const own = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})
/** Names are the same in every edition; what depends on one is said with the board's own words. */
const game = catalogueFrom(loadWords)

export const texts = own.get
export const words = game.get

export function names(): MerlinNames {
  return game.get().names
}

export async function textsReady(): Promise<void> {
  await Promise.all([own.ready(), game.ready(), partsReady()])
}
