import type { Messages } from './en.ts'

export const messages: Messages = {
  title: (name) => `Signaler ${name}`,
  line: 'Le message',
  what: 'Qu’est-ce qui ne va pas ?',
  name: 'Le nom',
  nameHint: 'Offensant, trompeur, ou celui de quelqu’un d’autre.',
  chat: 'Ce qui est écrit',
  chatHint: 'Insultes, menaces, publicité.',
  leaving: 'Quitte les parties',
  leavingHint: 'Ou laisse tourner l’horloge en cas de retard.',
  other: 'Autre chose',
  otherHint: 'Dis quoi, en une phrase.',
  text: 'Avec tes mots',
  textHint: 'Une phrase suffit. Seule l’administration la lit.',
  notTold: 'La personne signalée n’apprend pas qui l’a signalée.',
  cancel: 'Annuler',
  send: 'Signaler',
  thanks: 'Merci. L’administration va regarder.',
}
