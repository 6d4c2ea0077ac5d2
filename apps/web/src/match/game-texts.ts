/* How the game of this match speaks, in the language of the page. */

import { catalogueFrom } from '@logres/board-kit'
import type { Outcome, Question, Refusal, Tagged } from '@logres/kernel'
import type { Company } from '@logres/words'
import { general, sayReason } from '../i18n/refusal-texts.ts'
import type { MatchGame } from './match-game.ts'

export interface GameTexts {
  /** Nothing can be said before. */
  ready(): Promise<void>
  close(): void
  event(event: Tagged, company: Company): string
  question(question: Question, company: Company): string
  action(action: Tagged, company: Company): string
  label(name: string): string
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

export function gameTexts(words: MatchGame['words'], options: object): GameTexts {
  const own = catalogueFrom(async (lang) => (await words(lang))(options))
  return {
    ready: async () => {
      await Promise.all([general.ready(), own.ready()])
    },
    close: own.close,
    event: (event, company) => own.get().event(event, company),
    question: (question, company) => own.get().question(question, company),
    action: (action, company) => own.get().action(action, company),
    label: (name) => own.get().label?.(name) ?? plainLabel(name),
    refusal: (refusal) => sayReason(refusal, own.get()),
    fault: (code, params) => general.get().sayFault(code, params, own.get()),
    winners: (outcome, company) => general.get().sayWinners(outcome, company),
    score: () => own.get().score,
    unit: (count) => own.get().unit(count),
  }
}

/** "turnNo" → "Turn no" */
function plainLabel(name: string): string {
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
