import type { Players } from '@logres/words'
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
  roundBegan: ({ round, first }, players) =>
    `Round ${round}: ${nameOf(players, first)} ${first === players.reader ? 'go' : 'goes'} first.`,
  diceRolled: ({ seat, dice, merlinDie }, players) =>
    `${does(players, seat, 'roll')} ${listed(dice.map(String))}, and ${merlinDie} for Merlin.`,
  turnBegan: ({ no, seat }, players) => `Turn ${no}: ${whose(players, seat)} move.`,
  dieChosen: ({ seat, figure, value }, players) =>
    `${does(players, seat, 'choose')} ${figure === 'merlin' ? `Merlin’s die, a ${value}` : `the ${value}`}.`,
  appleEaten: ({ seat, value }, players) =>
    `${does(players, seat, 'return')} an apple: the die becomes ${withArticle(value)}.`,
  flagSpent: ({ seat, flag }, players) =>
    `${does(players, seat, 'spend')} ${flag === 'orange' ? 'an' : 'a'} ${flag} flag.`,
  dieTurned: ({ seat, value, other }, players) => {
    if (other === 'knight') return `One of ${whose(players, seat)} dice becomes ${withArticle(value)}.`
    return `${capital(whose(players, seat))} ${other === 'merlin' ? 'white die' : 'die'} becomes ${withArticle(value)}.`
  },
  figureMoved: ({ seat, figure, to }, players) =>
    `${does(players, seat, 'move')} ${figure === 'merlin' ? 'Merlin' : 'the knight'} to ${spacePhrase(players.edition, to)}.`,
  actionBorrowed: ({ seat, at }, players) =>
    `${does(players, seat, 'act')} instead as if on ${spacePhrase(players.edition, at)}.`,
  actionRenounced: ({ seat, at }, players) =>
    `${does(players, seat, 'skip')} the action of ${spacePhrase(players.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, players) =>
    `${does(players, seat, 'send')} the ${SERVANT_NAMES[servant]} from ${from === null ? 'the castle' : provinceName(from)} to ${provinceName(province)}.`,
  servantSentHome: ({ seat, servant }, players) =>
    `${capital(whose(players, seat))} ${SERVANT_NAMES[servant]} has to go home.`,
  servantActedAgain: ({ seat, servant, province }, players) =>
    `${capital(whose(players, seat))} ${SERVANT_NAMES[servant]} acts again in ${provinceName(province)}.`,
  itemTaken: ({ seat, item, province }, players) => `${does(players, seat, 'take')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, players) => `${does(players, seat, 'return')} ${itemName(item, province)}.`,
  counterPlaced: ({ seat, province }, players) =>
    `${does(players, seat, 'place')} an influence counter in ${provinceName(province)}.`,
  countersTakenHome: ({ seat, province, counters }, players) =>
    `${does(players, seat, 'take')} ${counted(counters, 'counter')} home from ${provinceName(province)}.`,
  scored,
  excaliburTaken: ({ seat, from }, players) =>
    `${does(players, seat, 'take')} Excalibur${fromWhom(seat, from, players)}.`,
  grailTaken: ({ seat, from }, players) => `${does(players, seat, 'take')} the Grail${fromWhom(seat, from, players)}.`,
  appleTaken: ({ seat }, players) => `${does(players, seat, 'take')} an apple.`,
  traitorDiscarded: ({ seat, colour }, players) => `${does(players, seat, 'discard')} ${traitorName(colour)}.`,
  traitorsRepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'repel')} ${counted(traitors, `${colourName(colour)} traitor`)}.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'cannot', 'cannot')} repel ${counted(traitors, `${colourName(colour)} traitor`)}.`,
  traitorDrawn: ({ seat, colour }, players) => `${does(players, seat, 'draw')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, players) =>
    `${does(players, seat, 'discard')} ${questName(players.edition, quest)}.`,
  questResolved: ({ seat, quest }, players) =>
    `${does(players, seat, 'resolve')} ${questName(players.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, players) =>
    quest === null
      ? `${does(players, seat, 'draw')} a quest from the deck.`
      : `${does(players, seat, 'draw')} ${questName(players.edition, quest)} from the ${from}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest))} joins the display.`,
  questsShuffled: ({ quests }) => `The discards become the new deck: ${counted(quests, 'quest')}.`,
  traitorsShuffled: ({ traitors }) => `The discarded traitors are shuffled: ${counted(traitors, 'traitor')}.`,
  manorBuilt: ({ seat, tile, province }, players) =>
    `${does(players, seat, 'build')} a manor on ${tileName(tile)}, with ${itemName('material', province)}.`,
  towerPassed: ({ seat }, players) => `${does(players, seat, 'take')} nothing from the tower.`,
  staffSpent: ({ seat }, players) => `${does(players, seat, 'spend')} one of Merlin’s staffs to repeat the action.`,
  staffKept: ({ seat }, players) => `${does(players, seat, 'keep')} the staff.`,
  sealPlaced: ({ seat, servant, row }, players) =>
    `${does(players, seat, 'put', 'puts')} a seal on row ${row} of the ${SERVANT_NAMES[servant]} instead of the points.`,
  sealTurned: ({ seat, servant }, players) =>
    `${does(players, seat, 'use')} the ${SERVANT_NAMES[servant]}’s seal and turn${seat === players.reader ? '' : 's'} it over.`,
  sealTurnedBack: ({ seat, servant }, players) =>
    `${capital(whose(players, seat))} seal of the ${SERVANT_NAMES[servant]} can be used again.`,
  sealPassed: ({ seat, servant }, players) =>
    `${does(players, seat, 'save')} the ${SERVANT_NAMES[servant]}’s seal for later.`,
  allyJoined: ({ seat, ally }, players) => `${allyName(ally)} joins ${nameOf(players, seat)}.`,
  allyUsed: ({ seat, ally }, players) => `${does(players, seat, 'use')} ${allyName(ally)}.`,
  kayCameHome: ({ seat }, players) => `Kay comes home to ${nameOf(players, seat)}.`,
  allyPassed: ({ seat, ally }, players) => `${does(players, seat, 'do', 'does')} not use ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of }, players) =>
    `${does(players, seat, 'earn')} ${allyName(ally)}’s tile for ${ally === 'geraint' ? sortName(of) : `the colour ${colourName(of)}`}.`,
  questSwapped: ({ seat, gives, takes }, players) =>
    `${does(players, seat, 'put', 'puts')} ${questName(players.edition, gives)} on display and take${seat === players.reader ? '' : 's'} ${questName(players.edition, takes)}.`,
  scoringBegan: ({ no }) => `Scoring ${no} of 3.`,
  grailUsed: ({ seat, province }, players) =>
    `${does(players, seat, 'use')} the Grail: all the points of ${provinceName(province)}.`,
  grailKept: ({ seat, province }, players) =>
    `${does(players, seat, 'keep')} the Grail out of ${provinceName(province)}.`,
  gameEnded: ({ scores }, players) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = counted(most, 'point')
    return winners.length === 1 && winners[0] !== undefined
      ? `The game ends. ${does(players, winners[0], 'win')} with ${points}.`
      : `The game ends. ${capital(listed(winners.map((seat) => nameOf(players, seat))))} share the victory with ${points} each.`
  },
}

function withArticle(die: number): string {
  return `a ${die}`
}

/** 4.4, 4.5 From the board, from another, or already held. */
function fromWhom(seat: number, from: number | null, players: Players): string {
  if (from === null) return ''
  return from === seat ? ' again' : ` from ${nameOf(players, from)}`
}

function scored({ seat, points, reward, of }: Of<'scored'>, players: Players): string {
  const much = counted(Math.abs(points), 'point')
  const what = points < 0 ? does(players, seat, 'lose') : does(players, seat, 'score')
  return `${what} ${much} ${REWARDS[reward](of)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'on the points space',
  quest: () => 'for the quest',
  greyFlag: () => 'for the second quest, with its flag',
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
