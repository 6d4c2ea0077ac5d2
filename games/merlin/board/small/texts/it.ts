import type { Messages } from './en.ts'

export const messages: Messages = {
  round: (round, turns) => `Round ${round} di 6, conteggio tra ${turns === 1 ? '1 turno' : `${turns} turni`}`,
  over: 'La partita è finita',
  points: (n) => (n === 1 ? '1 punto' : `${n} punti`),
}
