/*
 * The words of the games, which are big and come when they are needed. One place that knows that they have a language.
 */
import type { Refusal } from '@logres/kernel'
import { t } from './site.ts'

/** Why not, as a sentence in the language of the page. */
export async function explain(refusal: Refusal): Promise<string> {
  const { faults } = t()
  switch (refusal.code) {
    case 'offline':
      return faults.offline
    case 'tooFast':
      return faults.tooFast
    case 'noSuchTable':
      return faults.noSuchTable
    case 'ourFault':
    case 'badRequest':
      return faults.unknown
  }
  const { sayRefusal } = await import('@logres/words')
  return sayRefusal(refusal)
}
