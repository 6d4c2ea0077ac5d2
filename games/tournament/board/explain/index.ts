/* What the board explains, from its model. Loaded once the board is there. */
import type { Explanation, PlaceId } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Model } from '../model.ts'
import { placesOf } from '../places-of.ts'
import { explain } from './explain.ts'
import { explainReady, explainTexts } from './texts/index.ts'

export interface Explainer {
  explain(place: PlaceId): Explanation | undefined
  placesOf(action: Tagged): readonly PlaceId[]
}

export async function openExplainer(model: Model): Promise<Explainer> {
  await explainReady()
  const explainThing = (place: PlaceId) => {
    const known = {
      view: model.view.value,
      players: model.context.players.value,
      sales: model.sales.value,
      values: model.values,
      fillOf: (name: Parameters<Model['chosenFill']>[0]) => model.chosenFill(name)?.fill,
    }
    return explain(place, known, explainTexts())
  }
  return { explain: explainThing, placesOf }
}
