import type { Messages } from './en.ts'

export const messages: Messages = {
  title: (name) => `${name} melden`,
  line: 'Die Zeile',
  what: 'Was ist nicht in Ordnung?',
  name: 'Der Name',
  nameHint: 'Beleidigend, irreführend oder der von jemand anderem.',
  chat: 'Was im Chat steht',
  chatHint: 'Beleidigungen, Drohungen, Werbung.',
  leaving: 'Verlässt Partien',
  leavingHint: 'Oder lässt bei Rückstand die Uhr laufen.',
  other: 'Etwas anderes',
  otherHint: 'Sag in einem Satz, was.',
  text: 'In deinen Worten',
  textHint: 'Ein Satz genügt. Nur die Verwaltung liest ihn.',
  notTold: 'Wer gemeldet wird, erfährt nicht, von wem.',
  cancel: 'Abbrechen',
  send: 'Melden',
  thanks: 'Danke. Die Verwaltung sieht es sich an.',
}
