import type { Messages } from './en.ts'

export const messages: Messages = {
  you: 'du',
  title: 'Kronen',
  attacks: 'Angriffe, die sich gelohnt haben, und die anderen',
  none: 'Niemand hat angegriffen.',
  turn: 'Zug',
  who: 'Wer',
  where: 'Gebiet',
  crowns: 'Kronen',
  cards: 'Verlorene Karten',
  kept: 'Gehalten',
  held: 'abgewehrt',
  toTheEnd: 'bis zum Ende',
  turns: (n) => (n === 1 ? '1 Zug' : `${n} Züge`),
  show: 'Im Spiel zeigen',
}
