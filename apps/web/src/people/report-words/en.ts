import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  title: (name: string) => `Report ${name}`,
  line: 'The line',
  what: 'What is wrong?',
  name: 'The name',
  nameHint: 'Offensive, misleading, or somebody else’s.',
  chat: 'What they write',
  chatHint: 'Insults, threats, advertising.',
  leaving: 'Leaves matches',
  leavingHint: 'Or lets the clock run when behind.',
  other: 'Something else',
  otherHint: 'Say what, in a sentence.',
  text: 'In your own words',
  textHint: 'One sentence is enough. Only admins read it.',
  notTold: 'They are not told who reported them.',
  cancel: 'Cancel',
  send: 'Report',
  thanks: 'Thank you. An admin will look.',
} as const

export type Messages = Widen<typeof messages>
