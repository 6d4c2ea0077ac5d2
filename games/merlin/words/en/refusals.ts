import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/en'
import { questNumber } from '../../rules/index.ts'
import type { MerlinSentences } from '../sentences.ts'
import { colourName, provinceName, tileName } from './things.ts'

const text = (value: Param, otherwise: string) => (typeof value === 'string' ? value : otherwise)

export const reasons: MerlinSentences['reasons'] = {
  gameOver: 'The game is over.',
  notAsked: 'It is not your turn to act.',
  notNow: 'You cannot do that right now.',
  dieUsed: 'You no longer have that die this round.',
  noApple: 'You have no apple.',
  appleWithoutChange: 'The die already shows that value.',
  onlyThisWay: 'The knight moves clockwise; only a flag turns it around.',
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
  oneQuestATurn: 'You have already resolved a quest this turn; a second one needs the flag for it.',
  twoQuestsATurn: 'Two quests per turn is the limit.',
  greyFlagForSecond: 'That flag is for a second quest in one turn.',
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
  flagOtherEffect: 'The flag of that colour does something else.',
  noFlag: 'You have no flag of that colour.',
  flagBeforeMove: 'That flag is spent before the move.',
  flagAfterMove: 'That flag is spent after the move, before acting.',
  flagForKnight: 'That flag is for the knight, not for Merlin.',
  flagSpentAlready: 'The knight is already moving counter-clockwise.',
  onlyChosenDie: 'At this table that flag only turns the chosen die.',
  whichDie: 'Say which die the flag turns.',
  brownBeforeOrange: 'That flag comes first: you have borrowed an action already.',
  noKnightThere: 'No other player’s knight is there.',
}

/** Ring positions count from 0, as in 1.2. */
export const editionFaults: MerlinSentences['editionFaults'] = {
  editionRing: ({ spaces, needed }) => `The ring must have ${number(needed)} spaces, not ${number(spaces)}.`,
  editionSpacing: ({ position, space }) =>
    `Space ${number(position)} of the ring is the ${text(space, 'same')} province; usually a province is every fourth space.`,
  editionSpaces: ({ space, spaces, needed }) =>
    `The ring must have the space "${text(space, 'in question')}" ${times(number(needed))}, not ${times(number(spaces))}.`,
  editionFrame: ({ frame, slots, needed }) =>
    `The ${text(frame, 'top')} frame must have ${number(needed)} slots, not ${number(slots)}.`,
  editionTile: ({ rows, tile, colours, least, most }) =>
    `With these frames ${tileName(number(tile))}, of a domain of ${number(rows)} rows, allows ${counted(number(colours), 'colour')}; usually it is ${number(least)} to ${number(most)}.`,
  editionBalance: ({ rows, province, tiles, least, most }) =>
    `With these frames ${colourName(number(province))} material builds on ${counted(number(tiles), 'tile')} of a domain of ${number(rows)} rows; usually it is ${number(least)} to ${number(most)}.`,
  editionStartingTiles: ({ tiles, needed }) => `There must be ${number(needed)} starting tiles, not ${number(tiles)}.`,
  editionStarts: () => 'By the starting tiles two knights start in the same province; usually each has its own.',
  editionQuests: ({ quests, needed }) => `There must be ${number(needed)} quests, not ${number(quests)}.`,
  editionQuest: ({ quest }) =>
    `Quest ${questNumber(number(quest))} of the list must have 1 to 4 conditions, and name each servant once at most.`,
  editionFirst: () => 'The ring begins with the black province: that is space 0, where Merlin starts.',
  editionCounters: ({ quest, most }) =>
    `Quest ${questNumber(number(quest))} of the list asks for more counters than the ${number(most)} that each player has.`,
  editionAnimals: ({ animals, needed }) => `There must be ${number(needed)} animals, not ${number(animals)}.`,
  editionDragon: () => 'The dragon is the animal of the black province: the rules say so.',
  editionAnimalTwice: ({ province }) =>
    `The animal of ${provinceName(number(province))} is that of another province, too; usually each has its own.`,
  editionFlags: ({ flags, needed }) => `There must be ${number(needed)} flags, not ${number(flags)}.`,
  editionFlagTwice: ({ province, other }) =>
    `The ${colourName(number(province))} flag does the same as the ${colourName(number(other))} one; each of the six effects is needed once.`,
  editionBacks: ({ backs, needed }) =>
    `There must be ${number(needed)} backs, one for each ally, not ${number(backs)}.`,
  editionBackCount: ({ a, b, least }) =>
    `${number(a)} allies have the back A and ${number(b)} the back B; usually it is six each, and at least ${number(least)} are needed.`,
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
