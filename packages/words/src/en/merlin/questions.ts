import { COLOURS, itemAsked } from '@logres/merlin'
import type { MerlinSentences } from '../../merlin.ts'
import { itemName, provinceName, tileName } from './things.ts'

export const questions: MerlinSentences['questions'] = {
  chooseDie: () => 'Choose one of your dice.',
  prepare: () => 'Move, after changing the die or the way if you like.',
  arrive: () => 'Do the action of the space, or renounce it.',
  repeat: () => 'Spend a staff of Merlin to do the action once more?',
  act: () => 'Do the action of the space once more.',
  finish: () => 'End your turn; before that you may still resolve a quest.',
  exchange: () => 'Take any item for the one you returned.',
  discardTraitor: () => 'Discard one of your traitors.',
  discardMore: () => 'Discard another quest, or draw.',
  drawQuest: (n) => `Draw a quest from the display or the deck${n > 1 ? ` (${n} to draw)` : ''}.`,
  tower: (tile) =>
    `The tower on ${tileName(tile)}: take a shield or a flag, or place a counter, from or into any province.`,
  buildAgain: () => "Build once more by the builder's seal?",
  placeAgain: () => 'Send a servant once more to a province where you have a counter.',
  chooseAlly: (n) => `Choose an ally of pile ${n % 2 === 0 ? 'A' : 'B'}.`,
  galahad: (n) => {
    const { item, province } = itemAsked(n)
    return `You took ${itemName(item, province)}. Use Galahad to take one more ${item} from another province?`
  },
  gaheris: (tile) => `Put a tile of Gaheris under your manor on ${tileName(tile)}?`,
  towerAgain: (n) =>
    n >= COLOURS.length
      ? `The tower gives twice: place another counter, but not in ${provinceName(n % COLOURS.length)}.`
      : `The tower gives twice: take another shield or flag, but not from ${provinceName(n)}.`,
  kay: (province) => `Put a tile of Kay beside your counter in ${provinceName(province)}?`,
  grail: (province) => `You are tied for the lead in ${provinceName(province)}. Use the Grail to take all the points?`,
}
