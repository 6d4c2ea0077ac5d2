import type { Messages } from './en.ts'

export const messages: Messages = {
  turn: (n) => `Zug ${n}`,
  over: 'Die Partie ist zu Ende',
  crowns: (n) => (n === 1 ? '1 Krone' : `${n} Kronen`),
}
