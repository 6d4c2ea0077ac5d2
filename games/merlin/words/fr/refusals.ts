import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/fr'
import { questNumber } from '../../rules/index.ts'
import { type MerlinSentences, provinceNamed, spaceNamed } from '../sentences.ts'
import { colourName, provinceName, spaceName, tileName } from './things.ts'

export const reasons: MerlinSentences['reasons'] = {
  gameOver: 'La partie est terminée.',
  notAsked: 'Ce n’est pas à toi d’agir.',
  notNow: 'Ce n’est pas ce qui est demandé maintenant.',
  dieUsed: 'Tu n’as plus ce dé dans cette manche.',
  noApple: 'Tu n’as pas de pomme.',
  appleWithoutChange: 'Le dé montre déjà cette valeur.',
  onlyThisWay: 'Le chevalier va dans le sens des aiguilles d’une montre ; seul un drapeau lui fait faire demi-tour.',
  otherSpace: 'C’est l’action d’une autre case.',
  servantHere: 'Ce serviteur est déjà dans cette province et ne peut pas y agir de nouveau.',
  otherProvince: 'Le serviteur doit aller dans la province de la case.',
  noCounterThere: 'Tu n’as pas de compteur d’influence dans cette province.',
  provinceEmpty: 'Il n’y en a plus dans cette province.',
  onlyThisItem: 'Ce n’est pas la sorte d’objet que l’on prend ici.',
  notNeighbour: 'Le serviteur ne peut aller que dans une province voisine.',
  servantAtHome: 'Un serviteur du château ne peut partir que si tous les quatre y sont.',
  noSuchItem: 'Tu n’as pas cet objet dans ton château.',
  tileTaken: 'Un manoir se trouve déjà sur cette tuile.',
  noManorLeft: 'Tu as bâti tous tes manoirs.',
  wrongMaterial: 'Cette tuile n’admet pas un matériau de cette couleur.',
  noMaterial: 'Tu n’as pas de matériau de cette couleur.',
  noTile: 'Cette tuile n’existe pas dans ce domaine.',
  noCounterLeft: 'Tu n’as plus de compteur d’influence dans ton château.',
  towerGivesOther: 'Une tour donne un bouclier, un drapeau ou un compteur, pas de matériau.',
  noTraitor: 'Tu n’as pas de traître de cette couleur.',
  questNotInHand: 'Tu n’as pas cette quête en main.',
  questUnfulfilled: 'Tu ne remplis pas toutes les conditions de cette quête.',
  oneQuestATurn: 'Tu as déjà résolu une quête ce tour-ci ; une deuxième demande le drapeau prévu pour cela.',
  twoQuestsATurn: 'Deux quêtes par tour, pas davantage.',
  greyFlagForSecond: 'Ce drapeau sert à une deuxième quête dans le même tour.',
  displayEmpty: 'Il n’y a pas de quête à cet endroit.',
  deckEmpty: 'Il n’y a plus de quête à piocher.',
  noSealLeft: 'Tu as placé tous tes sceaux.',
  abilityTaken: 'Ton sceau y est déjà.',
  rowTooHigh: 'La ligne ne peut pas dépasser les points imprimés sur la quête.',
  noFavour: 'Tu n’as pas ce sceau.',
  sealUsed: 'Tu as déjà utilisé ce sceau ; il sera retourné après le prochain décompte.',
  sealElsewhere: 'Ce sceau ne peut pas servir sur cette case.',
  noAlly: 'Tu n’as pas cet allié, ou il n’a plus de tuile.',
  allyNotThere: 'Cet allié n’est pas dans la pile où tu choisis.',
  allyOnceATurn: 'Tu as déjà utilisé cet allié ce tour-ci.',
  allyForKnight: 'Cet allié n’aide qu’avec un de tes propres dés.',
  allyForMerlin: 'Cet allié n’aide qu’avec le dé de Merlin.',
  tristramTooFar: 'Tristan change un dé de 1 ou 2.',
  dieHasThatValue: 'Le dé montre déjà cette valeur-là.',
  anotherProvince: 'Il faut que ce soit une autre province.',
  noColourPrinted: 'Aucune couleur n’y est imprimée.',
  sameColour: 'C’est la couleur imprimée.',
  sameGift: 'La tour donne deux objets ou deux compteurs, pas un de chaque.',
  flagOtherEffect: 'Le drapeau de cette couleur fait autre chose.',
  noFlag: 'Tu n’as pas de drapeau de cette couleur.',
  flagBeforeMove: 'Ce drapeau se dépense avant le déplacement.',
  flagAfterMove: 'Ce drapeau se dépense après le déplacement, avant l’action.',
  flagForKnight: 'Ce drapeau est pour le chevalier, pas pour Merlin.',
  flagSpentAlready: 'Le chevalier va déjà en sens inverse.',
  onlyChosenDie: 'À cette table, ce drapeau ne tourne que le dé choisi.',
  whichDie: 'Dis quel dé le drapeau doit tourner.',
  brownBeforeOrange: 'Ce drapeau se dépense d’abord : tu as déjà emprunté une action.',
  noKnightThere: 'Aucun chevalier d’un autre joueur ne s’y trouve.',
}

