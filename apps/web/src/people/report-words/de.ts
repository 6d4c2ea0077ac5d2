import type { Messages } from './en.ts'

export const messages: Messages = {
  title: (name) => `${name} melden`,
  line: 'Die Nachricht',
  what: 'Was ist nicht in Ordnung?',
  name: 'Der Name',
  nameHint: 'Beleidigend, irreführend oder der einer anderen Person.',
  chat: 'Verhalten im Chat',
  chatHint: 'Beleidigungen, Drohungen, Werbung.',
  leaving: 'Verlässt Partien',
  leavingHint: 'Oder lässt bei Rückstand die Uhr laufen.',
  other: 'Etwas anderes',
  otherHint: 'Sag in einem Satz, was.',
  text: 'In eigenen Worten',
  textHint: 'Ein Satz genügt. Nur die Verwaltung liest ihn.',
  notTold: 'Wer gemeldet wird, erfährt nicht, von wem.',
  cancel: 'Abbrechen',
  send: 'Melden',
  thanks: 'Danke. Die Verwaltung sieht es sich an.',
}
