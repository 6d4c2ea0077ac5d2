/* Merlin in italiano. */

import { actions } from './it/actions.ts'
import { events } from './it/events.ts'
import { questions } from './it/questions.ts'
import { editionFaults, reasons } from './it/refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './it/things.ts'
import { told } from './it/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'Il favore del Re', hint: 'Il modulo dei sigilli (9).' },
  knights: {
    label: 'Cavalieri della Tavola Rotonda',
    hint: 'L’espansione: senza, scelti a turno o estratti a sorte (10).',
    values: { off: 'senza', draft: 'scelti a turno', random: 'estratti a sorte' },
  },
  layout: {
    label: 'Valori stampati',
    hint: 'Che cosa è stampato su anello, cornici, tessere, missioni e alleati, e che cosa fanno le bandiere (1, 6, 10.1).',
    values: { reconstructed: 'ricostruiti' },
  },
  countersHome: {
    label: 'Segnalini dopo il conteggio di una provincia',
    hint: 'Per chi ne ha lì più di uno. Il testo: « reprennent tous ces compteurs […] il ne peut rester au maximum que 1 compteur » (7.3).',
    values: { allButOne: 'tornano tutti tranne uno', all: 'tornano tutti' },
  },
  grailTie: {
    label: 'Il Graal decide',
    hint: 'Il testo: « une Province où il est à égalité avec les autres » (7.3).',
    values: { lead: 'in caso di parità in testa', any: 'in ogni parità di chi lo tiene' },
  },
  blackFlag: {
    label: 'Una bandiera nera respinge',
    hint: 'Il testo dice entrambe le cose: « tous les Traîtres […] affichant un Bouclier identique » e « qu’un Traître avec ce Drapeau » (6.0).',
    values: { colour: 'tutti i traditori di un colore', one: 'un solo traditore' },
  },
  violetFlag: {
    label: 'Una bandiera viola gira',
    hint: 'Il testo: « retourner un de ses dés sur la face opposée avant de déplacer le personnage ». Uno qualsiasi: anche per un turno successivo (6.0).',
    values: { chosen: 'il dado scelto', any: 'un proprio dado qualsiasi' },
  },
  questTimes: {
    label: 'Compiere le missioni',
    hint: 'Il testo: « à tout moment de son tour de jeu ». In ogni momento vuol dire anche nel mezzo di un’azione (3.5).',
    values: { moments: 'in quattro punti del proprio turno', any: 'in ogni momento del proprio turno' },
  },
}

export const words = merlinWords({
  score: 'Punti',
  unit: (count) => (count === 1 ? 'punto' : 'punti'),
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
