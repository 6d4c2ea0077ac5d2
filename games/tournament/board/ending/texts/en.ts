import type { Widen } from '@logres/board-kit/lang'

const coins = (n: number) => (n === 1 ? '1 coin' : `${n} coins`)
const few = (n: number) => ['no coin', 'one coin', 'two coins', 'three coins'][n] ?? coins(n)
const short = (n: number) => {
  const text = few(n)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} short`
}

export const messages = {
  language: 'en',
  you: 'you',
  // titles: to the winner, to a loser, to those who watched; with the winner's name and the difference
  won: {
    tie: (_winner: string, _by: number) => 'The last knight standing',
    narrow: (_: string, by: number) => `By ${few(by)}`,
    comeback: (_winner: string, _by: number) => 'From rags to riches',
    leadLost: (_winner: string, _by: number) => 'The tournament is yours',
    rout: (_winner: string, _by: number) => 'A king’s ransom',
    plain: (_winner: string, _by: number) => 'The tournament is yours',
  },
  lost: {
    tie: (_winner: string, _by: number) => 'Outlasted',
    narrow: (_: string, by: number) => short(by),
    comeback: (_winner: string, _by: number) => 'A fortune lost',
    leadLost: (_winner: string, _by: number) => 'A fortune lost',
    rout: (winner: string, _by: number) => `A king’s ransom for ${winner}`,
    plain: (winner: string, _by: number) => `${winner} wins the tournament`,
  },
  seen: {
    tie: (_winner: string, _by: number) => 'The last knight standing',
    narrow: (_: string, by: number) => `By ${few(by)}`,
    comeback: (_winner: string, _by: number) => 'From rags to riches',
    leadLost: (_winner: string, _by: number) => 'From rags to riches',
    rout: (winner: string, _by: number) => `A king’s ransom for ${winner}`,
    plain: (winner: string, _by: number) => `${winner} wins the tournament`,
  },
  sharedTitle: 'A shared victory',
  shared: (winners: string, best: number) => `${winners} win with **${coins(best)}** each.`,
  youWin: (best: number, second: number) => `You win with **${coins(best)}**; the next purse holds ${second}.`,
  wins: (winner: string, best: number, second: number | undefined) =>
    `${winner} wins with **${coins(best)}**${second === undefined ? '' : `; the next purse holds ${second}`}.`,
  yourPlace: (place: number, of: number, own: number) => `You are number ${place} of ${of} with **${own}**.`,
  lastKnight: 'last knight standing',
  outIn: (round: string) => `out in round ${round}`,
  duels: (won: number, all: number) => (all === 0 ? '' : `${won} of ${all} duels won`),
  chart: 'Coins',
  chartNote: 'all purses are open now',
  chartLabel: 'Coins from barter to barter',
  startAxis: 'start',
  round: (round: string) => `Round ${round}`,
  yourCoins: 'Where your coins came from',
  coinsOf: (name: string) => `Where ${name}’s coins came from`,
  start: 'Start',
  fromDuels: 'Duels',
  fromTrade: 'Barter',
  fromHeap: 'Blind cards',
  asLast: 'Last knight',
  wonOf: (won: number, all: number) => (all === 0 ? 'none fought' : `${won} of ${all} won`),
  deals: (n: number) => (n === 1 ? '1 deal' : `${n} deals`),
  bestDeal: (gain: string) => `best ${gain}`,
  noneBought: 'none bought',
} as const

export type Messages = Widen<typeof messages>