function spaceIn(value: Param): string {
  const space = spaceNamed(value)
  return space === undefined ? 'autre chose' : spaceName(space)
}

function provinceIn(value: Param): string {
  const province = provinceNamed(value)
  return province === undefined ? 'la même province' : provinceName(province)
}

/** Les positions de l’anneau se comptent à partir de 0, comme en 1.2. */
export const editionFaults: MerlinSentences['editionFaults'] = {
  editionRing: ({ spaces, needed }) =>
    `L’anneau doit avoir ${counted(number(needed), 'case', 'cases')}, pas ${number(spaces)}.`,
  editionSpacing: ({ position, space }) =>
    `La case ${number(position)} de l’anneau est ${provinceIn(space)} ; d’ordinaire, une case sur quatre est une province.`,
  editionSpaces: ({ space, spaces, needed }) =>
    `L’anneau doit avoir ${number(needed)} fois la case « ${spaceIn(space)} », pas ${number(spaces)} fois.`,
  editionFrame: ({ frame, slots, needed }) =>
    `Le cadre du ${frame === 'bottom' ? 'bas' : 'haut'} doit avoir ${number(needed)} emplacements, pas ${number(slots)}.`,
  editionTile: ({ rows, tile, colours, least, most }) =>
    `Avec ces cadres, ${tileName(number(tile))} d’un domaine de ${number(rows)} rangées admet ${counted(number(colours), 'couleur', 'couleurs')} ; d’ordinaire, c’est de ${number(least)} à ${number(most)}.`,
  editionBalance: ({ rows, province, tiles, least, most }) =>
    `Avec ces cadres, le matériau ${colourName(number(province))} permet de bâtir sur ${counted(number(tiles), 'tuile', 'tuiles')} d’un domaine de ${number(rows)} rangées ; d’ordinaire, c’est de ${number(least)} à ${number(most)}.`,
  editionStartingTiles: ({ tiles, needed }) => `Il faut ${number(needed)} tuiles de départ, pas ${number(tiles)}.`,
  editionStarts: () =>
    'Selon les tuiles de départ, deux chevaliers partent de la même province ; d’ordinaire, chacun a la sienne.',
  editionQuests: ({ quests, needed }) => `Il faut ${number(needed)} quêtes, pas ${number(quests)}.`,
  editionQuest: ({ quest }) =>
    `La quête ${questNumber(number(quest))} de la liste doit avoir de 1 à 4 conditions et nommer chaque serviteur une fois au plus.`,
  editionFirst: () => 'L’anneau commence par la province noire : c’est la case 0, d’où part Merlin.',
  editionCounters: ({ quest, most }) =>
    `La quête ${questNumber(number(quest))} de la liste demande plus de compteurs que les ${number(most)} de chaque joueur.`,
  editionAnimals: ({ animals, needed }) => `Il faut ${number(needed)} animaux, pas ${number(animals)}.`,
  editionDragon: () => 'Le dragon est l’animal de la province noire : la règle le dit.',
  editionAnimalTwice: ({ province }) =>
    `L’animal de ${provinceName(number(province))} est aussi celui d’une autre province ; d’ordinaire, chacune a le sien.`,
  editionFlags: ({ flags, needed }) => `Il faut ${number(needed)} drapeaux, pas ${number(flags)}.`,
  editionFlagTwice: ({ province, other }) =>
    `Le drapeau ${colourName(number(province))} a le même effet que le drapeau ${colourName(number(other))} ; il faut chacun des six effets une fois.`,
  editionBacks: ({ backs, needed }) => `Il faut ${number(needed)} versos, un par allié, pas ${number(backs)}.`,
  editionBackCount: ({ a, b, least }) =>
    `${number(a)} alliés ont le verso A et ${number(b)} le verso B ; d’ordinaire, c’est six de chaque, et il en faut au moins ${number(least)}.`,
}
