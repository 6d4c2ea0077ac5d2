/* A quest: its points, the servant of its icon, and each thing it asks for, ticked or not. */
import { at } from '@logres/kernel'
import {
  type Condition,
  countedForQuests,
  type Need,
  needsOf,
  type Quest,
  type QuestId,
  questOf,
} from '../../rules/index.ts'
import { Badge, ItemMark, ServantMark, Sign } from '../art/signs.tsx'
import type { Model } from '../model.ts'
import { names } from '../texts/index.ts'
import { bareProvince, colourName, inList, parted, parts } from '../texts/parts.ts'

/** Ticked for the seat at the bottom. */
export function needsFor(model: Model, quest: QuestId): readonly Need[] {
  const view = model.view.value
  return needsOf(questOf(view, quest).conditions, countedForQuests(view, model.me.value))
}

export function Face({ model, quest }: { readonly model: Model; readonly quest: QuestId }) {
  return <Head quest={questOf(model.view.value, quest)} />
}

export function Head({ quest: { points, icon } }: { readonly quest: Quest }) {
  const t = parts()
  return (
    <span class="merlin-quest-head">
      <span class="merlin-points">
        {points}
        <small> {t.pointsWord(points)}</small>
      </span>
      <span title={names().servants[icon]}>
        <Sign name={icon} size={17} />
        <span class="visually-hidden">{names().servants[icon]}</span>
      </span>
    </span>
  )
}

export function Needs({ model, quest }: { readonly model: Model; readonly quest: QuestId }) {
  return <NeedLines quest={questOf(model.view.value, quest)} needs={needsFor(model, quest)} />
}

export function NeedLines({ quest, needs }: { readonly quest: Quest; readonly needs: readonly Need[] }) {
  return (
    <>
      {needs.map((need, i) => (
        <NeedLine key={i} need={need} condition={at(quest.conditions, need.condition)} />
      ))}
    </>
  )
}

function NeedLine({ need, condition }: { readonly need: Need; readonly condition: Condition }) {
  const t = parts()
  return (
    <span class={`merlin-condition ${need.isMet ? 'merlin-met' : 'merlin-unmet'}`} data-met={need.isMet}>
      <span class="merlin-mark-of-need" aria-hidden="true">
        {need.isMet ? '✓' : '✗'}
      </span>
      <span class="visually-hidden">{need.isMet ? t.met : t.missing} </span>
      <span>
        <NeedMark need={need} condition={condition} />
      </span>
      <span>
        {parted(sayNeed(need, condition))}
        {!need.isMet && need.of > 1 ? ` (${t.hasOf(need.has, need.of)})` : ''}
      </span>
    </span>
  )
}

/** Short, without an article: the sign beside it says the rest. */
function sayNeed(need: Need, condition: Condition): string {
  const t = parts()
  switch (condition.kind) {
    case 'influence':
      return t.influenceIn(colourName(condition.province), bareProvince(condition.province))
    case 'counters':
      return t.anyCounters(condition.count)
    case 'servants': {
      const servants = need.servants.map((servant) => names().servants[servant])
      return condition.province === null
        ? t.together(inList(servants))
        : t.servantIn(servants.join(', '), colourName(condition.province), bareProvince(condition.province))
    }
    case 'item':
      return names()
        .quest({ conditions: [condition] })
        .replace(/^\S+ /, '')
    case 'items':
      return names().quest({ conditions: [condition] })
  }
}

function NeedMark({ need, condition }: { readonly need: Need; readonly condition: Condition }) {
  switch (condition.kind) {
    case 'item':
      return <ItemMark item={condition.item} province={condition.province} size={18} />
    case 'items':
      return <ItemMark item={condition.item} province={null} size={18} />
    case 'influence':
      return <Badge province={condition.province} size={19} />
    case 'counters':
      return <i class="merlin-any-counter" />
    case 'servants':
      return <ServantMark servant={need.servants[0] ?? 'lady'} province={condition.province} size={19} />
  }
}

/** The condition alone, or of its servants only this one. */
function asCondition(need: Need, condition: Condition): Condition {
  return condition.kind === 'servants' ? { ...condition, servants: need.servants } : condition
}

/** "Missing: a blue flag." Empty if nothing is. */
export function missing(model: Model, quest: QuestId): string {
  const { conditions } = questOf(model.view.value, quest)
  const unmet = needsFor(model, quest).filter(({ isMet }) => !isMet)
  if (unmet.length === 0) return ''
  return parts().missingOf(
    names().quest({ conditions: unmet.map((need) => asCondition(need, at(conditions, need.condition))) }),
  )
}

/** How many things are still to come. */
export function countMissing(model: Model, quest: QuestId): number {
  return needsFor(model, quest).reduce((sum, need) => sum + need.of - need.has, 0)
}
