import { plural, type Widen } from '@logres/board-kit/lang'

export const messages = {
  title: 'Become the first admin',
  titleAnother: 'Become an admin',
  lead: 'This server has no admin yet. The person who started it has a code for that; one person can use it, once.',
  leadAnother: 'A code for another admin has been made. One person can use it, once.',
  exists: 'This server has an admin.',
  existsText: 'Another code is made on the machine itself, while the server runs:',
  failed: 'This could not be loaded.',
  again: 'Try again',
  keep: 'Keep your account',
  kept: (name: string) => `Kept as ${name}. A guest cannot be an admin: the right would be lost with the browser.`,
  keepText:
    'A guest cannot be an admin: the right would be lost with the browser. Keep your account with a passkey or recovery codes, then come back.',
  keepGo: 'Keep the account',
  find: 'Find the code',
  findText: 'The server prints it when it starts, as long as nobody is admin. Look at its first lines.',
  once: 'It works once, and only until the next start.',
  type: 'Type it here',
  code: 'Code',
  go: 'Become admin',
  more: (n: number) =>
    plural(n, {
      one: 'One more. Pasting works, with or without the dash.',
      other: `${n} more. Pasting works, with or without the dash.`,
    }),
  whole: 'That is all of it.',
  wrong: 'That is not the code.',
  wrongText: 'Or it has been used, or the server has started again since.',
  tooFast: 'Five tries a minute. Wait a moment.',
  done: 'You are an admin now.',
  lost: 'If the code is lost',
  lostText: 'On the machine itself, while the server runs:',
  can: 'What an admin can do',
  canText:
    'Read reports, mute, rename, ban, close tables. Not: see hidden cards, read chats that nobody reported, play under another name. Everything they do is in the log, and admins cannot act against each other.',
} as const

export type Messages = Widen<typeof messages>
