import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  position: 'The position',
  actions: 'What you can do',
  yourTurn: 'Your turn',
  waiting: 'The others are thinking.',
  watching: 'You are watching.',
  perhaps: (event: string) => `Perhaps: ${event}`,
  none: 'none',
  yes: 'yes',
  no: 'no',
  keys: 'choose from the list',
} as const

export type Messages = Widen<typeof messages>
