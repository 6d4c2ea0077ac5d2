import type { Messages } from './en.ts'

export const messages: Messages = {
  chat: 'Chat',
  say: 'Scrivi un messaggio',
  send: 'Invia',
  empty: 'Nessuno ha ancora scritto nulla.',
  spectators: 'Spettatori',
  more: (name) => `Segnala o blocca ${name}`,
  report: 'Segnala…',
  block: 'Blocca…',
  blockTitle: (name) => `Bloccare ${name}?`,
  blockText:
    'Non vi leggerete più in chat, non vi faremo più giocare insieme e non potrete invitarvi. L’altra persona non lo viene a sapere. Puoi tornare indietro nelle impostazioni.',
  blockGo: 'Blocca',
  cancel: 'Annulla',
  blocked: (name) => `Hai bloccato ${name}.`,
}
