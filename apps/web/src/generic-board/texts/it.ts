import type { Messages } from './en.ts'

export const messages: Messages = {
  position: 'La posizione',
  actions: 'Che cosa puoi fare',
  yourTurn: 'Tocca a te',
  waiting: 'Gli altri stanno pensando.',
  watching: 'Stai guardando la partita.',
  perhaps: (event) => `Forse: ${event}`,
  none: 'niente',
  yes: 'sì',
  no: 'no',
  keys: 'scegliere dall’elenco',
}
