import type { Messages } from './en.ts'

export const messages: Messages = {
  phase: {
    draft: 'Carte scoperte',
    barter: (round) => `Round ${round}, baratto`,
    announcement: (round) => `Round ${round}, annuncio`,
    duel: (round) => `Round ${round}, duello`,
    judgement: (round) => `Round ${round}, giudizio`,
    over: 'Il torneo è finito',
  },
  cards: (n) => (n === 1 ? '1 carta' : `${n} carte`),
  coins: (n) => (n === 1 ? '1 moneta' : `${n} monete`),
}
