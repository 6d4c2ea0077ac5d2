import type { Messages } from './en.ts'

export const messages: Messages = {
  title: (name) => `Segnala ${name}`,
  line: 'Il messaggio',
  what: 'Che cosa non va?',
  name: 'Il nome',
  nameHint: 'Offensivo, ingannevole o di qualcun altro.',
  chat: 'Quello che scrive',
  chatHint: 'Insulti, minacce, pubblicità.',
  leaving: 'Abbandona le partite',
  leavingHint: 'O lascia correre l’orologio quando è in svantaggio.',
  other: 'Altro',
  otherHint: 'Di’ che cosa, in una frase.',
  text: 'Con parole tue',
  textHint: 'Basta una frase. La leggono solo gli amministratori.',
  notTold: 'Chi viene segnalato non saprà da chi.',
  cancel: 'Annulla',
  send: 'Segnala',
  thanks: 'Grazie. Un amministratore darà un’occhiata.',
}
