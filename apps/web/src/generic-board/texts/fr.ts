import type { Messages } from './en.ts'

export const messages: Messages = {
  position: 'La position',
  actions: 'Ce que tu peux faire',
  yourTurn: 'À toi',
  waiting: 'Les autres réfléchissent.',
  watching: 'Tu regardes la partie.',
  perhaps: (event) => `Peut-être : ${event}`,
  none: 'rien',
  yes: 'oui',
  no: 'non',
  keys: 'choisir dans la liste',
}
