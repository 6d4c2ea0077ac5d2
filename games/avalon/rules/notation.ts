/* Actions as short text and back, for terminals, golden playthroughs and letters: "attack rK 3". Regions count from 1. */
import { type Action, ALL_ACTIONS } from './actions.ts'
import { type Card, isSorceress, type Position } from './vocabulary.ts'

const COLOUR_LETTERS = 'ygrbv'

/** The colour's first letter, then K for a knight or S for a sorceress. */
export function cardCode(card: Card): string {
  return COLOUR_LETTERS.charAt(card >> 1) + (isSorceress(card) ? 'S' : 'K')
}

export function regionNumber(position: Position): string {
  return String(position + 1)
}

export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'reinforce':
    case 'enchant':
    case 'attack':
      return `${action.kind} ${cardCode(action.card)} ${regionNumber(action.at)}`
    case 'payLoss':
      return `pay ${action.from === 'hand' ? cardCode(action.card) : regionNumber(action.from)}`
    case 'discard':
      return `discard ${cardCode(action.card)}`
    case 'takeTile':
      return `take ${action.tile}`
    case 'useAvalon':
      return 'use avalon'
    case 'keepAvalon':
      return 'keep avalon'
    case 'finishPlays':
      return 'finish'
    case 'counterSpell':
      return 'counter'
    case 'endTurn':
      return 'end'
    case 'resist':
    case 'decline':
      return action.kind
  }
}

const BY_TEXT = new Map(ALL_ACTIONS.map((action) => [writeAction(action).toLowerCase(), action]))

/** Case and extra spaces don't matter; undefined if the text names no action. */
export function readAction(text: string): Action | undefined {
  return BY_TEXT.get(text.trim().toLowerCase().replace(/\s+/g, ' '))
}
