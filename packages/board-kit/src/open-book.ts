/* A rulebook with its figures drawn, for a page to show. */
import { type Rulebook, withScenes } from '@logres/rulebook'
import { type ComponentChildren, type ComponentType, h } from 'preact'

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

export async function drawn<Scene>(
  loading: Promise<Rulebook<Scene>>,
  coming: Promise<Artist<Scene>>,
): Promise<OpenBook> {
  const [book, { Drawing, isNarrow, ready }] = await Promise.all([loading, coming])
  await ready()
  return withScenes(book, (scene) => ({ draw: () => h(Drawing, { scene }), isNarrow: isNarrow(scene) }))
}
