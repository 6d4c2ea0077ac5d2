/* The board by keyboard: 1 to 3 and M are the dice, arrows go around the table, letters open the panels. */
import { focusBeside, focusOn } from '@logres/board-kit'
import { RING } from '../rules/index.ts'
import type { Model, Tab } from './model.ts'

const PANELS: Readonly<Record<string, Tab>> = { d: 'domain', c: 'castle', q: 'quests', t: 'table', l: 'log' }

/** True: the key is used up. */
export function pressKey(model: Model, event: KeyboardEvent): boolean {
  const { key } = event
  if (/^[1-3]$/.test(key)) return pickDie(model, Number(key) - 1)
  if (key === 'm' || key === 'M') return pickDie(model, 3)
  if (key === 'Escape') return putBack(model)
  if (key === 'Enter' || key === ' ') return enter(model, event)
  if (key.startsWith('Arrow')) return around(model, key)
  const panel = PANELS[key.toLowerCase()]
  if (panel === undefined) return false
  openPanel(model, panel)
  return true
}

function pickDie(model: Model, no: number): boolean {
  const button = document.querySelector<HTMLElement>(`[data-die="${no}"]`)
  if (button === null) return false
  model.pick(no)
  model.sheet.value = undefined
  button.focus()
  return true
}

function putBack(model: Model): boolean {
  const had =
    model.picked.peek() !== undefined ||
    model.sheet.peek() !== undefined ||
    model.regarded.peek() !== undefined ||
    model.asking.peek() !== undefined
  model.dismiss()
  model.pick(undefined)
  model.glanced.value = undefined
  model.sheet.value = undefined
  return had
}

/** Drawn buttons know no Enter of their own; on nothing in particular it moves with the die that is picked. */
function enter(model: Model, { target, key }: KeyboardEvent): boolean {
  if (target instanceof SVGElement && target.getAttribute('role') === 'button') {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return true
  }
  if (target instanceof HTMLElement && target.closest('button, a, summary, input') !== null) return false
  const [only, other] = model.ways.peek()
  if (key === ' ' || only === undefined || other !== undefined || model.asked.peek() === null) return false
  model.follow(only.chain)
  return true
}

/** Along the ring, from the space in focus, from a goal, or from one's own knight. */
function around(model: Model, key: string): boolean {
  const from = document.activeElement
  const isOnRing = from instanceof SVGElement && from.dataset.space !== undefined
  const isOnDice = from instanceof HTMLElement && from.dataset.die !== undefined
  if (isOnDice && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return focusBeside('[data-die]', from, key === 'ArrowRight' ? 1 : -1)
  if (!isOnRing && !isOnDice) return false
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : RING - 1
  const next = isOnRing ? (Number(from.dataset.space) + step) % RING : (model.golden.peek()[0] ?? model.tabStop.peek())
  return focusOn(`[data-space="${next}"]`)
}

function openPanel(model: Model, panel: Tab): void {
  model.open(panel)
  const root = panel === 'log' ? document.querySelector('#log') : document.querySelector(`[data-panel="${panel}"]`)
  const target = root?.querySelector<HTMLElement>('button, [tabindex="0"], a')
  target?.focus()
  root?.scrollIntoView({ block: 'nearest' })
}
