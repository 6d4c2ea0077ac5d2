import type { Messages } from './en.ts'

export const messages: Messages = {
  head: 'Von der Verwaltung',
  news: 'Neues von der Verwaltung',
  mute: (until) => `Bis ${until} kannst du in keinem Chat schreiben. Weiterspielen kannst du.`,
  rename: (from) =>
    `Die Verwaltung hat dir einen anderen Namen gegeben, statt ${from}; in den Einstellungen kannst du einen neuen wählen.`,
  close: 'Die Verwaltung hat einen Tisch geschlossen, an dem du saßt.',
  ban: 'Die Verwaltung hat dieses Konto geschlossen. Damit kannst du nicht mehr spielen und nicht mehr schreiben.',
  undone: {
    mute: 'Du kannst wieder in Chats schreiben.',
    rename: 'Die Verwaltung hat dir deinen Namen zurückgegeben.',
    close: 'Die Verwaltung hat einen Tisch geschlossen, an dem du saßt.',
    ban: 'Die Verwaltung hat dein Konto wieder geöffnet.',
  },
  why: (reason) => `Der Grund: „${reason}“`,
  answered: (answer) => `Die Verwaltung hat auf deinen Einspruch geantwortet: „${answer}“`,
  answeredNothing: 'Die Verwaltung hat deinen Einspruch gelesen und bleibt dabei.',
  object: 'Einspruch',
  objectTitle: 'Einspruch gegen diese Entscheidung',
  objectText: 'Warum war es falsch? Du kannst einmal Einspruch erheben; die Verwaltung liest ihn.',
  text: 'In deinen Worten',
  send: 'Senden',
  cancel: 'Abbrechen',
  objected: 'Du hast Einspruch erhoben. Die Verwaltung liest ihn.',
  understood: 'Verstanden',
}
