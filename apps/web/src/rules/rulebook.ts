/*
 * A rulebook: numbered rules in sections. Whoever refuses something names the rule, and its address is
 * /rules/GAME#rule-6.1. A book is one module for each game and language, loaded when it is read.
 */
import type { GameId } from '../games.ts'
import type { Lang } from '../i18n/lang.ts'

export interface Rule {
  /** '6.1' */
  readonly no: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** How we settled what the printed rules leave open. */
  readonly ruling?: string
  readonly isReconstructed?: boolean
}

export interface RuleSection {
  readonly no: string
  readonly head: string
  readonly rules: readonly Rule[]
}

export interface Rulebook {
  readonly sections: readonly RuleSection[]
}

type Load = () => Promise<{ readonly rulebook: Rulebook }>

/** A book that is not here yet has no entry. */
const BOOKS: Readonly<Partial<Record<GameId, Readonly<Record<Lang, Load>>>>> = {}

export function hasRulebook(game: GameId): boolean {
  return BOOKS[game] !== undefined
}

export async function loadRulebook(game: GameId, lang: Lang): Promise<Rulebook | undefined> {
  const load = BOOKS[game]?.[lang]
  return load === undefined ? undefined : (await load()).rulebook
}

export function ruleAnchor(no: string): string {
  return `rule-${no}`
}

/** For "why not?": where the rule stands. */
export function ruleLink(game: GameId, no: string): string {
  return `/rules/${game}#${ruleAnchor(no)}`
}
