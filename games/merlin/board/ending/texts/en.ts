import type { Widen } from '@logres/board-kit/lang'

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)
const few = (n: number) => ['no point', 'one point', 'two points', 'three points'][n] ?? points(n)
const short = (n: number) => {
  const text = few(n)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} short`
}

export const messages = {
  language: 'en',
  you: 'You',
  // titles: to the winner, to a loser, to those who watched; with the winner's name and the difference
  won: {
    tie: (_winner: string, _by: number) => 'The Round Table is yours',
    narrow: (_: string, by: number) => `By ${few(by)}`,
    comeback: (_winner: string, _by: number) => 'From behind to the throne',
    leadLost: (_winner: string, _by: number) => 'The Round Table is yours',
    rout: (_winner: string, _by: number) => 'Arthur’s true heir',
    plain: (_winner: string, _by: number) => 'The Round Table is yours',
  },
  lost: {
    tie: (winner: string, _by: number) => `${winner} rules the Round Table`,
    narrow: (_: string, by: number) => short(by),
    comeback: (_winner: string, _by: number) => 'A crown slips away',
    leadLost: (_winner: string, _by: number) => 'A crown slips away',
    rout: (winner: string, _by: number) => `${winner}, Arthur’s true heir`,
    plain: (winner: string, _by: number) => `${winner} rules the Round Table`,
  },
  seen: {
    tie: (winner: string, _by: number) => `${winner} rules the Round Table`,
    narrow: (_: string, by: number) => `By ${few(by)}`,
    comeback: (_winner: string, _by: number) => 'From behind to the throne',
    leadLost: (_winner: string, _by: number) => 'From behind to the throne',
    rout: (winner: string, _by: number) => `${winner}, Arthur’s true heir`,
    plain: (winner: string, _by: number) => `${winner} rules the Round Table`,
  },
  sharedTitle: 'A shared throne',
  shared: (winners: string, best: number) => `${winners} win with **${points(best)}** each.`,
  youWin: (best: number, second: number) => `You win with **${points(best)} to ${second}**.`,
  wins: (winner: string, best: number, other: number) => `${winner} wins with **${points(best)} to ${other}**.`,
  aheadBefore: (name: string, by: number) => `Before the last scoring, ${name} was ${points(by)} ahead.`,
  note: (quests: number, manors: number) =>
    `${quests === 1 ? '1 quest' : `${quests} quests`}, ${manors === 1 ? '1 manor' : `${manors} manors`}`,
  chart: 'Points by source',
  chartNote: 'gold: the most of its kind',
  roundTurn: (round: string, turn: number) => `Round ${round}, turn ${turn}`,
  numbersOf: (name: string) => `${name}’s game in numbers`,
  quests: 'Quests fulfilled',
  manors: 'Manors built',
  repelled: 'Traitors repelled',
  merlinDie: 'Merlin’s die',
  points,
  towers: (n: number) => `${n} with a tower`,
  of: (some: number, all: number) => `**${some}** of **${all}**`,
  times: (n: number) => (n === 1 ? '**once**' : `**${n}** times`),
  theirs: (name: string, n: number) => `${name} ${n}`,
} as const

export type Messages = Widen<typeof messages>
