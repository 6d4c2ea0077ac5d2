export const messages = {
  round: (round: number, turns: number) =>
    `Round ${round} of 6, scoring in ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  over: 'The match is over',
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
}

export type Messages = typeof messages
