import type { Messages } from './en.ts'

const coins = (n: number) => (n < 2 ? `${n} pièce` : `${n} pièces`)
const few = (n: number) => ['aucune pièce', 'une pièce', 'deux pièces', 'trois pièces'][n] ?? coins(n)
const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)

export const messages: Messages = {
  language: 'fr',
  you: 'toi',
  won: {
    tie: () => 'Le dernier chevalier',
    narrow: (_, by) => `À ${few(by)} près`,
    comeback: () => 'De la bourse vide au trésor',
    leadLost: () => 'Le tournoi est à toi',
    rout: () => 'Une rançon de roi',
    plain: () => 'Le tournoi est à toi',
  },
  lost: {
    tie: () => 'Au dernier debout',
    narrow: (_, by) => `Il manquait ${few(by)}`,
    comeback: () => 'Une fortune perdue',
    leadLost: () => 'Une fortune perdue',
    rout: (winner) => `Une rançon de roi pour ${winner}`,
    plain: (winner) => `${winner} remporte le tournoi`,
  },
  seen: {
    tie: () => 'Le dernier chevalier',
    narrow: (_, by) => `À ${few(by)} près`,
    comeback: () => 'De la bourse vide au trésor',
    leadLost: () => 'De la bourse vide au trésor',
    rout: (winner) => `Une rançon de roi pour ${winner}`,
    plain: (winner) => `${winner} remporte le tournoi`,
  },
  sharedTitle: 'Une victoire partagée',
  shared: (winners, best) => `${winners} gagnent avec **${coins(best)}** chacun.`,
  youWin: (best, second) => `Tu gagnes avec **${coins(best)}** ; la bourse suivante en contient ${second}.`,
  wins: (winner, best, second) =>
    `${winner} gagne avec **${coins(best)}**${second === undefined ? '' : ` ; la bourse suivante en contient ${second}`}.`,
  yourPlace: (place, of, own) => `Tu finis à la place ${place} sur ${of} avec **${own}**.`,
  lastKnight: 'dernier chevalier en lice',
  outIn: (round) => `hors de lice à la manche ${round}`,
  duels: (won, all) => (all === 0 ? '' : `${won} ${won < 2 ? 'duel gagné' : 'duels gagnés'} sur ${all}`),
  chart: 'Les pièces',
  chartNote: 'toutes les bourses sont ouvertes',
  chartLabel: 'Pièces de troc en troc',
  startAxis: 'début',
  round: (round) => `Manche ${round}`,
  yourCoins: 'D’où viennent tes pièces',
  coinsOf: (name) => `D’où viennent les pièces ${of(name)}`,
  start: 'Au départ',
  fromDuels: 'Duels',
  fromTrade: 'Troc',
  fromHeap: 'Cartes à l’aveugle',
  asLast: 'Dernier chevalier',
  wonOf: (won, all) => (all === 0 ? 'aucun livré' : `${won} sur ${all} gagnés`),
  deals: (n) => (n < 2 ? `${n} marché` : `${n} marchés`),
  bestDeal: (gain) => `le meilleur ${gain}`,
  noneBought: 'aucune achetée',
}
