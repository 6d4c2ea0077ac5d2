/* Merlin en français. */

import { actions } from './fr/actions.ts'
import { events } from './fr/events.ts'
import { questions } from './fr/questions.ts'
import { editionFaults, reasons } from './fr/refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './fr/things.ts'
import { told } from './fr/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'La Faveur du Roi', hint: 'Le module des sceaux (9).' },
  knights: {
    label: 'Chevaliers de la Table Ronde',
    hint: 'L’extension : sans, choisis à tour de rôle ou tirés au sort (10).',
    values: { off: 'sans', draft: 'choisis à tour de rôle', random: 'tirés au sort' },
  },
  layout: {
    label: 'Valeurs imprimées',
    hint: 'Ce qui est imprimé sur l’anneau, les cadres, les tuiles, les quêtes et les alliés, et l’effet des drapeaux (1, 6, 10.1).',
    values: { reconstructed: 'reconstituées' },
  },
  countersHome: {
    label: 'Compteurs après le décompte d’une province',
    hint: 'Pour qui y en a plus d’un. Le texte : « reprennent tous ces compteurs […] il ne peut rester au maximum que 1 compteur » (7.3).',
    values: { allButOne: 'tous rentrent sauf un', all: 'tous rentrent' },
  },
  grailTie: {
    label: 'Le Graal tranche',
    hint: 'Le texte : « une Province où il est à égalité avec les autres » (7.3).',
    values: { lead: 'les égalités en tête', any: 'toute égalité de son possesseur' },
  },
  blackFlag: {
    label: 'Un drapeau noir repousse',
    hint: 'Le texte dit les deux : « tous les Traîtres […] affichant un Bouclier identique » et « qu’un Traître avec ce Drapeau » (6.0).',
    values: { colour: 'tous les traîtres d’une couleur', one: 'un seul traître' },
  },
  violetFlag: {
    label: 'Un drapeau violet tourne',
    hint: 'Le texte : « retourner un de ses dés sur la face opposée avant de déplacer le personnage ». N’importe lequel : même un dé pour un tour suivant (6.0).',
    values: { chosen: 'le dé choisi', any: 'n’importe lequel de ses dés' },
  },
  questTimes: {
    label: 'Résoudre une quête',
    hint: 'Le texte : « à tout moment de son tour de jeu ». À tout moment veut dire aussi au milieu d’une action (3.5).',
    values: { moments: 'en quatre points de son tour', any: 'à tout moment de son tour' },
  },
}

export const words = merlinWords({
  score: 'Points de victoire',
  unit: (count) => (count < 2 ? 'point' : 'points'),
  events,
  questions,
  actions,
  reasons,
  editionFaults,
  options,
  told,
  names: {
    servants: SERVANT_NAMES,
    items: ITEM_NAMES,
    ally: allyName,
    beast: beastName,
    colour: colourName,
    province: provinceName,
    quest: questPhrase,
    space: spaceName,
  },
})
