import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Joueurs',
  lead: 'Personnes et bots sur une même échelle, une par jeu. Une cote est une estimation : la barre montre où se trouve la vraie force, dix-neuf fois sur vingt.',
  game: 'Jeu',
  scale: 'L’échelle',
  scaleNote: (each) =>
    each === 1
      ? 'Chaque point est une personne dont la cote est à ± 150 près ou mieux. Les rouages dorés sont les bots, mesurés en centaines de parties entre eux.'
      : `Chaque point représente jusqu’à ${each} personnes dont la cote est à ± 150 près ou mieux. Les rouages dorés sont les bots, mesurés en centaines de parties entre eux.`,
  tooFew: 'Trop peu de personnes sont classées pour une échelle.',
  botAt: (level, value) => `${level} ${value}`,
  youAt: (value) => `toi, ${value}`,
  ranked: (game, n) => `${game}, ${n} ${n < 2 ? 'classé' : 'classés'}`,
  nobody: 'Personne n’est encore classé. Ceux qui ont un compte à eux et jouent des parties classées apparaissent ici.',
  showBots: 'Montrer les bots',
  whereAmI: 'Où suis-je ?',
  rank: 'Rang',
  player: 'Joueur',
  rating: 'Cote',
  whereItLies: (from, to) => `Où elle se situe, de ${from} à ${to}`,
  matches: 'Parties',
  lastFive: 'Cinq dernières',
  lastPlayed: 'Dernière partie',
  you: '(toi)',
  bot: 'bot',
  always: 'toujours',
  results: { won: 'gagnée', lost: 'perdue', tied: 'nulle' },
  spans:
    'Un rang comme 2–7 veut dire : ces barres se recouvrent, et personne ne peut encore dire qui est le meilleur. La liste montre les personnes qui ont joué une partie classée ces trois derniers mois et ne cachent pas leur historique.',
  pages: 'Pages de la liste',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  better: 'Précédents',
  more: 'Suivants',
  notRanked: 'Pas encore classés',
  notRankedWhy:
    'Au-delà de ± 150. Une trentaine de parties classées à deux, ou une dizaine à plusieurs, suffisent d’ordinaire.',
  how: 'Comment les cotes sont calculées',
  howTexts: [
    'Tout le monde commence à 1500 ± 482. Avec 400 points d’avance, on gagne environ dix parties sur onze à deux joueurs. À plusieurs, chaque place compte, pas seulement la première.',
    'Seules comptent les parties aux tables classées, avec une pendule et un compte à soi. Les bots ont une cote fixe. Qui abandonne, s’en va ou épuise son temps partage la dernière place ; une fin convenue est une partie nulle.',
    'Les mêmes adversaires encore et encore comptent de moins en moins : quel que soit le nombre de parties en une semaine, au plus neuf comptent en entier.',
  ],
}
