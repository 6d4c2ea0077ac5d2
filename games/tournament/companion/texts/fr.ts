import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Carte de déroulement',
  lead: 'Chacun tire une bannière. Quand des chevaliers sont exclus, marque-les : les autres reçoivent de nouvelles bannières et la carte de leur nombre.',
  draw: 'Tirer les bannières',
  round: (n) => `Manche ${n}`,
  duel: (one, other) => `${one} contre ${other}`,
  bye: (name) => `${name} est exempt.`,
  next: 'Manche suivante',
  out: (name) => `${name} est exclu`,
  again: 'Recommencer',
  last: (name) => `${name} est le dernier chevalier et reçoit 10 pièces.`,
  none: 'Il ne reste aucun chevalier.',
  judgement: 'S’exercer au jugement de Dieu',
  fighting: 'Encore en lice',
}
