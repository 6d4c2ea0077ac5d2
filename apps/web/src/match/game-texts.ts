/* The texts of this match's game in the page's language. */

import { catalogueFrom } from '@logres/board-kit'
import type { Outcome, Question, Refusal, Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'
import { general, sayReason } from '../i18n/refusal-texts.ts'
import type { MatchGame } from './match-game.ts'

export interface GameTexts {
  /** To be awaited before any other call. */
  ready(): Promise<void>
  close(): void
  event(event: Tagged, players: Players): string
  question(question: Question, players: Players): string
  action(action: Tagged, players: Players): string
  label(name: string): string
  /** Without the number of the rule, which is shown as a link beside it. */
  refusal(refusal: Refusal): string
  /** A fault found in a record. */
  fault(code: string, params: Refusal['params']): string
  winners(outcome: Outcome, players: Players): string
  /** What the scores count. */
  score(): string
  /** The unit after a number. */
  unit(count: number): string
}

export function gameTexts(words: MatchGame['words'], options: object): GameTexts {
  const own = catalogueFrom(async (lang) => (await words(lang))(options))
  return {
    ready: async () => {
      await Promise.all([general.ready(), own.ready()])
    },
    close: own.close,
    event: (event, players) => own.get().event(event, players),
    question: (question, players) => own.get().question(question, players),
    action: (action, players) => own.get().action(action, players),
    label: (name) => own.get().label?.(name) ?? plainLabel(name),
    refusal: (refusal) => sayReason(refusal, own.get()),
    fault: (code, params) => general.get().sayFault(code, params, own.get()),
    winners: (outcome, players) => general.get().sayWinners(outcome, players),
    score: () => own.get().score,
    unit: (count) => own.get().unit(count),
  }
}

/** "turnNo" → "Turn no" */
function plainLabel(name: string): string {
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
