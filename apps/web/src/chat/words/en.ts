import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  chat: 'Chat',
  say: 'Say something',
  send: 'Send',
  empty: 'Nobody has said anything yet.',
  spectators: 'Spectators',
  more: (name: string) => `Report or block ${name}`,
  report: 'Report …',
  block: 'Block …',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText:
    'You no longer see each other’s chat, are never paired, and cannot invite each other. They are not told. You can undo this in the settings.',
  blockGo: 'Block',
  cancel: 'Cancel',
  blocked: (name: string) => `${name} is blocked.`,
} as const

export type Messages = Widen<typeof messages>
