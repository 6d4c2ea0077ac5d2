import { capital, counted, listed, nameOf } from '@logres/words/de'
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
  ofServant,
  provinceName,
  questName,
  SPACE_NAMES,
  theServant,
  tilePlace,
  traitorName,
  traitorsText,
} from './things.ts'

/** „ziehst“ für den Leser, „zieht“ für die anderen. */
function v({ isYou }: Teller, du: string, er: string): string {
  return isYou ? du : er
}

function space(to: Space): string {
  return isDeed(to) ? `„${SPACE_NAMES[to]}“` : provinceName(COLOURS.indexOf(to))
}

/** „auf „Bauen““, „in die blaue Grafschaft“ */
function onto(to: Space): string {
  return `${isDeed(to) ? 'auf' : 'in'} ${space(to)}`
}

const GROUNDS: Readonly<Record<Terrain, string>> = { mountain: 'im Gebirge', wood: 'im Wald', lake: 'am See' }
/** „einer violetten Fahne“ */
function flag({ edition }: Teller, effect: FlagEffect): string {
  return itemName('flag', flagIn(edition, effect), 'dative')
}

const CHANGES = {
  apple: 'einem Apfel',
  tristram: 'Tristram',
  gawain: 'Gawain',
} as const

function things(taken: readonly Taken[]): string {
  return listed(taken.map((each) => (each === 'apple' ? 'einen Apfel' : itemName(each.item, each.province))))
}

function quests(edition: Edition, known: readonly QuestId[], hidden: number): string {
  const unknown = hidden === 0 ? [] : [hidden === 1 ? 'einen Auftrag' : `${hidden} Aufträge`]
  return listed([...known.map((quest) => questName(edition, quest)), ...unknown])
}

