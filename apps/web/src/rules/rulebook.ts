/*
 * The rulebooks: one module for each game and language, loaded when it is read, and with it what draws its figures.
 */
import {
  loadAvalonRules,
  loadMerlinRules,
  loadTournamentRules,
  type Rulebook,
  type Scene,
  withoutFigures,
} from '@logres/rulebook'
import type { ComponentType } from 'preact'
import type { GameId } from '../games.ts'
import type { Lang } from '../i18n/lang.ts'

export interface OpenBook {
  readonly book: Rulebook<Scene>
  /** Draws a figure with the components of the board. */
  readonly Drawing: ComponentType<{ readonly scene: Scene }>
}

/** A book that is not here yet has no entry. */
const BOOKS: Readonly<Partial<Record<GameId, (lang: Lang) => Promise<OpenBook>>>> = {
  avalon: async (lang) => {
    const [book, { Drawing, ready }] = await Promise.all([loadAvalonRules(lang), import('./avalon/drawing.tsx')])
    await ready()
    return { book, Drawing }
  },
  tournament: async (lang) => ({ book: withoutFigures(await loadTournamentRules(lang)), Drawing: None }),
  merlin: async (lang) => ({ book: await loadMerlinRules(lang), Drawing: None }),
}

/** Where there are no figures yet. */
function None() {
  return null
}

export async function openBook(game: GameId, lang: Lang): Promise<OpenBook | undefined> {
  return await BOOKS[game]?.(lang)
}
