import type { Messages } from './en.ts'

export const messages: Messages = {
  round: (round, turns) => `Runde ${round} von 6, Wertung in ${turns === 1 ? '1 Zug' : `${turns} Zügen`}`,
  over: 'Die Partie ist zu Ende',
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
}
