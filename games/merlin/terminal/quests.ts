/* A quest in one line: its number, points and icon, what it asks for, and what the viewer lacks. */
import { at, sum } from '@logres/kernel'
import { paint } from '@logres/terminal'
import {
  type Condition,
  layoutOf,
  missingOf,
  type Player,
  type Quest,
  type QuestId,
  questNumber,
  type View,
} from '../rules/index.ts'
import { names } from './names.ts'

function questOf(view: View, quest: QuestId): Quest {
  return at(layoutOf(view.options).edition.quests, quest)
}

const SCREEN = 100

/** In one line; in two if that would be too long. */
export function questLines(view: View, id: QuestId, label: string): string[] {
  const quest = questOf(view, id)
  const icon = view.options.kingsFavour ? ` ${quest.icon.charAt(0).toUpperCase()}` : ''
  const head = `${label}${questNumber(id)} (${quest.points}${icon}) ${names.quest(quest)}`
  const lack = lackText(view, quest)
  return head.length + lack.length < SCREEN
    ? [`${head}: ${lack}`]
    : [`${head}:`, `${' '.repeat(label.length + 3)}${lack}`]
}

/** "lacks a grey flag", "1 to go", "fulfilled" */
function lackText(view: View, { conditions }: Quest): string {
  if (view.viewer === 'table') return ''
  const player = at(view.players, view.viewer)
  const missing = missingOf(conditions, player)
  if (missing === 0) return paint('fulfilled', 'green')
  const lacking = conditions.flatMap((condition) => lackingOf(condition, player))
  if (conditions.length === 1 || lacking.length === 0) return `${missing} to go`
  return lacking.length === conditions.length ? 'lacks all' : `lacks ${names.quest({ conditions: lacking })}`
}

/** "2 points, 1 to go" */
export function questHint(view: View, quest: QuestId): string {
  const { points, conditions } = questOf(view, quest)
  const missing = view.viewer === 'table' ? 0 : missingOf(conditions, at(view.players, view.viewer))
  return `${points === 1 ? '1 point' : `${points} points`}, ${missing === 0 ? 'fulfilled' : `${missing} to go`}`
}

/** A condition that is not met, or what is left of it. */
function lackingOf(condition: Condition, player: Player): Condition[] {
  if (missingOf([condition], player) === 0) return []
  if (condition.kind === 'items') return [{ ...condition, count: condition.count - sum(player.items[condition.item]) }]
  if (condition.kind === 'counters') return [{ ...condition, count: condition.count - sum(player.influence) }]
  return [condition]
}
