import type { Messages } from './en.ts'

export const messages: Messages = {
  chat: 'Chat',
  say: 'Nachricht schreiben',
  send: 'Senden',
  empty: 'Noch hat niemand etwas geschrieben.',
  spectators: 'Zuschauende',
  more: (name) => `${name} melden oder blockieren`,
  report: 'Melden …',
  block: 'Blockieren …',
  blockTitle: (name) => `${name} blockieren?`,
  blockText:
    'Ihr seht nicht mehr, was die andere Seite schreibt, werdet nie gepaart und könnt euch nicht einladen. Die andere Person erfährt es nicht. In den Einstellungen kannst du es aufheben.',
  blockGo: 'Blockieren',
  cancel: 'Abbrechen',
  blocked: (name) => `${name} ist blockiert.`,
}
