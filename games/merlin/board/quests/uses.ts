/* What a quest card can be used for now. */
import { at } from '@logres/kernel'
import { type Action, type QuestId, RESOLVE, RESOLVE_WITH_FLAG } from '../../rules/index.ts'
import type { Model } from '../model.ts'

export type Resolution = Extract<Action, { kind: 'resolveQuest' }>
export type Swap = Extract<Action, { kind: 'swapQuest' }>

export interface Uses {
  /** For points or for a seal; with Percival only where it is not met without him. */
  readonly resolutions: readonly Resolution[]
  readonly discard: Action | undefined
  /** 10.2 Bedivere. */
  readonly swaps: readonly Swap[]
}

export function usesOf(model: Model, quest: QuestId): Uses {
  const all = model.legalOf('resolveQuest').filter((each) => each.quest === quest)
  return {
    resolutions: sparingPercival(all),
    discard: model.legalOf('discardQuest').find((each) => each.quest === quest),
    swaps: model.legalOf('swapQuest').filter((each) => each.quest === quest),
  }
}

/** 10.2 Of the ways to resolve quests, those with Percival only for quests that are not met without him. */
export function sparingPercival(all: readonly Resolution[]): readonly Resolution[] {
  const plain = new Set(all.filter(({ percival }) => percival === null).map(({ quest }) => quest))
  return all.filter(({ percival, quest }) => percival === null || !plain.has(quest))
}

/** Asked only to hear why not: as a second quest if one was resolved. */
export function anyResolution(model: Model, quest: QuestId): Action {
  const isSecond = model.isMine && (model.turn.value?.resolved ?? 0) > 0
  return at(at(isSecond ? RESOLVE_WITH_FLAG : RESOLVE, quest), 0)
}
