/* What the pages about editions say. */
import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  title: 'Editions',
  boxOf: (game: string) => `${game}: your box`,
  lead: 'Two of our games are out of print, and parts of them are reconstructed. If you own the box, enter what is printed on yours and play with it.',
  mine: 'On this device',
  none: 'None saved yet.',
  create: 'Enter an edition',
  name: 'Name of the edition',
  newName: 'My box',
  save: 'Save',
  saved: 'Saved on this device.',
  notSaved: 'This browser cannot save it. Download the file instead.',
  remove: 'Delete',
  file: 'Download file',
  link: 'Copy link',
  linkCopied: 'The link is copied.',
  open: 'Open a file',
  unreadable: 'We can’t read this as an edition of this game.',
  reset: 'Back to ours',
  play: 'Play against bots',
  table: 'Create a table',
  check: 'Check',
  fine: 'Nothing is wrong. It can be played.',
  errors: 'Wrong: it cannot be played yet',
  warnings: 'Unusual, but allowed',
  add: 'Add',
  removeOne: 'Remove',
  edited: 'changed',
  chosen: 'Edition',
  ours: 'ours (reconstructed)',
  same: (count: number) =>
    count === 0
      ? 'The same as ours.'
      : count === 1
        ? 'One value differs from ours:'
        : `${count} values differ from ours:`,
  more: (count: number) => `and ${count} more`,
  playedBox: (name: string) => `Played with the values of the box “${name}”`,
  playedBoxInRule: (name: string) => `This table plays with the values of the box “${name}”.`,
  ruleNo: (no: string) => `rule ${no}`,
} as const

export type Messages = Widen<typeof messages>
