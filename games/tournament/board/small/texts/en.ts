export const messages = {
  phase: {
    draft: 'Open cards',
    barter: (round: string) => `Round ${round}, barter`,
    announcement: (round: string) => `Round ${round}, announcement`,
    duel: (round: string) => `Round ${round}, duel`,
    judgement: (round: string) => `Round ${round}, judgement`,
    over: 'The tournament is over',
  },
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  coins: (n: number) => (n === 1 ? '1 coin' : `${n} coins`),
}

export type Messages = typeof messages
