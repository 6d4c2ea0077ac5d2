import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Punti',
  overTime: 'I punti nel tempo, per provenienza',
  counted: 'I punti sono contati, non stimati: sono tutti nella registrazione.',
  against: (a, b) => `${a} e ${b}`,
  difference: 'Differenza',
  you: 'tu',
  source: 'Provenienza',
  round: (no) => `round ${no}`,
  scoring: (no) => `conteggio ${no}`,
}
