import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { questNumber } from '../../rules/index.ts'
import type { MerlinSentences } from '../sentences.ts'
import { colourName, tileName } from './things.ts'

const text = (value: Param, otherwise: string) => (typeof value === 'string' ? value : otherwise)

export const reasons: MerlinSentences['reasons'] = {
  gameOver: 'The game is over.',
  notAsked: 'It is not your turn to act.',
  notNow: 'You cannot do that right now.',
  dieUsed: 'You no longer have that die this round.',
  noApple: 'You have no apple.',
  appleWithoutChange: 'The die already shows that value.',
  onlyThisWay: 'The knight moves clockwise; a blue flag turns it around.',
  otherSpace: 'That is the action of another space.',
  servantHere: 'This servant is already in that province and cannot act again.',
  otherProvince: 'The servant must go to the province of the space.',
  noCounterThere: 'You have no influence counter in that province.',
  provinceEmpty: 'That province has none left.',
  onlyThisItem: 'You cannot take that kind of item here.',
  notNeighbour: 'The servant can only go to a neighbouring province.',
  servantAtHome: 'A servant at home can be sent only if all four are at home.',
  noSuchItem: 'You have no such item in your castle.',
  tileTaken: 'There is already a manor on that tile.',
  noManorLeft: 'You have built all your manors.',
  wrongMaterial: 'That tile does not allow a material of this colour.',
  noMaterial: 'You have no material of this colour.',
  noTile: 'There is no such tile in this domain.',
  noCounterLeft: 'You have no influence counter left in your castle.',
  towerGivesOther: 'A tower gives a shield, a flag or a counter, not a material.',
  noTraitor: 'You have no traitor of that colour.',
  questNotInHand: 'You do not hold that quest.',
  questUnfulfilled: 'You do not meet all the conditions of that quest.',
  oneQuestATurn: 'You have already resolved a quest this turn; a second one needs a grey flag.',
  twoQuestsATurn: 'Two quests per turn is the limit.',
  greyFlagForSecond: 'The grey flag is for a second quest in one turn.',
  displayEmpty: 'There is no quest there.',
  deckEmpty: 'There is no quest left to draw.',
  noSealLeft: 'You have placed all your seals.',
  abilityTaken: 'Your seal is already there.',
  rowTooHigh: 'The row cannot be higher than the printed points of the quest.',
  noFavour: 'You have no such seal.',
  sealUsed: 'You have already used that seal; it will be turned back after the next scoring.',
  sealElsewhere: 'That seal cannot be used on this space.',
  noAlly: 'You do not have that ally, or its tiles are used up.',
  allyNotThere: 'That ally is not in the pile you choose from.',
  allyOnceATurn: 'You have already used that ally this turn.',
  allyForKnight: 'That ally only helps with your own dice.',
  allyForMerlin: 'That ally only helps with Merlin’s die.',
  tristramTooFar: 'Tristram changes a die by 1 or 2.',
  dieHasThatValue: 'The die already shows that value.',
  anotherProvince: 'It must be another province.',
  noColourPrinted: 'No colour is printed there.',
  sameColour: 'That is the colour that is printed.',
  sameGift: 'The tower gives two items or two counters, not one of each.',
  noFlag: 'You have no flag of that colour.',
  flagBeforeMove: 'That flag is spent before the move.',
  flagAfterMove: 'That flag is spent after the move, before acting.',
  flagForKnight: 'That flag is for the knight, not for Merlin.',
  flagSpentAlready: 'The knight is already moving counter-clockwise.',
  brownBeforeOrange: 'The brown flag is spent before the orange one: you have borrowed an action already.',
  noKnightThere: 'No other player’s knight is there.',
}

/** Ring positions count from 0, as in 1.2. */
export const editionFaults: MerlinSentences['editionFaults'] = {
  editionRing: ({ spaces, needed }) => `The ring must have ${number(needed)} spaces, not ${number(spaces)}.`,
  editionSpacing: ({ position, space, needed }) =>
    typeof needed === 'string'
      ? `Space ${number(position)} of the ring must be the ${needed} province, not "${text(space, 'something else')}".`
      : `Space ${number(position)} of the ring must be no province, but is the ${text(space, 'same')} one.`,
  editionSpaces: ({ space, spaces, needed }) =>
    `The ring must have the space "${text(space, 'in question')}" ${times(number(needed))}, not ${times(number(spaces))}.`,
  editionFrame: ({ frame, slots, needed }) =>
    `The ${text(frame, 'top')} frame must have ${number(needed)} slots, not ${number(slots)}.`,
  editionTile: ({ rows, tile, colours, least, most }) =>
    `With these frames ${tileName(number(tile))}, of a domain of ${number(rows)} rows, allows ${number(colours)} colours: it must be ${number(least)} to ${number(most)}.`,
  editionBalance: ({ rows, province, tiles, least, most }) =>
    `With these frames ${colourName(number(province))} material builds on ${number(tiles)} tiles of a domain of ${number(rows)} rows: it must be ${number(least)} to ${number(most)}.`,
  editionStartingTiles: ({ tiles, needed }) => `There must be ${number(needed)} starting tiles, not ${number(tiles)}.`,
  editionStarts: () => 'By the starting tiles two knights start in the same province.',
  editionQuests: ({ quests, needed }) => `There must be ${number(needed)} quests, not ${number(quests)}.`,
  editionQuest: ({ quest }) =>
    `Quest ${questNumber(number(quest))} of the list must have 1 to 4 conditions, and name each servant once at most.`,
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
