import type { Messages } from './en.ts'

export const messages: Messages = {
  head: 'Dagli amministratori',
  news: 'Novità dagli amministratori',
  mute: (until) => `Non puoi scrivere nelle chat fino al ${until}. Puoi continuare a giocare.`,
  rename: (from) =>
    `Un amministratore ti ha dato un altro nome al posto di ${from}; nelle impostazioni puoi sceglierne uno diverso.`,
  close: 'Un amministratore ha chiuso un tavolo dove eri seduto.',
  ban: 'Un amministratore ha chiuso questo account. Non puoi più giocare né scrivere.',
  undone: {
    mute: 'Puoi di nuovo scrivere nelle chat.',
    rename: 'Un amministratore ti ha restituito il tuo nome.',
    close: 'Un amministratore ha chiuso un tavolo dove eri seduto.',
    ban: 'Un amministratore ha riaperto il tuo account.',
  },
  why: (reason) => `Il motivo: «${reason}»`,
  answered: (answer) => `Un amministratore ha risposto al tuo ricorso: «${answer}»`,
  answeredNothing: 'Un amministratore ha letto il tuo ricorso e conferma la decisione.',
  object: 'Fai ricorso',
  objectTitle: 'Ricorso contro questa decisione',
  objectText: 'Perché era sbagliata? Puoi fare ricorso una volta; lo leggerà un amministratore.',
  text: 'Con parole tue',
  send: 'Invia',
  cancel: 'Annulla',
  objected: 'Hai fatto ricorso. Un amministratore lo leggerà.',
  understood: 'Ho capito',
}
