/* How long a match was, compared with others of its game. */
import { findManifest } from '@logres/catalogue'

export const LENGTHS = ['short', 'medium', 'long'] as const
export type Length = (typeof LENGTHS)[number]

/** For games that do not say. */
const USUAL = { shorterThan: 25, from: 45 }

export function lengthOf(game: string, turns: number): Length {
  const { shorterThan, from } = findManifest(game)?.lengths ?? USUAL
  if (turns < shorterThan) return 'short'
  return turns < from ? 'medium' : 'long'
}
