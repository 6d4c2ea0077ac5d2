/* The board by keyboard: digits pick what lies in the hand or on offer, arrows go along the row, Escape puts back. */

import { focusBeside, focusOn, isLandscape, isNarrow } from '@logres/board-kit'
import { TILES } from '../rules/index.ts'
import type { Model } from './model.ts'
import { pressCard } from './people.tsx'

/** True: the key is used up. */
export function pressKey(model: Model, event: KeyboardEvent): boolean {
  const { key } = event
  if (/^[1-9]$/.test(key)) return pressDigit(model, Number(key))
  if (key === 'Escape') return putBack(model)
  return key.startsWith('Arrow') && moveAlong(model, key)
}

function pressDigit(model: Model, digit: number): boolean {
  const kind = model.asked.peek()?.kind
  if (kind === 'answerAttack' || kind === 'answerSpell' || kind === 'spareLoss')
    return focusOn(`[data-choice="${digit}"]`)
  if (kind === 'takeTile') {
    const up = TILES.filter((_, i) => (model.view.peek().faceUp[i] ?? 0) > 0)
    const tile = up[digit - 1]
    return tile !== undefined && focusOn(`[data-tile="${tile}"]`)
  }
  if (digit > model.hand.peek().length) return false
  pressCard(model, digit - 1)
  if (model.picked.peek() !== undefined) focusAt(model.focus.peek() ?? 0, 'plate')
  else focusCard(digit - 1)
  return true
}

function putBack(model: Model): boolean {
  const no = model.picked.peek()
  if (model.ending.chosen.peek() !== undefined) {
    model.ending.choose(undefined)
    return true
  }
  if (no === undefined) return false
  model.pick(undefined)
  focusCard(no)
  return true
}

function focusCard(no: number): void {
  focusOn(`[data-card="${no}"]`)
}

/** Across: from region to region. The other way: between a region and the pile before it. */
function moveAlong(model: Model, key: string): boolean {
  const from = document.activeElement
  if (!(from instanceof HTMLElement)) return false
  if (from.dataset.card !== undefined) return alongHand(model, from, key)
  if (from.dataset.at === undefined) return goToBoard(model)
  const position = Number(from.dataset.at)
  // Losses are paid from piles: there is nothing to choose in the other row.
  const row = from.dataset.row === 'pile' || model.asked.peek()?.kind === 'payLosses' ? 'pile' : 'plate'
  const [back, on, inward, outward] =
    isNarrow.peek() && !isLandscape.peek()
      ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
      : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
  if (key === inward) return focusAt(position, 'plate')
  if (key === outward) return focusAt(position, 'pile') || focusCardBelow()
  return key === back || key === on ? step(position, row, key === on ? 1 : -1) : false
}

/** From elsewhere, where something on the board is to be chosen. */
function goToBoard(model: Model): boolean {
  const start = model.focus.peek() ?? 0
  if (model.pickedCard.peek() !== undefined) return focusAt(start, 'plate')
  return model.asked.peek()?.kind === 'payLosses' && (focusAt(start, 'pile') || step(-1, 'pile', 1))
}

function focusCardBelow(): boolean {
  focusCard(0)
  return true
}

function step(position: number, row: string, by: number): boolean {
  const last = 10
  for (let next = position + by; next >= 0 && next <= last; next += by) if (focusAt(next, row)) return true
  return true
}

function alongHand(model: Model, from: HTMLElement, key: string): boolean {
  if (key === 'ArrowUp') return focusAt(model.focus.peek() ?? 0, 'pile') || focusAt(model.focus.peek() ?? 0, 'plate')
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  return focusBeside('[data-card]', from, key === 'ArrowRight' ? 1 : -1)
}

export function focusAt(position: number, row: string): boolean {
  return focusOn(`[data-at="${position}"][data-row="${row}"]`)
}
