import type { Messages } from './en.ts'

export const messages: Messages = {
  phase: {
    draft: 'Offene Karten',
    barter: (round) => `Runde ${round}, Tausch`,
    announcement: (round) => `Runde ${round}, Ansage`,
    duel: (round) => `Runde ${round}, Zweikampf`,
    judgement: (round) => `Runde ${round}, Gottesurteil`,
    over: 'Das Turnier ist zu Ende',
  },
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  coins: (n) => (n === 1 ? '1 Münze' : `${n} Münzen`),
}
