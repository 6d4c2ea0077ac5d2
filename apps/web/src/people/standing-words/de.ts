import type { Messages } from './en.ts'

export const messages: Messages = {
  head: 'Von der Verwaltung',
  news: 'Neues von der Verwaltung',
  mute: (until) => `Bis zum ${until} kannst du in keinem Chat schreiben, aber weiterspielen.`,
  rename: (from) =>
    `Die Verwaltung hat dir statt ${from} einen anderen Namen gegeben; in den Einstellungen kannst du selbst einen neuen wählen.`,
  close: 'Die Verwaltung hat einen Tisch geschlossen, an dem du saßt.',
  ban: 'Die Verwaltung hat dieses Konto geschlossen. Du kannst damit weder spielen noch chatten.',
  undone: {
    mute: 'Du kannst wieder in Chats schreiben.',
    rename: 'Die Verwaltung hat dir deinen Namen zurückgegeben.',
    close: 'Die Verwaltung hat einen Tisch geschlossen, an dem du saßt.',
    ban: 'Die Verwaltung hat dein Konto wieder geöffnet.',
  },
  why: (reason) => `Der Grund: „${reason}“`,
  answered: (answer) => `Die Verwaltung hat auf deinen Einspruch geantwortet: „${answer}“`,
  answeredNothing: 'Die Verwaltung hat deinen Einspruch gelesen und bleibt bei ihrer Entscheidung.',
  object: 'Einspruch erheben',
  objectTitle: 'Einspruch gegen diese Entscheidung',
  objectText: 'Warum war sie falsch? Du kannst nur einmal Einspruch erheben; die Verwaltung liest ihn.',
  text: 'In eigenen Worten',
  send: 'Senden',
  cancel: 'Abbrechen',
  objected: 'Dein Einspruch ist eingegangen. Die Verwaltung liest ihn.',
  understood: 'Verstanden',
}
