import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Carta del torneo',
  lead: 'Ognuno estrae uno stendardo. Quando dei cavalieri escono, segnali: gli altri ricevono nuovi stendardi e la carta per il loro numero.',
  draw: 'Estrai gli stendardi',
  round: (n) => `Round ${n}`,
  duel: (one, other) => `${one} contro ${other}`,
  bye: (name) => `${name} riposa.`,
  next: 'Round successivo',
  out: (name) => `${name} è fuori`,
  again: 'Ricomincia',
  last: (name) => `${name} è l’ultimo cavaliere e riceve 10 monete.`,
  none: 'Non resta alcun cavaliere.',
  judgement: 'Allenati al giudizio di Dio',
  fighting: 'Ancora in lizza',
}
