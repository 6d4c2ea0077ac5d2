import type { Widen } from '@logres/board-kit/lang'

const crowns = (n: number) => (n === 1 ? '1 crown' : `${n} crowns`)

export const messages = {
  you: 'you',
  // titles: to the winner, to the loser, to those who watched; with the winner's name
  won: {
    tie: (_: string) => 'By one conquest',
    narrow: (_: string) => 'By one conquest',
    comeback: (_: string) => 'The tide turns',
    leadLost: (_: string) => 'Avalon is yours',
    rout: (_: string) => 'All Avalon kneels',
    plain: (_: string) => 'Avalon is yours',
  },
  lost: {
    tie: (_: string) => 'One conquest short',
    narrow: (_: string) => 'One conquest short',
    comeback: (_: string) => 'A lead slips away',
    leadLost: (_: string) => 'A lead slips away',
    rout: (winner: string) => `${winner} sweeps Avalon`,
    plain: (winner: string) => `${winner} holds Avalon`,
  },
  seen: {
    tie: (_: string) => 'By one conquest',
    narrow: (_: string) => 'By one conquest',
    comeback: (_: string) => 'The tide turns',
    leadLost: (_: string) => 'The tide turns',
    rout: (winner: string) => `${winner} sweeps Avalon`,
    plain: (winner: string) => `${winner} holds Avalon`,
  },
  youWin: (mine: number, theirs: number, turn: number) =>
    `You win with **${crowns(mine)} to ${theirs}**, in turn ${turn}.`,
  wins: (winner: string, most: number, least: number, turn: number) =>
    `${winner} wins with **${crowns(most)} to ${least}**, in turn ${turn}.`,
  soNear: (held: number, turn: number) =>
    `In turn ${turn} you held **${held}**: one conquest more, and Avalon was yours.`,
  regions: (n: number) => (n === 1 ? '1 region' : `${n} regions`),
  chart: 'Crowns, turn by turn',
  chartNote: (goal: number) => `${goal} win`,
  chartLabel: 'Crowns after each turn',
  turnAxis: 'turn',
  turn: (no: number) => `Turn ${no}`,
  conquests: 'Conquests',
  answered: 'Attacks resisted',
  cardsLost: 'Cards lost',
  bestTurn: 'Best turn',
  to: (one: number, other: number) => `**${one}** to **${other}**`,
  of: (some: number, all: number) => `**${some}** of **${all}**`,
  theirs: (name: string, some: number, all: number) => `${name} ${some} of ${all}`,
  firstThen: (one: string, other: string) => `${one}, then ${other}`,
  crownsInTurn: (turn: number) => `crowns, turn ${turn}`,
} as const

export type Messages = Widen<typeof messages>
