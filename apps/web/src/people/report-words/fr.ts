import type { Messages } from './en.ts'

export const messages: Messages = {
  title: (name) => `Signaler ${name}`,
  line: 'Le message',
  what: 'Qu’est-ce qui ne va pas ?',
  name: 'Le nom',
  nameHint: 'Offensant, trompeur, ou celui de quelqu’un d’autre.',
  chat: 'Ses messages',
  chatHint: 'Insultes, menaces, publicité.',
  leaving: 'Quitte les parties',
  leavingHint: 'Ou laisse filer la pendule quand la partie tourne mal.',
  other: 'Autre chose',
  otherHint: 'Dis en une phrase de quoi il s’agit.',
  text: 'Avec tes mots',
  textHint: 'Une phrase suffit. Seule l’administration la lit.',
  notTold: 'Cette personne ne saura pas qui l’a signalée.',
  cancel: 'Annuler',
  send: 'Signaler',
  thanks: 'Merci. L’administration va s’en occuper.',
}
