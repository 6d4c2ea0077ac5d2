import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  search: {
    label: 'Interroger les règles',
    placeholder: 'Une question ou un élément du jeu',
    clear: 'Effacer',
    found: (n) =>
      plural(n, { one: 'Une règle trouvée.', other: `${n} règles trouvées.`, zero: 'Aucune règle trouvée.' }),
    none: 'Essaie d’autres mots, ou un seul.',
    others: 'Autres règles',
  },
  print: {
    book: 'Imprimer les règles',
    aid: 'Aide de jeu sur une page',
    printAid: 'Imprimer cette page',
    contents: 'Sommaire',
    toRules: 'Toutes les règles',
    aidOf: (game) => `${game} : aide de jeu`,
    aidName: 'Aide de jeu',
  },
  companion: {
    title: (game) => `${game} autour d’une vraie table`,
    lead: 'Pour qui joue avec la boîte. Cela marche sans connexion, et ce que tu saisis reste sur cet appareil.',
    players: 'Joueurs',
    player: (n) => `Joueur ${n}`,
    name: (n) => `Nom du joueur ${n}`,
    add: 'Ajouter un joueur',
    remove: (name) => `Retirer ${name}`,
    begins: 'Qui commence',
    drawBeginner: 'Tirer au sort qui commence',
    beginnerIs: (name) => `${name} commence.`,
    lots: 'Tirer au sort',
    lotsHint: 'Par le hasard de ton appareil, équitable et nouveau à chaque fois.',
    order: 'Ordre de jeu',
    oneOf: 'L’un de nous',
    coin: 'Pile ou face',
    dice: 'Dés',
    howMany: 'Combien de dés',
    heads: 'face',
    tails: 'pile',
    orderIs: (names) => `Ordre : ${names}.`,
    drawn: (name) => `Tiré au sort : ${name}.`,
    coinIs: (side) => `Pièce : ${side}.`,
    diceAre: (values) => `Dés : ${values}.`,
    badName: 'Donne à chaque joueur un nom, différent des autres.',
  },
}
