/* How the game of this match speaks, in the language of the page. */
import type { Outcome, Question, Refusal, Tagged } from '@logres/kernel'
import { type Company, loadGame } from '@logres/words/load'
import { general, sayReason } from '../i18n/game-words.ts'
import { spoken } from '../i18n/lang.ts'

export interface Speech {
  /** Nothing can be said before. */
  ready(): Promise<void>
  close(): void
  event(event: Tagged, company: Company): string
  question(question: Question, company: Company): string
  /** Without the number of the rule, which stands beside it as a link. */
  refusal(refusal: Refusal): string
  /** What is wrong with a record. */
  fault(code: string, params: Refusal['params']): string
  winners(outcome: Outcome, company: Company): string
  /** What the scores count. */
  score(): string
  /** The same after a number. */
  unit(count: number): string
}

export function speechOf(game: string, options: object): Speech {
  const own = spoken(async (lang) => {
    const words = await loadGame(lang, game, options)
    if (words === undefined) throw new Error(`nobody speaks for ${game}`)
    return words
  })
  return {
    ready: async () => {
      await Promise.all([general.ready(), own.ready()])
    },
    close: own.close,
    event: (event, company) => own.get().event(event, company),
    question: (question, company) => own.get().question(question, company),
    refusal: (refusal) => sayReason(refusal, own.get()),
    fault: (code, params) => general.get().sayFault(code, params, own.get()),
    winners: (outcome, company) => general.get().sayWinners(outcome, company),
    score: () => own.get().score,
    unit: (count) => own.get().unit(count),
  }
}
