/* What a thing in the castle can be used for now: the choice of a colour or a space comes after the click on it. */
import { at } from '@logres/kernel'
import {
  type Action,
  BORROW_FLAG,
  COLOURS,
  flagWith,
  type Item,
  layoutOf,
  PLAIN_FLAG,
  type Province,
  REPEL_FLAG,
  RESOLVE_WITH_FLAG,
} from '../../rules/index.ts'
import type { Model } from '../model.ts'
import { sparingPercival } from '../quests/uses.ts'

/** All that a flag of this colour could do now. That for a second quest goes with the quest. */
export function usesOfFlag(model: Model, province: Province): readonly Action[] {
  const colour = at(COLOURS, province)
  const resolutions =
    province === flagWith(model.view.value.options, 'secondQuest')
      ? sparingPercival(model.legalOf('resolveQuest')).filter((each) => each.withGreyFlag)
      : []
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
    ...model.legalOf('spendFlag').filter((each) => 'traitors' in each && each.traitors === colour),
  ]
}

/** Spending the flag in some way: asked only to hear why not. */
export function anyUseOf(model: Model, province: Province): Action {
  const { options, hand } = model.view.peek()
  const traitors = model.player.peek().traitors.findIndex((n) => n > 0)
  switch (at(layoutOf(options).effectOf, province)) {
    case 'repel':
      return at(at(REPEL_FLAG, province), Math.max(0, traitors))
    case 'borrow':
      return at(at(BORROW_FLAG, province), 0)
    case 'secondQuest':
      return at(at(RESOLVE_WITH_FLAG, hand?.[0] ?? 0), 0)
    default:
      return at(PLAIN_FLAG, province)
  }
}
