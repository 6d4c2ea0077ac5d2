import type { Messages } from './en.ts'

export const messages: Messages = {
  chat: 'Chat',
  say: 'Nachricht schreiben',
  send: 'Senden',
  empty: 'Noch hat niemand etwas geschrieben.',
  spectators: 'Publikum',
  more: (name) => `${name} melden oder blockieren`,
  report: 'Melden …',
  block: 'Blockieren …',
  blockTitle: (name) => `${name} blockieren?`,
  blockText:
    'Ihr seht nicht mehr, was die andere Seite schreibt, die Gegnersuche bringt euch nie zusammen, und ihr könnt einander nicht einladen. Die andere Person erfährt nichts davon. In den Einstellungen kannst du es rückgängig machen.',
  blockGo: 'Blockieren',
  cancel: 'Abbrechen',
  blocked: (name) => `${name} ist blockiert.`,
}
