import { capital, counted, listed, nameOf } from '@logres/words/en'
import {
  COLOURS,
  type Edition,
  type FlagEffect,
  flagIn,
  type QuestId,
  type Space,
  type Terrain,
} from '../../rules/index.ts'
import { fromTo, type Taken, type Teller, type ToldSentences } from '../told.ts'
import {
  allyName,
  isDeed,
  itemName,
  provinceName,
  questName,
  SERVANT_NAMES,
  SPACE_NAMES,
  tileName,
  traitorsText,
} from './things.ts'

/** "move" for the reader, "moves" for the others. */
function v({ isYou }: Teller, verb: string, verbs = `${verb}s`): string {
  return isYou ? verb : verbs
}

function space(to: Space): string {
  return isDeed(to) ? `“${SPACE_NAMES[to]}”` : provinceName(COLOURS.indexOf(to))
}

const GROUNDS: Readonly<Record<Terrain, string>> = {
  mountain: 'on the mountain',
  wood: 'in the wood',
  lake: 'by the lake',
}
/** "a violet flag" */
function flag({ edition }: Teller, effect: FlagEffect): string {
  return itemName('flag', flagIn(edition, effect))
}

const CHANGES = { apple: 'an apple', tristram: 'Tristram', gawain: 'Gawain' } as const

/** 6 Only a flag turns a knight round. */
function withFlag(figure: 'knight' | 'merlin', isBack: boolean, teller: Teller): string {
  return figure === 'knight' && isBack ? ` with ${flag(teller, 'backwards')}` : ''
}

function things(taken: readonly Taken[]): string {
  return listed(taken.map((each) => (each === 'apple' ? 'an apple' : itemName(each.item, each.province))))
}

function quests(edition: Edition, known: readonly QuestId[], hidden: number): string {
  const unknown = hidden === 0 ? [] : [hidden === 1 ? 'a quest' : `${hidden} quests`]
  return listed([...known.map((quest) => questName(edition, quest)), ...unknown])
}

export const told: ToldSentences = {
  deeds: {
    move: ({ figure, spaces, isBack, to }, teller) =>
      `${v(teller, 'move')} ${figure === 'merlin' ? 'Merlin ' : ''}${spaces}${isBack ? ' back' : ''} to ${space(to)}${withFlag(figure, isBack, teller)}`,
    cross: ({ to }, teller) => `${v(teller, 'cross', 'crosses')} to ${space(to)} with ${flag(teller, 'cross')}`,
    ride: ({ to }, teller) => `${v(teller, 'go', 'goes')} to ${space(to)} with Bors`,
    change: ({ from, to, by }, teller) =>
      `${v(teller, 'turn')} the ${from} into a ${to} with ${by === 'flag' ? flag(teller, 'turnDie') : CHANGES[by]}`,
    borrow: ({ to }, teller) => `${v(teller, 'act')} as if on ${space(to)} with ${flag(teller, 'borrow')}`,
    renounce: (_, teller) => `${v(teller, 'do', 'does')} nothing there`,
    place: ({ servant, from, province, isHere }, teller) =>
      isHere
        ? `${v(teller, 'put', 'puts')} the ${SERVANT_NAMES[servant]} there`
        : `${v(teller, 'send')} the ${SERVANT_NAMES[servant]} from ${from === null ? 'the castle' : provinceName(from)} to ${provinceName(province)}`,
    again: ({ servant, province }, teller) =>
      `${v(teller, 'let')} the ${SERVANT_NAMES[servant]} act again in ${provinceName(province)}`,
    take: ({ things: taken, isFromTower }, teller) =>
      isFromTower ? `${v(teller, 'get')} ${things(taken)} from the tower` : `${v(teller, 'take')} ${things(taken)}`,
    counter: ({ province, count }, teller) =>
      `${v(teller, 'place')} ${count === 1 ? 'an influence counter' : `${count} influence counters`} in ${provinceName(province)}`,
    return: ({ item, province }, teller) => `${v(teller, 'return')} ${itemName(item, province)}`,
    build: ({ tile, terrain, material }, teller) =>
      `${v(teller, 'build')} a manor ${GROUNDS[terrain]} (${tileName(tile)}) for ${itemName('material', material)}`,
    token: ({ token, from, seat }, teller) => {
      const what = token === 'grail' ? 'the Grail' : 'Excalibur'
      if (from === seat) return `${v(teller, 'take')} ${what} again`
      return `${v(teller, 'take')} ${what}${from === null ? '' : ` from ${nameOf(teller, from)}`}`
    },
    dismiss: ({ colour }, teller) => `${v(teller, 'discard')} ${traitorsText(1, colour)}`,
    repel: ({ colour, traitors, by }, teller) =>
      `${v(teller, 'repel')} ${traitorsText(traitors, colour)} with ${by === 'flag' ? flag(teller, 'repel') : 'the shield-bearer’s seal'}`,
    discard: ({ quests: known }, teller) => `${v(teller, 'discard')} ${quests(teller.edition, known, 0)}`,
    draw: ({ quests: known, hidden }, teller) => `${v(teller, 'draw')} ${quests(teller.edition, known, hidden)}`,
    staff: (_, teller) => `${v(teller, 'repeat')} the action with a staff`,
    score: ({ points, before, after }, teller) =>
      `${points < 0 ? v(teller, 'lose') : v(teller, 'score')} ${counted(Math.abs(points), 'point')} ${fromTo(before, after)}`,
    resolve: ({ quest, withGreyFlag, withPercival }, teller) =>
      `${v(teller, 'resolve')} ${questName(teller.edition, quest)}${withGreyFlag ? ` with ${flag(teller, 'secondQuest')}` : ''}${withPercival ? ' with Percival' : ''}`,
    seal: ({ servant, row }, teller) =>
      `${v(teller, 'put', 'puts')} a seal on row ${row} of the ${SERVANT_NAMES[servant]}`,
    useSeal: ({ servant }, teller) => `${v(teller, 'use')} the ${SERVANT_NAMES[servant]}’s seal`,
    useAlly: ({ ally }, teller) => `${v(teller, 'use')} ${allyName(ally)}`,
    earn: ({ ally }, teller) => `${v(teller, 'earn')} one of ${allyName(ally)}’s tiles`,
    swap: ({ gives, takes }, teller) =>
      `${v(teller, 'swap')} ${questName(teller.edition, gives)} for ${questName(teller.edition, takes)} with Bedivere`,
    join: ({ ally }, teller) => `${v(teller, 'choose')} ${allyName(ally)}`,
  },
  sentence: (players, seat, deeds) => `${capital(nameOf(players, seat))} ${listed(deeds)}.`,
  space,
  place: tileName,
  item: itemName,
  scoring: (no, what, changes) =>
    `${no === null ? what : `Scoring ${no} of 3. ${what}`}: ${changes.length === 0 ? 'no change' : changes.join(', ')}.`,
  change: (players, seat, points, before, after) => `${nameOf(players, seat)} ${points} (${before} → ${after})`,
}
