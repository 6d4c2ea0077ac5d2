import { COLOURS, itemAsked } from '../../rules/index.ts'
import type { MerlinSentences } from '../sentences.ts'
import { itemName, provinceName, tileName } from './things.ts'

export const questions: MerlinSentences['questions'] = {
  chooseDie: () => 'Choose one of your dice.',
  prepare: () => 'Move; you may change the die or the direction first.',
  arrive: () => 'Do the action of the space, or skip it.',
  repeat: () => 'Spend one of Merlin’s staffs to repeat the action?',
  act: () => 'Do the action of the space again.',
  finish: () => 'End your turn, or resolve a quest first.',
  exchange: () => 'Take any item in exchange for the one you returned.',
  discardTraitor: () => 'Discard one of your traitors.',
  discardMore: () => 'Discard another quest, or draw.',
  drawQuest: (n) => `Draw a quest from the display or the deck${n > 1 ? ` (${n} to draw)` : ''}.`,
  tower: (tile) =>
    `The tower on ${tileName(tile)}: take a shield or a flag from any province, or place a counter in one.`,
  buildAgain: () => 'Use the builder’s seal to build again?',
  placeAgain: () => 'Send another servant to a province where you have a counter.',
  chooseAlly: (n) => `Choose an ally from pile ${n % 2 === 0 ? 'A' : 'B'}.`,
  galahad: (n) => {
    const { item, province } = itemAsked(n)
    return `You took ${itemName(item, province)}. Use Galahad to take one more ${item} from another province?`
  },
  gaheris: (tile) => `Put a Gaheris tile under your manor on ${tileName(tile)}?`,
  towerAgain: (n) =>
    n >= COLOURS.length
      ? `The tower gives twice: place another counter, but not in ${provinceName(n % COLOURS.length)}.`
      : `The tower gives twice: take another shield or flag, but not from ${provinceName(n)}.`,
  kay: (province) => `Put a Kay tile beside your counter in ${provinceName(province)}?`,
  grail: (province) => `You are tied in ${provinceName(province)}. Use the Grail to take all the points?`,
}
