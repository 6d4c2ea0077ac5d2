/* What is legal for a viewer, why not, and what an action would do: computed from their view by the rules. */
import { type AnyGame, type Preview, type Refusal, refuse, type Tagged, type Viewer } from '@logres/kernel'
import { imagined } from './steps.ts'

export interface Legality {
  readonly legal: readonly Tagged[]
  whyNot(action: Tagged): Refusal | undefined
  preview(action: Tagged): Preview<Tagged>
}

export function legalityOf(game: AnyGame, view: object, viewer: Viewer): Legality {
  if (viewer === 'table') return SPECTATOR
  const state = imagined(game, view)
  return {
    legal: game.legal(state, viewer),
    whyNot: (action) => game.whyNot(state, viewer, action),
    preview: (action) => game.preview(view, viewer, action),
  }
}

const SPECTATOR: Legality = {
  legal: [],
  whyNot: () => refuse('notSeated'),
  preview: () => ({ certain: [], possible: [] }),
}
