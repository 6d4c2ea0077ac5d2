import type { Messages } from './en.ts'

export const messages: Messages = {
  turn: (n) => `Turno ${n}`,
  over: 'La partita è finita',
  crowns: (n) => (n === 1 ? '1 corona' : `${n} corone`),
}
