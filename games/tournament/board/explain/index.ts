/* What the board explains, from its model. Loaded once the board is there. */
import type { Explanation, PlaceId } from '@logres/board-kit'
import type { Model } from '../model.ts'
import { explain } from './explain.ts'
import { explainReady, explainTexts } from './texts/index.ts'

export type Explainer = (place: PlaceId) => Explanation | undefined

export async function openExplainer(model: Model): Promise<Explainer> {
  await explainReady()
  return (place) => {
    const known = {
      view: model.view.value,
      players: model.context.players.value,
      sales: model.sales.value,
      values: model.values,
      fillOf: (name: Parameters<Model['chosenFill']>[0]) => model.chosenFill(name)?.fill,
    }
    return explain(place, known, explainTexts())
  }
}
