import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Turnierverlaufskarte',
  lead: 'Alle ziehen ein Wappen. Scheiden Ritter aus, markiere sie: Die anderen bekommen neue Wappen und die Karte für ihre Zahl.',
  draw: 'Wappen ziehen',
  round: (n) => `Runde ${n}`,
  duel: (one, other) => `${one} gegen ${other}`,
  bye: (name) => `${name} hat ein Freilos.`,
  next: 'Nächste Runde',
  out: (name) => `${name} scheidet aus`,
  again: 'Neu beginnen',
  last: (name) => `${name} ist der letzte Ritter und bekommt 10 Münzen.`,
  none: 'Es ist kein Ritter mehr da.',
  judgement: 'Das Gottesurteil üben',
  fighting: 'Noch im Kampf',
}
