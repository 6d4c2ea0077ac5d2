import type { Messages } from './en.ts'

export const messages: Messages = {
  round: (round, turns) => `Manche ${round} sur 6, décompte dans ${turns < 2 ? `${turns} tour` : `${turns} tours`}`,
  over: 'La partie est finie',
  points: (n) => (n < 2 ? `${n} point` : `${n} points`),
}
