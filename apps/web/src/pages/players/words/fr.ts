import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Joueurs',
  lead: 'Personnes et bots sur une même échelle, une par jeu. Une cote est une estimation : la barre montre où se trouve la vraie force, dix-neuf fois sur vingt.',
  game: 'Jeu',
  scale: 'L’échelle',
  scaleNote: (each) =>
    each === 1
      ? 'Chaque point est une personne dont la cote est connue à ± 150 ou mieux. Les rouages dorés sont les bots, mesurés sur des centaines de parties entre eux.'
      : `Chaque point représente jusqu’à ${each} personnes dont la cote est connue à ± 150 ou mieux. Les rouages dorés sont les bots, mesurés sur des centaines de parties entre eux.`,
  tooFew: 'Il y a encore trop peu de personnes classées pour une échelle.',
  botAt: (level, value) => `${level} ${value}`,
  youAt: (value) => `toi, ${value}`,
  ranked: (game, n) => `${game}, ${n} ${n < 2 ? 'classé' : 'classés'}`,
  nobody: 'Personne n’est encore classé. Qui a un compte conservé et joue des parties classées apparaît ici.',
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
  results: { won: 'gagnée', lost: 'perdue', tied: 'égalité' },
  spans:
    'Un rang comme 2–7 veut dire : ces barres se recouvrent, et personne ne peut encore dire qui joue le mieux. La liste montre les personnes qui ont joué une partie classée ces trois derniers mois et ne cachent pas leur historique.',
  pages: 'Pages de la liste',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  better: 'Précédents',
  more: 'Suivants',
  notRanked: 'Pas encore de rang',
  notRankedWhy:
    'Marge supérieure à ± 150. Une trentaine de parties classées à deux, ou une dizaine à plus de deux, suffisent d’ordinaire.',
  how: 'Comment les cotes sont calculées',
  howTexts: [
    'Tout le monde commence à 1500 ± 482. À deux, qui a 400 points d’avance gagne environ dix parties sur onze. À plus de deux, chaque rang compte, pas seulement le premier.',
    'Seules comptent les parties classées, à la pendule, entre comptes conservés. Les bots ont une cote fixe. Qui abandonne, s’en va ou épuise son temps partage le dernier rang ; une fin d’un commun accord vaut une égalité.',
    'Affronter sans cesse les mêmes adversaires compte de moins en moins : leurs parties d’une même semaine ne pèsent jamais plus que neuf.',
  ],
}
