/* Why not, in the language of the page: the pages' own reasons, those of the platform, and those of a game. */

import { catalogueFrom } from '@logres/board-kit'
import type { Refusal, Tagged } from '@logres/kernel'
import type { GameWords } from '@logres/words'
import { loadGeneralWords } from '@logres/words/load'
import { t } from './site.ts'

/** What is said whichever game is played. */
export const general = catalogueFrom(loadGeneralWords)

/** Without the number of the rule: it stands beside it, as a link. After `general.ready`. */
export function sayReason(refusal: Refusal, words?: GameWords<Tagged, Tagged>): string {
  return ownReason(refusal) ?? general.get().sayReason(refusal, words)
}

/** Where no game is played. */
export async function explain(refusal: Refusal): Promise<string> {
  const own = ownReason(refusal)
  if (own !== undefined) return own
  await general.ready()
  return general.get().sayRefusal(refusal)
}

/** What these pages refuse themselves they can say without fetching anything: there may be no line. */
function ownReason({ code }: Refusal): string | undefined {
  const { reasons }: { readonly reasons: Readonly<Record<string, string>> } = t()
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined
}
