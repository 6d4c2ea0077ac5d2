/* Ten positions that show everything the Avalon board can ask. */
import { sum } from '@logres/kernel'
import { asksMe, findPosition, longestPile, type Position, turnedUp } from './positions.ts'

export const LONG_NAMES = ['Sir Bartholomew of Tintagel-by-the-Sea', 'Guinevere-Alexandrina von Hohenlohe'] as const

export function sampleStates(): Readonly<Record<string, Position>> {
  return {
    opening: findPosition(asksMe('playCards')),
    turn: findPosition(asksMe('playCards', (state) => turnedUp(state) >= 6 && sum(state.hands[0]) >= 5)),
    attacked: findPosition(asksMe('answerAttack', (state) => turnedUp(state) >= 4)),
    enchanted: findPosition(asksMe('answerSpell', (state) => turnedUp(state) >= 3)),
    paying: findPosition(asksMe('payLosses', (state) => turnedUp(state) >= 4 && sum(state.hands[0]) >= 2)),
    sparing: findPosition(asksMe('spareLoss')),
    tile: findPosition(asksMe('takeTile', (state) => turnedUp(state) >= 4)),
    discarding: findPosition(asksMe('discardDown')),
    ending: findPosition(asksMe('endTurn')),
    long: findPosition(
      asksMe('playCards', (state) => longestPile(state) >= 10),
      { names: LONG_NAMES, hoards: true },
    ),
  }
}
