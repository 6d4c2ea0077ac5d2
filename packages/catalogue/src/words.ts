/* The English words of all games, loaded at once: for servers and terminals. */
import type { Tagged } from '@logres/kernel'
import type { GameWords } from '@logres/words'
import { MANIFESTS } from './manifests.ts'

type Words = GameWords<Tagged, Tagged>

const ENGLISH: ReadonlyMap<string, (options: object) => Words> = new Map(
  await Promise.all(MANIFESTS.map(async ({ id, words }) => [id, await words('en')] as const)),
)

/** The options of the table say what is printed on its components, where a game has editions. */
export function findWords(game: string, options: object = {}): Words | undefined {
  return ENGLISH.get(game)?.(options)
}
