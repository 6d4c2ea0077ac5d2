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
  leavingHint: 'O lascia scorrere il tempo quando è in svantaggio.',
  other: 'Altro',
  otherHint: 'Di’ che cosa, in una frase.',
  text: 'Con parole tue',
  textHint: 'Basta una frase. La legge solo l’amministrazione.',
  notTold: 'Chi segnali non saprà da chi viene la segnalazione.',
  cancel: 'Annulla',
  send: 'Segnala',
  thanks: 'Grazie. L’amministrazione esaminerà il caso.',
}
