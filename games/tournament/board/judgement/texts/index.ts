/* What the judgement of God says itself, and the words of the game. */

import { catalogue, catalogueFrom } from '@logres/board-kit'
import { loadWords } from '../../../words/index.ts'
import type { Messages } from './en.ts'

const own = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})
const game = catalogueFrom(loadWords)

export const texts = own.get

export function tokenName(token: string): string {
  const names: Readonly<Record<string, string>> = game.get().names.tokens
  return names[token] ?? token
}

export async function judgementReady(): Promise<void> {
  await Promise.all([own.ready(), game.ready()])
}
