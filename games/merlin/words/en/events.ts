import type { Company } from '@logres/words'
import { capital, counted, does, listed, nameOf, whose } from '@logres/words/en'
import type { Event } from '../../rules/index.ts'
import type { MerlinEvents } from '../sentences.ts'
import {
  allyName,
  colourName,
  itemName,
  provinceName,
  questName,
  SERVANT_NAMES,
  sortName,
  spacePhrase,
  tileName,
  traitorName,
} from './things.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export const events: MerlinEvents = {
  roundBegan: ({ round, first }, company) =>
    `Round ${round}: ${nameOf(company, first)} ${first === company.reader ? 'go' : 'goes'} first.`,
  diceRolled: ({ seat, dice, merlinDie }, company) =>
    `${does(company, seat, 'roll')} ${listed(dice.map(String))}, and ${merlinDie} for Merlin.`,
  turnBegan: ({ no, seat }, company) => `Turn ${no}: ${whose(company, seat)} move.`,
  dieChosen: ({ seat, figure, value }, company) =>
    `${does(company, seat, 'choose')} ${figure === 'merlin' ? `Merlin’s die, a ${value}` : `the ${value}`}.`,
  appleEaten: ({ seat, value }, company) =>
    `${does(company, seat, 'return')} an apple: the die becomes ${withArticle(value)}.`,
  flagSpent: ({ seat, flag }, company) =>
    `${does(company, seat, 'spend')} ${flag === 'orange' ? 'an' : 'a'} ${flag} flag.`,
  dieTurned: ({ seat, value }, company) => `${capital(whose(company, seat))} die becomes ${withArticle(value)}.`,
  figureMoved: ({ seat, figure, to }, company) =>
    `${does(company, seat, 'move')} ${figure === 'merlin' ? 'Merlin' : 'the knight'} to ${spacePhrase(company.edition, to)}.`,
  actionBorrowed: ({ seat, at }, company) =>
    `${does(company, seat, 'act')} instead as if on ${spacePhrase(company.edition, at)}.`,
  actionRenounced: ({ seat, at }, company) =>
    `${does(company, seat, 'skip')} the action of ${spacePhrase(company.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, company) =>
    `${does(company, seat, 'send')} the ${SERVANT_NAMES[servant]} from ${from === null ? 'the castle' : provinceName(from)} to ${provinceName(province)}.`,
  servantSentHome: ({ seat, servant }, company) =>
    `${capital(whose(company, seat))} ${SERVANT_NAMES[servant]} has to go home.`,
  servantActedAgain: ({ seat, servant, province }, company) =>
    `${capital(whose(company, seat))} ${SERVANT_NAMES[servant]} acts again in ${provinceName(province)}.`,
  itemTaken: ({ seat, item, province }, company) => `${does(company, seat, 'take')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, company) => `${does(company, seat, 'return')} ${itemName(item, province)}.`,
  counterPlaced: ({ seat, province }, company) =>
    `${does(company, seat, 'place')} an influence counter in ${provinceName(province)}.`,
  countersTakenHome: ({ seat, province, counters }, company) =>
    `${does(company, seat, 'take')} ${counted(counters, 'counter')} home from ${provinceName(province)}.`,
  scored,
  excaliburTaken: ({ seat, from }, company) =>
    `${does(company, seat, 'take')} Excalibur${fromWhom(seat, from, company)}.`,
  grailTaken: ({ seat, from }, company) => `${does(company, seat, 'take')} the Grail${fromWhom(seat, from, company)}.`,
  appleTaken: ({ seat }, company) => `${does(company, seat, 'take')} an apple.`,
  traitorDiscarded: ({ seat, colour }, company) => `${does(company, seat, 'discard')} ${traitorName(colour)}.`,
  traitorsRepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'repel')} ${counted(traitors, `${colourName(colour)} traitor`)}.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'cannot', 'cannot')} repel ${counted(traitors, `${colourName(colour)} traitor`)}.`,
  traitorDrawn: ({ seat, colour }, company) => `${does(company, seat, 'draw')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, company) =>
    `${does(company, seat, 'discard')} ${questName(company.edition, quest)}.`,
  questResolved: ({ seat, quest }, company) =>
    `${does(company, seat, 'resolve')} ${questName(company.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, company) =>
    quest === null
      ? `${does(company, seat, 'draw')} a quest from the deck.`
      : `${does(company, seat, 'draw')} ${questName(company.edition, quest)} from the ${from}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest))} joins the display.`,
  questsShuffled: ({ quests }) => `The discards become the new deck: ${counted(quests, 'quest')}.`,
  traitorsShuffled: ({ traitors }) => `The discarded traitors are shuffled: ${counted(traitors, 'traitor')}.`,
  manorBuilt: ({ seat, tile, province }, company) =>
    `${does(company, seat, 'build')} a manor on ${tileName(tile)} with ${itemName('material', province)}.`,
  towerPassed: ({ seat }, company) => `${does(company, seat, 'take')} nothing from the tower.`,
  staffSpent: ({ seat }, company) => `${does(company, seat, 'spend')} one of Merlin’s staffs to repeat the action.`,
  staffKept: ({ seat }, company) => `${does(company, seat, 'keep')} the staff.`,
  sealPlaced: ({ seat, servant, row }, company) =>
    `${does(company, seat, 'put', 'puts')} a seal on row ${row} of the ${SERVANT_NAMES[servant]} instead of the points.`,
  sealTurned: ({ seat, servant }, company) =>
    `${does(company, seat, 'use')} the ${SERVANT_NAMES[servant]}’s seal and turn${seat === company.reader ? '' : 's'} it over.`,
  sealTurnedBack: ({ seat, servant }, company) =>
    `${capital(whose(company, seat))} seal of the ${SERVANT_NAMES[servant]} can be used again.`,
  sealPassed: ({ seat, servant }, company) =>
    `${does(company, seat, 'save')} the ${SERVANT_NAMES[servant]}’s seal for later.`,
  allyJoined: ({ seat, ally }, company) => `${allyName(ally)} joins ${nameOf(company, seat)}.`,
  allyUsed: ({ seat, ally }, company) => `${does(company, seat, 'use')} ${allyName(ally)}.`,
  kayCameHome: ({ seat }, company) => `Kay comes home to ${nameOf(company, seat)}.`,
  allyPassed: ({ seat, ally }, company) => `${does(company, seat, 'do', 'does')} not use ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of }, company) =>
    `${does(company, seat, 'earn')} ${allyName(ally)}’s tile for ${ally === 'geraint' ? sortName(of) : `the colour ${colourName(of)}`}.`,
  questSwapped: ({ seat, gives, takes }, company) =>
    `${does(company, seat, 'put', 'puts')} ${questName(company.edition, gives)} on display and take${seat === company.reader ? '' : 's'} ${questName(company.edition, takes)}.`,
  scoringBegan: ({ no }) => `Scoring ${no} of 3.`,
  grailUsed: ({ seat, province }, company) =>
    `${does(company, seat, 'use')} the Grail: all the points of ${provinceName(province)}.`,
  grailKept: ({ seat, province }, company) =>
    `${does(company, seat, 'share')} the points of ${provinceName(province)} without the Grail.`,
  gameEnded: ({ scores }, company) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = counted(most, 'point')
    return winners.length === 1 && winners[0] !== undefined
      ? `The game ends. ${does(company, winners[0], 'win')} with ${points}.`
      : `The game ends. ${capital(listed(winners.map((seat) => nameOf(company, seat))))} share the victory with ${points} each.`
  },
}

