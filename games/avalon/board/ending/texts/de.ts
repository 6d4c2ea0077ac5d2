import type { Messages } from './en.ts'

const crowns = (n: number) => (n === 1 ? '1 Krone' : `${n} Kronen`)

export const messages: Messages = {
  you: 'du',
  won: {
    tie: () => 'Um eine Eroberung',
    narrow: () => 'Um eine Eroberung',
    comeback: () => 'Das Blatt wendet sich',
    leadLost: () => 'Avalon gehört dir',
    rout: () => 'Ganz Avalon kniet nieder',
    plain: () => 'Avalon gehört dir',
  },
  lost: {
    tie: () => 'Eine Eroberung zu wenig',
    narrow: () => 'Eine Eroberung zu wenig',
    comeback: () => 'Ein Vorsprung zerrinnt',
    leadLost: () => 'Ein Vorsprung zerrinnt',
    rout: (winner) => `${winner} überrennt Avalon`,
    plain: (winner) => `${winner} hält Avalon`,
  },
  seen: {
    tie: () => 'Um eine Eroberung',
    narrow: () => 'Um eine Eroberung',
    comeback: () => 'Das Blatt wendet sich',
    leadLost: () => 'Das Blatt wendet sich',
    rout: (winner) => `${winner} überrennt Avalon`,
    plain: (winner) => `${winner} hält Avalon`,
  },
  youWin: (mine, theirs, turn) => `Du gewinnst mit **${crowns(mine)} zu ${theirs}**, in Zug ${turn}.`,
  wins: (winner, most, least, turn) => `${winner} gewinnt mit **${crowns(most)} zu ${least}**, in Zug ${turn}.`,
  soNear: (held, turn) => `In Zug ${turn} hattest du **${held}**: Noch eine Eroberung, und Avalon wäre dein gewesen.`,
  regions: (n) => (n === 1 ? '1 Gebiet' : `${n} Gebiete`),
  chart: 'Kronen, Zug um Zug',
  chartNote: (goal) => `${goal} gewinnen`,
  chartLabel: 'Kronen nach jedem Zug',
  turnAxis: 'Zug',
  turn: (no) => `Zug ${no}`,
  conquests: 'Eroberungen',
  answered: 'Abgewehrte Angriffe',
  cardsLost: 'Verlorene Karten',
  bestTurn: 'Bester Zug',
  to: (one, other) => `**${one}** zu **${other}**`,
  of: (some, all) => `**${some}** von **${all}**`,
  theirs: (name, some, all) => `${name} ${some} von ${all}`,
  firstThen: (one, other) => `${one}, dann ${other}`,
  crownsInTurn: (turn) => `Kronen, Zug ${turn}`,
}
