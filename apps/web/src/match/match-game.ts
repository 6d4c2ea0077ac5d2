/* What the match page needs from a game. */
import { type BoardModule, type EndingModule, type Lang, lang } from '@logres/board-kit'
import { findManifest } from '@logres/catalogue/manifests'
import type { RulesModule, Tagged } from '@logres/kernel'
import type { GameWords } from '@logres/words'

export interface MatchGame {
  readonly rules: RulesModule
  readonly board: BoardModule
  /** Whether there is a rulebook. */
  readonly hasBook: boolean
  /** Events that start a group in the log. */
  readonly logStarts: readonly string[]
  /** Loaded at the end of a match. */
  readonly ending?: (() => Promise<EndingModule>) | undefined
  /** Events of a draft before the first turn. */
  readonly logSetUp: readonly string[]
  /** In the page's language. */
  name(): string
  words(language: Lang): Promise<(options: object) => GameWords<Tagged, Tagged>>
}

/** Undefined if there is no such game. */
export async function loadMatchGame(id: string): Promise<MatchGame | undefined> {
  const manifest = findManifest(id)
  if (manifest === undefined) return undefined
  const [rules, board] = await Promise.all([manifest.rules(), manifest.board?.() ?? genericBoard()])
  return {
    ...{ rules, board, logStarts: manifest.logStarts, logSetUp: manifest.logSetUp ?? [], words: manifest.words },
    hasBook: manifest.book !== undefined,
    ending: manifest.ending,
    name: () => manifest.about[lang.value].name,
  }
}

/** For games without their own board. */
async function genericBoard(): Promise<BoardModule> {
  return (await import('../generic-board/index.tsx')).board
}
