/* Merlin auf Deutsch. */

import { actions } from './de/actions.ts'
import { events } from './de/events.ts'
import { questions } from './de/questions.ts'
import { editionFaults, reasons } from './de/refusals.ts'
import {
  allyName,
  beastName,
  colourName,
  ITEM_NAMES,
  provinceName,
  questPhrase,
  SERVANT_NAMES,
  spaceName,
} from './de/things.ts'
import { told } from './de/told.ts'
import { type MerlinSentences, merlinWords } from './sentences.ts'

const options: MerlinSentences['options'] = {
  kingsFavour: { label: 'Gunst des Königs', hint: 'Das Modul mit den Siegeln (9).' },
  knights: {
    label: 'Ritter der Tafelrunde',
    hint: 'Die Erweiterung: ohne, reihum gewählt oder ausgelost (10).',
    values: { off: 'ohne', draft: 'reihum gewählt', random: 'ausgelost' },
  },
  layout: {
    label: 'Gedruckte Werte',
    hint: 'Was auf Ring, Rahmen, Plättchen, Aufträgen und Verbündeten steht und was die Fahnen bewirken (1, 6, 10.1).',
    values: { reconstructed: 'rekonstruiert' },
  },
  countersHome: {
    label: 'Marker nach der Wertung einer Grafschaft',
    hint: 'Für alle, die dort mehr als einen haben. Der Text: « reprennent tous ces compteurs […] il ne peut rester au maximum que 1 compteur » (7.3).',
    values: { allButOne: 'alle bis auf einen nach Hause', all: 'alle nach Hause' },
  },
  grailTie: {
    label: 'Der Gral entscheidet',
    hint: 'Der Text: « une Province où il est à égalité avec les autres » (7.3).',
    values: { lead: 'bei Gleichstand an der Spitze', any: 'bei jedem Gleichstand seines Besitzers' },
  },
  blackFlag: {
    label: 'Eine schwarze Fahne wehrt ab',
    hint: 'Der Text sagt beides: « tous les Traîtres […] affichant un Bouclier identique » und « qu’un Traître avec ce Drapeau » (6.0).',
    values: { colour: 'alle Verräter einer Farbe', one: 'einen Verräter' },
  },
  violetFlag: {
    label: 'Eine violette Fahne dreht',
    hint: 'Der Text: « retourner un de ses dés sur la face opposée avant de déplacer le personnage ». Ein beliebiger eigener: auch einer für einen späteren Zug (6.0).',
    values: { chosen: 'den gewählten Würfel', any: 'einen beliebigen eigenen Würfel' },
  },
  questTimes: {
    label: 'Aufträge erfüllen',
    hint: 'Der Text: « à tout moment de son tour de jeu ». Jederzeit heißt auch mitten in einer Aktion (3.5).',
    values: { moments: 'an vier Stellen des Zuges', any: 'jederzeit im eigenen Zug' },
  },
}

export const words = merlinWords({
  score: 'Punkte',
  unit: (count) => (count === 1 ? 'Punkt' : 'Punkte'),
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
