import { counted, listed, nameOf } from '@logres/words/fr'
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

/** « avances » pour qui lit, « avance » pour les autres. */
function v({ isYou }: Teller, tu: string, il: string): string {
  return isYou ? tu : il
}

function space(to: Space): string {
  return isDeed(to) ? `« ${SPACE_NAMES[to]} »` : provinceName(COLOURS.indexOf(to))
}

const GROUNDS: Readonly<Record<Terrain, string>> = {
  mountain: 'sur la montagne',
  wood: 'dans la forêt',
  lake: 'au bord du lac',
}
/** « un drapeau violet » */
function flag({ edition }: Teller, effect: FlagEffect): string {
  return itemName('flag', flagIn(edition, effect))
}

const CHANGES = { apple: 'une pomme', tristram: 'Tristan', gawain: 'Gauvain' } as const

function things(taken: readonly Taken[]): string {
  return listed(taken.map((each) => (each === 'apple' ? 'une pomme' : itemName(each.item, each.province))))
}

function quests(edition: Edition, known: readonly QuestId[], hidden: number): string {
  const unknown = hidden === 0 ? [] : [hidden === 1 ? 'une quête' : `${hidden} quêtes`]
  return listed([...known.map((quest) => questName(edition, quest)), ...unknown])
}

export const told: ToldSentences = {
  deeds: {
    move: ({ figure, spaces, isBack, to }, teller) => {
      const way = `de ${spaces} jusqu’à ${space(to)}`
      if (figure === 'merlin')
        return `${isBack ? v(teller, 'fais reculer', 'fait reculer') : v(teller, 'fais avancer', 'fait avancer')} Merlin ${way}`
      return isBack
        ? `${v(teller, 'recules', 'recule')} ${way} avec ${flag(teller, 'backwards')}`
        : `${v(teller, 'avances', 'avance')} ${way}`
    },
    cross: ({ to }, teller) =>
      `${v(teller, 'passes', 'passe')} en face jusqu’à ${space(to)} avec ${flag(teller, 'cross')}`,
    ride: ({ to }, teller) => `${v(teller, 'rejoins', 'rejoint')} ${space(to)} avec Bohort`,
    change: ({ from, to, by }, teller) =>
      `${v(teller, 'changes', 'change')} le ${from} en ${to} avec ${by === 'flag' ? flag(teller, 'turnDie') : CHANGES[by]}`,
    borrow: ({ to }, teller) => `${v(teller, 'agis', 'agit')} comme sur ${space(to)} avec ${flag(teller, 'borrow')}`,
    renounce: (_, teller) => `n’y ${v(teller, 'fais', 'fait')} rien`,
    place: ({ servant, from, province, isHere }, teller) =>
      isHere
        ? `y ${v(teller, 'places', 'place')} ${theServant(servant)}`
        : `${v(teller, 'envoies', 'envoie')} ${theServant(servant)} ${from === null ? 'du château' : `de ${provinceName(from)}`} vers ${provinceName(province)}`,
    again: ({ servant, province }, teller) =>
      `${v(teller, 'fais', 'fait')} agir encore une fois ${theServant(servant)} dans ${provinceName(province)}`,
    take: ({ things: taken, isFromTower }, teller) =>
      isFromTower
        ? `${v(teller, 'reçois', 'reçoit')} ${things(taken)} de la tour`
        : `${v(teller, 'prends', 'prend')} ${things(taken)}`,
    counter: ({ province, count }, teller) =>
      `${v(teller, 'places', 'place')} ${count === 1 ? 'un compteur d’influence' : `${count} compteurs d’influence`} dans ${provinceName(province)}`,
    return: ({ item, province }, teller) => `${v(teller, 'rends', 'rend')} ${itemName(item, province)}`,
    build: ({ tile, terrain, material }, teller) =>
      `${v(teller, 'bâtis', 'bâtit')} un manoir ${GROUNDS[terrain]} (${tilePlace(tile)}) pour ${itemName('material', material)}`,
    token: ({ token, from, seat }, teller) => {
      const what = token === 'grail' ? 'le Graal' : 'Excalibur'
      if (from === seat) return `${v(teller, 'reprends', 'reprend')} ${what}`
      if (from !== null && from === teller.reader) return `te prend ${what}`
      return `${v(teller, 'prends', 'prend')} ${what}${from === null ? '' : ` à ${nameOf(teller, from)}`}`
    },
    dismiss: ({ colour }, teller) => `${v(teller, 'défausses', 'défausse')} ${traitorName(colour)}`,
    repel: ({ colour, traitors, by }, teller) =>
      `${v(teller, 'repousses', 'repousse')} ${traitorsText(traitors, colour)} avec ${by === 'flag' ? flag(teller, 'repel') : 'le sceau du porte-bouclier'}`,
    discard: ({ quests: known }, teller) => `${v(teller, 'défausses', 'défausse')} ${quests(teller.edition, known, 0)}`,
    draw: ({ quests: known, hidden }, teller) =>
      `${v(teller, 'pioches', 'pioche')} ${quests(teller.edition, known, hidden)}`,
    staff: (_, teller) => `${v(teller, 'répètes', 'répète')} l’action avec un bâton`,
    score: ({ points, before, after }, teller) =>
      `${points < 0 ? v(teller, 'perds', 'perd') : v(teller, 'marques', 'marque')} ${counted(Math.abs(points), 'point', 'points')} ${fromTo(before, after)}`,
    resolve: ({ quest, withGreyFlag, withPercival }, teller) =>
      `${v(teller, 'résous', 'résout')} ${questName(teller.edition, quest)}${withGreyFlag ? ` avec ${flag(teller, 'secondQuest')}` : ''}${withPercival ? ' avec Perceval' : ''}`,
    seal: ({ servant, row }, teller) =>
      `${v(teller, 'places', 'place')} un sceau sur la ligne ${row} ${ofServant(servant)}`,
    useSeal: ({ servant }, teller) => `${v(teller, 'utilises', 'utilise')} le sceau ${ofServant(servant)}`,
    useAlly: ({ ally }, teller) => `${v(teller, 'utilises', 'utilise')} une tuile de ${allyName(ally)}`,
    earn: ({ ally }, teller) => `${v(teller, 'obtiens', 'obtient')} une tuile de ${allyName(ally)}`,
    swap: ({ gives, takes }, teller) =>
      `${v(teller, 'échanges', 'échange')} ${questName(teller.edition, gives)} contre ${questName(teller.edition, takes)} avec ${allyName('bedivere')}`,
    join: ({ ally }, teller) => `${v(teller, 'choisis', 'choisit')} ${allyName(ally)}`,
  },
  sentence: (players, seat, deeds) => `${seat === players.reader ? 'Tu' : nameOf(players, seat)} ${listed(deeds)}.`,
  space,
  place: tilePlace,
  item: itemName,
  scoring: (no, what, changes) =>
    `${no === null ? what : `Décompte ${no} sur 3. ${what}`} : ${changes.length === 0 ? 'aucun changement' : changes.join(', ')}.`,
  change: (players, seat, points, before, after) => `${nameOf(players, seat)} ${points} (${before} → ${after})`,
}
