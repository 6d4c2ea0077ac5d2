import type { Messages } from './en.ts'

export const messages: Messages = {
  position: 'La position',
  actions: 'Ce que tu peux faire',
  yourTurn: 'À toi',
  waiting: 'Les autres réfléchissent.',
  none: 'aucun',
  yes: 'oui',
  no: 'non',
  keys: 'choisir dans la liste',
}
