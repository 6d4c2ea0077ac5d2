import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  title: 'Points',
  overTime: 'Points over time, by source',
  counted: 'Points are counted, not estimated: every one is in the record.',
  against: (a: string, b: string) => `${a} and ${b}`,
  difference: 'Difference',
  you: 'you',
  source: 'Source',
  round: (no: string) => `round ${no}`,
  scoring: (no: string) => `scoring ${no}`,
} as const

export type Messages = Widen<typeof messages>
