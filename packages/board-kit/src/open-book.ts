/* A rulebook with its figures drawn, for a page to show. */
import { type Rulebook, withScenes } from '@logres/rulebook'
import { type ComponentChildren, type ComponentType, h } from 'preact'

/** Renders the figures of a rulebook with the components of the board. */
export interface FigureRenderer<Scene> {
  readonly Drawing: ComponentType<{ readonly scene: Scene }>
  /** Whether the figure fits beside the text. */
  isNarrow(scene: Scene): boolean
  /** Loads its texts. */
  ready(): Promise<void>
}

export interface DrawnFigure {
  draw(): ComponentChildren
  readonly isNarrow: boolean
}

export type OpenBook = Rulebook<DrawnFigure>

export async function renderBook<Scene>(
  book: Promise<Rulebook<Scene>>,
  renderer: Promise<FigureRenderer<Scene>>,
): Promise<OpenBook> {
  const [loaded, { Drawing, isNarrow, ready }] = await Promise.all([book, renderer])
  await ready()
  return withScenes(loaded, (scene) => ({ draw: () => h(Drawing, { scene }), isNarrow: isNarrow(scene) }))
}
