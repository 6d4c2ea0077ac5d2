import type { Messages } from './en.ts'

export const messages: Messages = {
  position: 'Die Stellung',
  actions: 'Was du tun kannst',
  yourTurn: 'Du bist dran',
  waiting: 'Die anderen überlegen.',
  watching: 'Du schaust zu.',
  perhaps: (event) => `Vielleicht: ${event}`,
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
  keys: 'aus der Liste wählen',
}