function withArticle(die: number): string {
  return `a ${die}`
}

/** 4.4, 4.5 From the board, from another, or still one's own. */
function fromWhom(seat: number, from: number | null, company: Company): string {
  if (from === null) return ''
  return from === seat ? ' again' : ` from ${nameOf(company, from)}`
}

function scored({ seat, points, reward, of }: Of<'scored'>, company: Company): string {
  const much = counted(Math.abs(points), 'point')
  const what = points < 0 ? does(company, seat, 'lose') : does(company, seat, 'score')
  return `${what} ${much} ${REWARDS[reward](of)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'on the points space',
  quest: () => 'for the quest',
  greyFlag: () => 'for the second quest, with the grey flag',
  sealedIcon: () => 'for the seal on the quest’s icon',
  seal: () => 'for the seal',
  traitors: (traitors) => `for ${counted(traitors, 'traitor')} not repelled`,
  excalibur: () => 'for Excalibur: no traitor was left',
  territory: (tile) => `for the territory around ${tileName(tile)}`,
  influence: (province) => `for influence in ${provinceName(province)}`,
  servants: (servants) => `for ${counted(servants, 'servant')} on the board`,
  apples: (apples) => `for ${counted(apples, 'apple')}`,
  staffs: (staffs) => `for ${counted(staffs, 'staff')}`,
  items: (items) => `for ${counted(items, 'item')} in the castle`,
  gareth: () => 'with Gareth',
  geraint: () => 'with Geraint',
}
