import type { Players } from '@logres/words'
import { capital, counted, does, listed, nameOf, owned, plural, together } from '@logres/words/fr'
import type { Event } from '../../rules/index.ts'
import { type MerlinEvents, provinceOf } from '../sentences.ts'
import {
  allyName,
  colourOfWoman,
  itemName,
  ofServant,
  ownedServant,
  provinceName,
  questName,
  sortName,
  spacePhrase,
  theServant,
  tileName,
  traitorName,
  traitorsText,
} from './things.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export const events: MerlinEvents = {
  roundBegan: ({ round, first }, players) =>
    `Manche ${round} : ${first === players.reader ? 'tu joues' : `${nameOf(players, first)} joue`} en premier.`,
  diceRolled: ({ seat, dice, merlinDie }, players) =>
    `${does(players, seat, 'obtiens', 'obtient')} ${listed(dice.map(String))}, plus ${merlinDie} pour Merlin.`,
  turnBegan: ({ no, seat }, players) => `Tour ${no} : à ${nameOf(players, seat)}.`,
  dieChosen: ({ seat, figure, value }, players) =>
    `${does(players, seat, 'choisis', 'choisit')} ${figure === 'merlin' ? `le dé de Merlin, un ${value}` : `le ${value}`}.`,
  appleEaten: ({ seat, value }, players) =>
    `${does(players, seat, 'rends', 'rend')} une pomme : le dé passe à ${value}.`,
  flagSpent: ({ seat, flag }, players) =>
    `${does(players, seat, 'dépenses', 'dépense')} ${itemName('flag', provinceOf(flag))}.`,
  dieTurned: ({ seat, value, other }, players) => {
    const [yours, theirs] = TURNED_DICE[other ?? 'chosen']
    return `${capital(owned(players, seat, yours, theirs))} passe à ${value}.`
  },
  figureMoved: ({ seat, figure, to }, players) =>
    `${does(players, seat, 'déplaces', 'déplace')} ${figure === 'merlin' ? 'Merlin' : 'le chevalier'} vers ${spacePhrase(players.edition, to)}.`,
  actionBorrowed: ({ seat, at }, players) =>
    `${does(players, seat, 'agis', 'agit')} plutôt comme sur ${spacePhrase(players.edition, at)}.`,
  actionRenounced: ({ seat, at }, players) =>
    `${does(players, seat, 'renonces', 'renonce')} à l’action sur ${spacePhrase(players.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, players) =>
    `${does(players, seat, 'envoies', 'envoie')} ${theServant(servant)} ${from === null ? 'du château' : `de ${provinceName(from)}`} vers ${provinceName(province)}.`,
  servantSentHome: ({ seat, servant }, players) =>
    `${capital(ownedServant(players, seat, servant))} doit rentrer au château.`,
  servantActedAgain: ({ seat, servant, province }, players) =>
    `${capital(ownedServant(players, seat, servant))} agit encore une fois dans ${provinceName(province)}.`,
  itemTaken: ({ seat, item, province }, players) =>
    `${does(players, seat, 'prends', 'prend')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, players) =>
    `${does(players, seat, 'rends', 'rend')} ${itemName(item, province)}.`,
  counterPlaced: ({ seat, province }, players) =>
    `${does(players, seat, 'places', 'place')} un compteur d’influence dans ${provinceName(province)}.`,
  countersTakenHome: ({ seat, province, counters }, players) =>
    `${does(players, seat, 'reprends', 'reprend')} ${counted(counters, 'compteur', 'compteurs')} de ${provinceName(province)}.`,
  scored,
  excaliburTaken: ({ seat, from }, players) => taken('Excalibur', seat, from, players),
  grailTaken: ({ seat, from }, players) => taken('le Graal', seat, from, players),
  appleTaken: ({ seat }, players) => `${does(players, seat, 'prends', 'prend')} une pomme.`,
  traitorDiscarded: ({ seat, colour }, players) =>
    `${does(players, seat, 'défausses', 'défausse')} ${traitorName(colour)}.`,
  traitorsRepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'repousses', 'repousse')} ${traitorsText(traitors, colour)}.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, players) =>
    `${does(players, seat, 'ne peux', 'ne peut')} pas repousser ${traitorsText(traitors, colour)}.`,
  traitorDrawn: ({ seat, colour }, players) => `${does(players, seat, 'pioches', 'pioche')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, players) =>
    `${does(players, seat, 'défausses', 'défausse')} ${questName(players.edition, quest)}.`,
  questResolved: ({ seat, quest }, players) =>
    `${does(players, seat, 'résous', 'résout')} ${questName(players.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, players) =>
    quest === null
      ? `${does(players, seat, 'pioches', 'pioche')} une quête.`
      : `${does(players, seat, 'prends', 'prend')} ${questName(players.edition, quest)} dans la ${from === 'deck' ? 'pioche' : 'rangée'}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest))} rejoint la rangée.`,
  questsShuffled: ({ quests }) => `La défausse forme la nouvelle pioche : ${counted(quests, 'quête', 'quêtes')}.`,
  traitorsShuffled: ({ traitors }) =>
    `La défausse des traîtres est mélangée : ${counted(traitors, 'traître', 'traîtres')}.`,
  manorBuilt: ({ seat, tile, province }, players) =>
    `${does(players, seat, 'bâtis', 'bâtit')} un manoir sur ${tileName(tile)} avec ${itemName('material', province)}.`,
  towerPassed: ({ seat }, players) => `${does(players, seat, 'ne prends', 'ne prend')} rien de la tour.`,
  staffSpent: ({ seat }, players) =>
    `${does(players, seat, 'dépenses', 'dépense')} un bâton de Merlin : l’action encore une fois.`,
  staffKept: ({ seat }, players) => `${does(players, seat, 'gardes', 'garde')} le bâton.`,
  sealPlaced: ({ seat, servant, row }, players) =>
    `${does(players, seat, 'places', 'place')} un sceau sur la ligne ${row} ${ofServant(servant)} au lieu des points.`,
  sealTurned: ({ seat, servant }, players) =>
    `${does(players, seat, 'utilises', 'utilise')} le sceau ${ofServant(servant)} et le ${seat === players.reader ? 'retournes' : 'retourne'}.`,
  sealTurnedBack: ({ seat, servant }, players) => {
    const seal = `sceau ${ofServant(servant)}`
    return seat === players.reader
      ? `Ton ${seal} peut servir de nouveau.`
      : `Chez ${nameOf(players, seat)}, le ${seal} peut servir de nouveau.`
  },
  sealPassed: ({ seat, servant }, players) =>
    `${does(players, seat, 'gardes', 'garde')} le sceau ${ofServant(servant)} pour plus tard.`,
  allyJoined: ({ seat, ally }, players) =>
    seat === players.reader ? `${allyName(ally)} te rejoint.` : `${allyName(ally)} rejoint ${nameOf(players, seat)}.`,
  allyUsed: ({ seat, ally }, players) =>
    `${does(players, seat, 'utilises', 'utilise')} une tuile de ${allyName(ally)}.`,
  kayCameHome: ({ seat }, players) => `Kay revient chez ${nameOf(players, seat)}.`,
  allyPassed: ({ seat, ally }, players) => `${does(players, seat, 'te passes', 'se passe')} de ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of: what }, players) =>
    `${does(players, seat, 'obtiens', 'obtient')} la tuile de ${allyName(ally)} pour ${ally === 'geraint' ? sortName(what) : `la couleur ${colourOfWoman(what)}`}.`,
  questSwapped: ({ seat, gives, takes }, players) =>
    `${does(players, seat, 'poses', 'pose')} ${questName(players.edition, gives)} dans la rangée et ${seat === players.reader ? 'prends' : 'prend'} ${questName(players.edition, takes)}.`,
  scoringBegan: ({ no }) => `Décompte ${no} sur 3.`,
  grailUsed: ({ seat, province }, players) =>
    `${does(players, seat, 'utilises', 'utilise')} le Graal : tous les points de ${provinceName(province)}.`,
  grailKept: ({ seat, province }, players) =>
    `${does(players, seat, 'n’utilises', 'n’utilise')} pas le Graal dans ${provinceName(province)}.`,
  gameEnded: ({ scores }, players) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = pointsText(most)
    return winners.length === 1 && winners[0] !== undefined
      ? `La partie est finie. ${does(players, winners[0], 'gagnes', 'gagne')} avec ${points}.`
      : `La partie est finie. ${capital(together(players, winners))}${plural(players, winners, 'partagez', 'partagent')} la victoire avec ${points} chacun.`
  },
}

function pointsText(points: number): string {
  return counted(points, 'point', 'points')
}

/** 4.4, 4.5 */
function taken(thing: string, seat: number, from: number | null, players: Players): string {
  if (from === seat) return `${does(players, seat, 'reprends', 'reprend')} ${thing}.`
  if (from !== null && from === players.reader) return `${nameOf(players, seat)} te prend ${thing}.`
  return `${does(players, seat, 'prends', 'prend')} ${thing}${from === null ? '' : ` à ${nameOf(players, from)}`}.`
}

function scored({ seat, points, reward, of: what }: Of<'scored'>, players: Players): string {
  const verb = points < 0 ? does(players, seat, 'perds', 'perd') : does(players, seat, 'marques', 'marque')
  return `${verb} ${pointsText(Math.abs(points))} ${REWARDS[reward](what)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'sur la case de points',
  quest: () => 'pour la quête',
  greyFlag: () => 'pour la deuxième quête, grâce à son drapeau',
  sealedIcon: () => 'pour le sceau sur l’emblème de la quête',
  seal: () => 'pour le sceau',
  traitors: (traitors) => `pour ${counted(traitors, 'traître non repoussé', 'traîtres non repoussés')}`,
  excalibur: () => 'pour Excalibur : il ne restait aucun traître',
  territory: (tile) => `pour le territoire autour de ${tileName(tile)}`,
  influence: (province) => `pour l’influence dans ${provinceName(province)}`,
  servants: (servants) => `pour ${counted(servants, 'serviteur', 'serviteurs')} sur le plateau`,
  apples: (apples) => `pour ${counted(apples, 'pomme', 'pommes')}`,
  staffs: (staffs) => `pour ${counted(staffs, 'bâton', 'bâtons')}`,
  items: (items) => `pour ${counted(items, 'objet', 'objets')} dans le château`,
  gareth: () => 'avec Gareth',
  geraint: () => 'avec Geraint',
}

/** 6 violet: whose it is, the reader's or somebody else's. */
const TURNED_DICE = {
  chosen: ['ton dé', 'le dé'],
  knight: ['un de tes dés', 'un des dés'],
  merlin: ['ton dé blanc', 'le dé blanc'],
} as const
