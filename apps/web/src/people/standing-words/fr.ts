import type { Messages } from './en.ts'

export const messages: Messages = {
  head: 'De l’administration',
  news: 'Des nouvelles de l’administration',
  mute: (until) => `Tu ne peux pas écrire dans les discussions jusqu’au ${until}. Tu peux continuer à jouer.`,
  rename: (from) => `L’administration a remplacé ton nom, ${from} ; tu peux en choisir un autre dans les réglages.`,
  close: 'L’administration a fermé une table où tu avais une place.',
  ban: 'L’administration a fermé ce compte. Il ne permet plus de jouer ni d’écrire.',
  undone: {
    mute: 'L’administration te permet de nouveau d’écrire.',
    rename: 'L’administration t’a rendu ton nom.',
    close: 'L’administration a fermé une table où tu avais une place.',
    ban: 'L’administration a rouvert ton compte.',
  },
  why: (reason) => `Motif : « ${reason} »`,
  answered: (answer) => `L’administration a répondu à ta contestation : « ${answer} »`,
  answeredNothing: 'L’administration a lu ta contestation et maintient sa décision.',
  object: 'Contester',
  objectTitle: 'Contester cette décision',
  objectText: 'Pourquoi était-ce une erreur ? Tu ne peux contester qu’une fois ; l’administration te lira.',
  text: 'Avec tes mots',
  send: 'Envoyer',
  cancel: 'Annuler',
  objected: 'Tu as contesté. L’administration te lira.',
  understood: 'Compris',
}
