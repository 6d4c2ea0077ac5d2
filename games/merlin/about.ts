/* What the pages say about this game before anything of it is loaded. */
import type { GameAbout } from '@logres/manifest'
import type { Language } from '@logres/words'

export const ABOUT: Readonly<Record<Language, GameAbout>> = {
  en: {
    name: 'Merlin',
    what: 'Your dice move your knight around the table: six provinces, twenty-four spaces and plenty to weigh up.',
    picture: 'The round table from above, with 24 spaces, six provinces and dice',
  },
  fr: {
    name: 'Merlin',
    what: 'Tes dés mènent ton chevalier autour de la table : six provinces, vingt-quatre cases et l’embarras du choix.',
    picture: 'La table ronde vue d’en haut, avec 24 cases, six provinces et des dés',
  },
  de: {
    name: 'Merlin',
    what: 'Deine Würfel führen deinen Ritter um die Tafel: sechs Grafschaften, vierundzwanzig Felder und die Qual der Wahl.',
    picture: 'Die runde Tafel von oben, mit 24 Feldern, sechs Grafschaften und Würfeln',
  },
  it: {
    name: 'Merlino',
    what: 'I tuoi dadi guidano il cavaliere intorno alla tavola: sei province, ventiquattro caselle e l’imbarazzo della scelta.',
    picture: 'La tavola rotonda dall’alto, con 24 caselle, sei province e dadi',
  },
}
