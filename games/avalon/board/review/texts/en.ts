import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  you: 'you',
  title: 'Crowns',
  attacks: 'Attacks that paid, and those that didn’t',
  none: 'Nobody attacked.',
  turn: 'Turn',
  who: 'Who',
  where: 'Region',
  crowns: 'Crowns',
  cards: 'Cards lost',
  kept: 'Kept for',
  held: 'resisted',
  toTheEnd: 'to the end',
  turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  show: 'Show on the board',
} as const

export type Messages = Widen<typeof messages>