export const told: ToldSentences = {
  deeds: {
    move: ({ figure, spaces, isBack, to }, teller) =>
      `${v(teller, 'ziehst', 'zieht')} ${figure === 'merlin' ? 'Merlin ' : isBack ? `mit ${flag(teller, 'backwards')} ` : ''}${counted(spaces, 'Feld', 'Felder')} ${isBack ? 'zurück ' : ''}${onto(to)}`,
    cross: ({ to }, teller) => `${v(teller, 'wechselst', 'wechselt')} mit ${flag(teller, 'cross')} hinüber ${onto(to)}`,
    ride: ({ to }, teller) => `${v(teller, 'gehst', 'geht')} mit Bors ${onto(to)}`,
    change: ({ from, to, by }, teller) =>
      `${v(teller, 'machst', 'macht')} mit ${by === 'flag' ? flag(teller, 'turnDie') : CHANGES[by]} aus der ${from} eine ${to}`,
    borrow: ({ to }, teller) =>
      `${v(teller, 'handelst', 'handelt')} mit ${flag(teller, 'borrow')} wie ${isDeed(to) ? `auf ${space(to)}` : `in ${provinceName(COLOURS.indexOf(to), 'dative')}`}`,
    renounce: (_, teller) => `${v(teller, 'tust', 'tut')} dort nichts`,
    place: ({ servant, from, province, isHere }, teller) =>
      isHere
        ? `${v(teller, 'setzt', 'setzt')} dort ${theServant(servant)} ein`
        : `${v(teller, 'schickst', 'schickt')} ${theServant(servant)} aus ${from === null ? 'der Burg' : provinceName(from, 'dative')} in ${provinceName(province)}`,
    again: ({ servant, province }, teller) =>
      `${v(teller, 'lässt', 'lässt')} ${theServant(servant)} in ${provinceName(province, 'dative')} noch einmal handeln`,
    take: ({ things: taken, isFromTower }, teller) =>
      isFromTower
        ? `${v(teller, 'erhältst', 'erhält')} ${things(taken)} vom Turm`
        : `${v(teller, 'nimmst', 'nimmt')} ${things(taken)}`,
    counter: ({ province, count }, teller) =>
      `${v(teller, 'setzt', 'setzt')} ${count === 1 ? 'einen' : count} Einflussmarker in ${provinceName(province)}`,
    return: ({ item, province }, teller) => `${v(teller, 'gibst', 'gibt')} ${itemName(item, province)} zurück`,
    build: ({ tile, terrain, material }, teller) =>
      `${v(teller, 'baust', 'baut')} für ${itemName('material', material)} einen Landsitz ${GROUNDS[terrain]} (${tilePlace(tile)})`,
    token: ({ token, from, seat }, teller) => {
      const what = token === 'grail' ? 'den Gral' : 'Excalibur'
      if (from === null) return `${v(teller, 'nimmst', 'nimmt')} ${what}`
      if (from === seat) return `${v(teller, 'nimmst', 'nimmt')} ${what} erneut`
      return `${v(teller, 'nimmst', 'nimmt')} ${nameOf(teller, from, 'dative')} ${what} ab`
    },
    dismiss: ({ colour }, teller) => `${v(teller, 'legst', 'legt')} ${traitorName(colour)} ab`,
    repel: ({ colour, traitors, by }, teller) =>
      `${v(teller, 'wehrst', 'wehrt')} mit ${by === 'flag' ? flag(teller, 'repel') : 'dem Siegel des Schildträgers'} ${traitorsText(traitors, colour)} ab`,
    discard: ({ quests: known }, teller) => `${v(teller, 'legst', 'legt')} ${quests(teller.edition, known, 0)} ab`,
    draw: ({ quests: known, hidden }, teller) =>
      `${v(teller, 'ziehst', 'zieht')} ${quests(teller.edition, known, hidden)}`,
    staff: (_, teller) => `${v(teller, 'wiederholst', 'wiederholt')} die Aktion mit einem Stab`,
    score: ({ points, before, after }, teller) =>
      `${points < 0 ? v(teller, 'verlierst', 'verliert') : v(teller, 'erhältst', 'erhält')} ${counted(Math.abs(points), 'Punkt', 'Punkte')} ${fromTo(before, after)}`,
    resolve: ({ quest, withGreyFlag, withPercival }, teller) =>
      `${v(teller, 'erfüllst', 'erfüllt')} ${withGreyFlag ? `mit ${flag(teller, 'secondQuest')} ` : ''}${withPercival ? 'mit Percival ' : ''}${questName(teller.edition, quest)}`,
    seal: ({ servant, row }, teller) =>
      `${v(teller, 'legst', 'legt')} ein Siegel auf Zeile ${row} ${ofServant(servant)}`,
    useSeal: ({ servant }, teller) => `${v(teller, 'nutzt', 'nutzt')} das Siegel ${ofServant(servant)}`,
    useAlly: ({ ally }, teller) => `${v(teller, 'nutzt', 'nutzt')} ein Plättchen von ${allyName(ally)}`,
    earn: ({ ally }, teller) => `${v(teller, 'erhältst', 'erhält')} ein Plättchen von ${allyName(ally)}`,
    swap: ({ gives, takes }, teller) =>
      `${v(teller, 'tauschst', 'tauscht')} mit Bedivere ${questName(teller.edition, gives)} gegen ${questName(teller.edition, takes)}`,
    join: ({ ally }, teller) => `${v(teller, 'wählst', 'wählt')} ${allyName(ally)}`,
  },
  sentence: (players, seat, deeds) => `${capital(nameOf(players, seat))} ${listed(deeds)}.`,
  space,
  place: tilePlace,
  item: itemName,
  scoring: (no, what, changes) =>
    `${no === null ? what : `Wertung ${no} von 3. ${what}`}: ${changes.length === 0 ? 'keine Änderung' : changes.join(', ')}.`,
  change: (players, seat, points, before, after) => `${nameOf(players, seat)} ${points} (${before} → ${after})`,
}
