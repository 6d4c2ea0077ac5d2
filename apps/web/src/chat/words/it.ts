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
    'Non vedrete più i messaggi l’uno dell’altro, non sarete mai abbinati e non potrete invitarvi. L’altra persona non ne viene informata. Puoi annullarlo nelle impostazioni.',
  blockGo: 'Blocca',
  cancel: 'Annulla',
  blocked: (name) => `${name} è stato bloccato.`,
}
