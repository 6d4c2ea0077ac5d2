import type { Messages } from './en.ts'

export const messages: Messages = {
  chat: 'Discussion',
  say: 'Écrire un message',
  send: 'Envoyer',
  empty: 'Personne n’a encore rien dit.',
  spectators: 'Spectateurs',
  more: (name) => `Signaler ou bloquer ${name}`,
  report: 'Signaler…',
  block: 'Bloquer…',
  blockTitle: (name) => `Bloquer ${name} ?`,
  blockText:
    'Chacun cesse de voir les messages de l’autre. Vous ne serez plus mis en relation et ne pourrez plus vous inviter. Cette personne n’en saura rien. Tu peux revenir là-dessus dans les réglages.',
  blockGo: 'Bloquer',
  cancel: 'Annuler',
  blocked: (name) => `Tu as bloqué ${name}.`,
}
