import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  head: 'From the admins',
  news: 'New from the admins',
  mute: (until: string) => `You cannot write in chats until ${until}. You can play on.`,
  rename: (from: string) =>
    `An admin gave you another name. It was ${from}; you can choose a different one in the settings.`,
  close: 'An admin closed a table where you sat.',
  ban: 'An admin has closed this account. You cannot play or chat with it any more.',
  undone: {
    mute: 'An admin let you chat again.',
    rename: 'An admin gave you your name back.',
    close: 'An admin closed a table where you sat.',
    ban: 'An admin opened your account again.',
  },
  why: (reason: string) => `The reason: “${reason}”`,
  answered: (answer: string) => `An admin answered your objection: “${answer}”`,
  answeredNothing: 'An admin has read your objection and left it as it is.',
  object: 'Object',
  objectTitle: 'Object to this decision',
  objectText: 'Why was it wrong? You can object once; an admin reads it.',
  text: 'In your own words',
  send: 'Send',
  cancel: 'Cancel',
  objected: 'You have objected. An admin will read it.',
  understood: 'Understood',
} as const

export type Messages = Widen<typeof messages>
