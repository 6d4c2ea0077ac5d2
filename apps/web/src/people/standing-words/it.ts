import type { Messages } from './en.ts'

/** « fino al 3 marzo », « fino all’8 marzo » */
const upTo = (when: string) => (/^(8|11)\b/.test(when) ? `fino all’${when}` : `fino al ${when}`)

export const messages: Messages = {
  head: 'Dall’amministrazione',
  news: 'Novità dall’amministrazione',
  mute: (until) => `Non puoi scrivere nelle chat ${upTo(until)}. Puoi continuare a giocare.`,
  rename: (from) =>
    `L’amministrazione ti ha dato un altro nome al posto di ${from}; nelle impostazioni puoi sceglierne uno diverso.`,
  close: 'L’amministrazione ha chiuso un tavolo dove avevi un posto.',
  ban: 'L’amministrazione ha chiuso questo account. Non puoi più usarlo per giocare né per scrivere.',
  undone: {
    mute: 'Puoi di nuovo scrivere nelle chat.',
    rename: 'L’amministrazione ti ha restituito il tuo nome.',
    close: 'L’amministrazione ha chiuso un tavolo dove avevi un posto.',
    ban: 'L’amministrazione ha riaperto il tuo account.',
  },
  why: (reason) => `Motivo: «${reason}»`,
  answered: (answer) => `L’amministrazione ha risposto al tuo ricorso: «${answer}»`,
  answeredNothing: 'L’amministrazione ha letto il tuo ricorso e conferma la decisione.',
  object: 'Fai ricorso',
  objectTitle: 'Ricorso contro questa decisione',
  objectText: 'Perché era sbagliata? Puoi fare ricorso una volta sola; lo leggerà l’amministrazione.',
  text: 'Con parole tue',
  send: 'Invia',
  cancel: 'Annulla',
  objected: 'Hai fatto ricorso. L’amministrazione lo leggerà.',
  understood: 'Ho capito',
}
