/* The texts of refusals in the page's language: those of the pages, of the platform, and of a game. */

import { catalogueFrom } from '@logres/board-kit'
import type { Refusal, Tagged } from '@logres/kernel'
import type { GameWords } from '@logres/words'
import { loadGeneralWords } from '@logres/words/load'
import { t } from './site.ts'

/** The texts that do not depend on the game. */
export const general = catalogueFrom(loadGeneralWords)

/** Without the number of the rule, which is shown as a link. Requires `general.ready`. */
export function sayReason(refusal: Refusal, words?: GameWords<Tagged, Tagged>): string {
  return ownReason(refusal) ?? general.get().sayReason(refusal, words)
}

/** For pages without a game. */
export async function explain(refusal: Refusal): Promise<string> {
  const own = ownReason(refusal)
  if (own !== undefined) return own
  await general.ready()
  return general.get().sayRefusal(refusal)
}

/** The pages' own refusals need no further loading, so they work offline. */
function ownReason({ code }: Refusal): string | undefined {
  const { reasons }: { readonly reasons: Readonly<Record<string, string>> } = t()
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined
}
