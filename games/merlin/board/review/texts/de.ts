import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Punkte',
  overTime: 'Punkte im Lauf der Partie, nach Herkunft',
  counted: 'Punkte sind gezählt, nicht geschätzt: Jeder steht in der Aufzeichnung.',
  against: (a, b) => `${a} und ${b}`,
  difference: 'Unterschied',
  you: 'du',
  source: 'Herkunft',
  round: (no) => `Runde ${no}`,
  scoring: (no) => `Wertung ${no}`,
}
