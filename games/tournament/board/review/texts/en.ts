import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  title: 'Bargains',
  deals: 'The bargains, judged',
  noDeals: 'Nobody struck a deal.',
  deal: 'Deal',
  gain: 'What it did to the chances of both, wins in 100',
  rough: 'Rough values, from what each side knew and without playouts: each is off by 3 or more.',
  noDifference: 'no difference',
  duels: 'Duels, and their odds before laying',
  noDuels: 'Nobody fought.',
  duel: 'Duel',
  odds: 'Odds, as each side saw them',
  outcome: 'Winner',
  open: 'not decided',
  reflexes: 'Reflexes',
  knight: 'Knight',
  hits: 'Right tokens',
  best: 'Fastest',
  average: 'On average',
  ms: (n: number) => `${n} ms`,
  of: (a: number, b: number) => `${a} of ${b}`,
  you: 'you',
  show: 'Show on the board',
} as const

export type Messages = Widen<typeof messages>
