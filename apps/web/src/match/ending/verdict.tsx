/* What is said about endings that are the same in all games; all others are the game's own. */
import { type Ending, type EndingContext, type Verdict, winnersOf } from '@logres/board-kit/ending'
import { t as match } from '../words/index.ts'
import { t } from './words/index.ts'

export function verdictOf({ outcome, players }: EndingContext, ending: Ending): Verdict {
  const words = t()
  switch (outcome.by) {
    case 'void':
      return { title: words.void, sentence: match().void }
    case 'agreement':
      return { title: words.peace, sentence: match().byAgreement }
    case 'resignation': {
      const name = players.names[outcome.seat] ?? ''
      const title = outcome.seat === players.reader ? words.youLaidDown : words.laysDown(name)
      return { title, sentence: match().byResignation(name) }
    }
    case 'rules':
      if (winnersOf(outcome).length > 0) return ending.verdict()
      return { title: words.evenHand, sentence: `${match().drawn}.` }
  }
}
