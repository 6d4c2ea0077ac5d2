/* What a thing in the castle can be used for now: the choice of a colour or a space comes after the click on it. */
import { at } from '@logres/kernel'
import {
  type Action,
  BLACK_FLAG,
  COLOURS,
  type Colour,
  type Item,
  ORANGE_FLAG,
  PLAIN_FLAG,
  type Province,
  RESOLVE_WITH_FLAG,
} from '../../rules/index.ts'
import type { Model } from '../model.ts'

/** All that a flag of this colour could do now. The grey one goes with a quest. */
export function usesOfFlag(model: Model, province: Province): readonly Action[] {
  const colour = at(COLOURS, province)
  const resolutions = colour === 'grey' ? model.legalOf('resolveQuest').filter((each) => each.withGreyFlag) : []
  return [...model.legalOf('spendFlag').filter(({ flag }) => flag === colour), ...resolutions]
}

/** 4.7 Giving it back for another. */
export function returnOf(model: Model, item: Item, province: Province): Action | undefined {
  return model.legalOf('returnItem').find((each) => each.item === item && each.province === province)
}

/** Whatever gets rid of a traitor of this colour. */
export function usesOfTraitor(model: Model, colour: Province): readonly Action[] {
  return [
    ...model.legalOf('discardTraitor').filter((each) => each.colour === colour),
    ...model.legalOf('repelBySeal').filter((each) => each.colour === colour),
    ...model.legalOf('spendFlag').filter((each) => each.flag === 'black' && each.traitors === colour),
  ]
}

/** Spending the flag in some way: asked only to hear why not. */
export function anyUseOf(model: Model, colour: Colour): Action {
  if (colour === 'black')
    return at(
      BLACK_FLAG,
      Math.max(
        0,
        model.player.peek().traitors.findIndex((n) => n > 0),
      ),
    )
  if (colour === 'orange') return at(ORANGE_FLAG, 0)
  if (colour === 'grey') return at(at(RESOLVE_WITH_FLAG, model.view.peek().hand?.[0] ?? 0), 0)
  return PLAIN_FLAG[colour]
}
