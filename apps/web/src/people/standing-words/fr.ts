import type { Messages } from './en.ts'

export const messages: Messages = {
  head: 'De l’administration',
  news: 'Du nouveau de l’administration',
  mute: (until) => `Tu ne peux pas écrire dans les discussions jusqu’au ${until}. Tu peux continuer à jouer.`,
  rename: (from) =>
    `L’administration t’a donné un autre nom, à la place de ${from} ; tu peux en choisir un différent dans les réglages.`,
  close: 'L’administration a fermé une table où tu étais.',
  ban: 'L’administration a fermé ce compte. Il ne permet plus de jouer ni d’écrire.',
  undone: {
    mute: 'L’administration te permet de nouveau d’écrire.',
    rename: 'L’administration t’a rendu ton nom.',
    close: 'L’administration a fermé une table où tu étais.',
    ban: 'L’administration a rouvert ton compte.',
  },
  why: (reason) => `La raison : « ${reason} »`,
  answered: (answer) => `L’administration a répondu à ta contestation : « ${answer} »`,
  answeredNothing: 'L’administration a lu ta contestation et maintient sa décision.',
  object: 'Contester',
  objectTitle: 'Contester cette décision',
  objectText: 'Pourquoi était-ce une erreur ? Tu peux contester une fois ; l’administration te lira.',
  text: 'Avec tes mots',
  send: 'Envoyer',
  cancel: 'Annuler',
  objected: 'Tu as contesté. L’administration te lira.',
  understood: 'Compris',
}
