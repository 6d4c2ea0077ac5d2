export const messages = {
  turn: (n: number) => `Turn ${n}`,
  over: 'The match is over',
  crowns: (n: number) => (n === 1 ? '1 crown' : `${n} crowns`),
}

export type Messages = typeof messages
