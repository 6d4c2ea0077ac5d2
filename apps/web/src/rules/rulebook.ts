/*
 * The rulebooks: one module for each game and language, loaded when it is read, and with it what draws its figures.
 */
import { loadAvalonRules, loadMerlinRules, loadTournamentRules, type Rulebook, withScenes } from '@logres/rulebook'
import { type ComponentChildren, type ComponentType, h } from 'preact'
import type { GameId } from '../games.ts'
import type { Lang } from '../i18n/lang.ts'

/** Draws the figures of a book with the components of its board. */
export interface Artist<Scene> {
  readonly Drawing: ComponentType<{ readonly scene: Scene }>
  /** Whether there is room for it beside the text. */
  isNarrow(scene: Scene): boolean
  /** Its words are loaded. */
  ready(): Promise<void>
}

export interface Drawn {
  draw(): ComponentChildren
  readonly isNarrow: boolean
}

export type OpenBook = Rulebook<Drawn>

const BOOKS: Readonly<Record<GameId, (lang: Lang) => Promise<OpenBook>>> = {
  avalon: (lang) => drawn(loadAvalonRules(lang), import('./avalon/drawing.tsx')),
  tournament: (lang) => drawn(loadTournamentRules(lang), import('./tournament/drawing.tsx')),
  merlin: (lang) => drawn(loadMerlinRules(lang), import('./merlin/drawing.tsx')),
}

async function drawn<Scene>(loading: Promise<Rulebook<Scene>>, coming: Promise<Artist<Scene>>): Promise<OpenBook> {
  const [book, { Drawing, isNarrow, ready }] = await Promise.all([loading, coming])
  await ready()
  return withScenes(book, (scene) => ({ draw: () => h(Drawing, { scene }), isNarrow: isNarrow(scene) }))
}

export function openBook(game: GameId, lang: Lang): Promise<OpenBook> {
  return BOOKS[game](lang)
}
