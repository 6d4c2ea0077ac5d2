import type { Company } from '@logres/words'
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
  roundBegan: ({ round, first }, company) =>
    `Manche ${round} : ${first === company.reader ? 'tu joues' : `${nameOf(company, first)} joue`} en premier.`,
  diceRolled: ({ seat, dice, merlinDie }, company) =>
    `${does(company, seat, 'obtiens', 'obtient')} ${listed(dice.map(String))}, plus ${merlinDie} pour Merlin.`,
  turnBegan: ({ no, seat }, company) => `Tour ${no} : à ${nameOf(company, seat)}.`,
  dieChosen: ({ seat, figure, value }, company) =>
    `${does(company, seat, 'choisis', 'choisit')} ${figure === 'merlin' ? `le dé de Merlin, un ${value}` : `le ${value}`}.`,
  appleEaten: ({ seat, value }, company) =>
    `${does(company, seat, 'rends', 'rend')} une pomme : le dé passe à ${value}.`,
  flagSpent: ({ seat, flag }, company) =>
    `${does(company, seat, 'dépenses', 'dépense')} ${itemName('flag', provinceOf(flag))}.`,
  dieTurned: ({ seat, value }, company) => `${capital(owned(company, seat, 'ton dé', 'le dé'))} passe à ${value}.`,
  figureMoved: ({ seat, figure, to }, company) =>
    `${does(company, seat, 'déplaces', 'déplace')} ${figure === 'merlin' ? 'Merlin' : 'le chevalier'} vers ${spacePhrase(company.edition, to)}.`,
  actionBorrowed: ({ seat, at }, company) =>
    `${does(company, seat, 'agis', 'agit')} plutôt comme sur ${spacePhrase(company.edition, at)}.`,
  actionRenounced: ({ seat, at }, company) =>
    `${does(company, seat, 'renonces', 'renonce')} à l’action sur ${spacePhrase(company.edition, at)}.`,
  servantPlaced: ({ seat, servant, from, province }, company) =>
    `${does(company, seat, 'envoies', 'envoie')} ${theServant(servant)} ${from === null ? 'du château' : `de ${provinceName(from)}`} vers ${provinceName(province)}.`,
  servantSentHome: ({ seat, servant }, company) =>
    `${capital(ownedServant(company, seat, servant))} doit rentrer au château.`,
  servantActedAgain: ({ seat, servant, province }, company) =>
    `${capital(ownedServant(company, seat, servant))} agit encore une fois dans ${provinceName(province)}.`,
  itemTaken: ({ seat, item, province }, company) =>
    `${does(company, seat, 'prends', 'prend')} ${itemName(item, province)}.`,
  itemReturned: ({ seat, item, province }, company) =>
    `${does(company, seat, 'rends', 'rend')} ${itemName(item, province)}.`,
  counterPlaced: ({ seat, province }, company) =>
    `${does(company, seat, 'places', 'place')} un compteur d’influence dans ${provinceName(province)}.`,
  countersTakenHome: ({ seat, province, counters }, company) =>
    `${does(company, seat, 'reprends', 'reprend')} ${counted(counters, 'compteur', 'compteurs')} de ${provinceName(province)}.`,
  scored,
  excaliburTaken: ({ seat, from }, company) => taken('Excalibur', seat, from, company),
  grailTaken: ({ seat, from }, company) => taken('le Graal', seat, from, company),
  appleTaken: ({ seat }, company) => `${does(company, seat, 'prends', 'prend')} une pomme.`,
  traitorDiscarded: ({ seat, colour }, company) =>
    `${does(company, seat, 'défausses', 'défausse')} ${traitorName(colour)}.`,
  traitorsRepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'repousses', 'repousse')} ${traitorsText(traitors, colour)}.`,
  traitorsUnrepelled: ({ seat, colour, traitors }, company) =>
    `${does(company, seat, 'ne peux', 'ne peut')} pas repousser ${traitorsText(traitors, colour)}.`,
  traitorDrawn: ({ seat, colour }, company) => `${does(company, seat, 'pioches', 'pioche')} ${traitorName(colour)}.`,
  questDiscarded: ({ seat, quest }, company) =>
    `${does(company, seat, 'défausses', 'défausse')} ${questName(company.edition, quest)}.`,
  questResolved: ({ seat, quest }, company) =>
    `${does(company, seat, 'résous', 'résout')} ${questName(company.edition, quest)}.`,
  questDrawn: ({ seat, from, quest }, company) =>
    quest === null
      ? `${does(company, seat, 'pioches', 'pioche')} une quête.`
      : `${does(company, seat, 'prends', 'prend')} ${questName(company.edition, quest)} dans la ${from === 'deck' ? 'pioche' : 'rangée'}.`,
  questLaidOut: ({ quest }, { edition }) => `${capital(questName(edition, quest))} rejoint la rangée.`,
  questsShuffled: ({ quests }) => `La défausse forme la nouvelle pioche : ${counted(quests, 'quête', 'quêtes')}.`,
  traitorsShuffled: ({ traitors }) =>
    `La défausse des traîtres est mélangée : ${counted(traitors, 'traître', 'traîtres')}.`,
  manorBuilt: ({ seat, tile, province }, company) =>
    `${does(company, seat, 'bâtis', 'bâtit')} un manoir sur ${tileName(tile)} avec ${itemName('material', province)}.`,
  towerPassed: ({ seat }, company) => `${does(company, seat, 'ne prends', 'ne prend')} rien de la tour.`,
  staffSpent: ({ seat }, company) =>
    `${does(company, seat, 'dépenses', 'dépense')} un bâton de Merlin : l’action encore une fois.`,
  staffKept: ({ seat }, company) => `${does(company, seat, 'gardes', 'garde')} le bâton.`,
  sealPlaced: ({ seat, servant, row }, company) =>
    `${does(company, seat, 'places', 'place')} un sceau sur la ligne ${row} ${ofServant(servant)} au lieu des points.`,
  sealTurned: ({ seat, servant }, company) =>
    `${does(company, seat, 'utilises', 'utilise')} le sceau ${ofServant(servant)} et le ${seat === company.reader ? 'retournes' : 'retourne'}.`,
  sealTurnedBack: ({ seat, servant }, company) => {
    const seal = `sceau ${ofServant(servant)}`
    return seat === company.reader
      ? `Ton ${seal} peut servir de nouveau.`
      : `Chez ${nameOf(company, seat)}, le ${seal} peut servir de nouveau.`
  },
  sealPassed: ({ seat, servant }, company) =>
    `${does(company, seat, 'gardes', 'garde')} le sceau ${ofServant(servant)} pour plus tard.`,
  allyJoined: ({ seat, ally }, company) =>
    seat === company.reader ? `${allyName(ally)} te rejoint.` : `${allyName(ally)} rejoint ${nameOf(company, seat)}.`,
  allyUsed: ({ seat, ally }, company) =>
    `${does(company, seat, 'utilises', 'utilise')} une tuile de ${allyName(ally)}.`,
  kayCameHome: ({ seat }, company) => `Kay revient chez ${nameOf(company, seat)}.`,
  allyPassed: ({ seat, ally }, company) => `${does(company, seat, 'te passes', 'se passe')} de ${allyName(ally)}.`,
  allyTileEarned: ({ seat, ally, of: what }, company) =>
    `${does(company, seat, 'obtiens', 'obtient')} la tuile de ${allyName(ally)} pour ${ally === 'geraint' ? sortName(what) : `la couleur ${colourOfWoman(what)}`}.`,
  questSwapped: ({ seat, gives, takes }, company) =>
    `${does(company, seat, 'poses', 'pose')} ${questName(company.edition, gives)} dans la rangée et ${seat === company.reader ? 'prends' : 'prend'} ${questName(company.edition, takes)}.`,
  scoringBegan: ({ no }) => `Décompte ${no} sur 3.`,
  grailUsed: ({ seat, province }, company) =>
    `${does(company, seat, 'utilises', 'utilise')} le Graal : tous les points de ${provinceName(province)}.`,
  grailKept: ({ seat, province }, company) =>
    `${does(company, seat, 'partages', 'partage')} les points de ${provinceName(province)} sans le Graal.`,
  gameEnded: ({ scores }, company) => {
    const most = Math.max(...scores)
    const winners = scores.flatMap((score, seat) => (score === most ? seat : []))
    const points = pointsText(most)
    return winners.length === 1 && winners[0] !== undefined
      ? `La partie est finie. ${does(company, winners[0], 'gagnes', 'gagne')} avec ${points}.`
      : `La partie est finie. ${capital(together(company, winners))}${plural(company, winners, 'partagez', 'partagent')} la victoire avec ${points} chacun.`
  },
}

function pointsText(points: number): string {
  return counted(points, 'point', 'points')
}

/** 4.4, 4.5 */
function taken(thing: string, seat: number, from: number | null, company: Company): string {
  if (from === seat) return `${does(company, seat, 'reprends', 'reprend')} ${thing}.`
  if (from !== null && from === company.reader) return `${nameOf(company, seat)} te prend ${thing}.`
  return `${does(company, seat, 'prends', 'prend')} ${thing}${from === null ? '' : ` à ${nameOf(company, from)}`}.`
}

function scored({ seat, points, reward, of: what }: Of<'scored'>, company: Company): string {
  const verb = points < 0 ? does(company, seat, 'perds', 'perd') : does(company, seat, 'marques', 'marque')
  return `${verb} ${pointsText(Math.abs(points))} ${REWARDS[reward](what)}.`
}

const REWARDS: Readonly<Record<Of<'scored'>['reward'], (of: number) => string>> = {
  pointsSpace: () => 'sur la case de points',
  quest: () => 'pour la quête',
  greyFlag: () => 'pour la deuxième quête, grâce au drapeau gris',
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
