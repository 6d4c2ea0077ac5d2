import type { Messages } from './en.ts'

export const messages: Messages = {
  phase: {
    draft: 'Cartes ouvertes',
    barter: (round) => `Manche ${round}, troc`,
    announcement: (round) => `Manche ${round}, annonce`,
    duel: (round) => `Manche ${round}, duel`,
    judgement: (round) => `Manche ${round}, jugement`,
    over: 'Le tournoi est fini',
  },
  cards: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  coins: (n) => (n < 2 ? `${n} pièce` : `${n} pièces`),
}
