import type { Messages } from './en.ts'

const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)
const withPoints = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkten`)
const few = (n: number) => ['keinen Punkt', 'einen Punkt', 'zwei Punkte', 'drei Punkte'][n] ?? points(n)
const short = (n: number) => ['Kein Punkt', 'Ein Punkt', 'Zwei Punkte', 'Drei Punkte'][n] ?? points(n)

export const messages: Messages = {
  language: 'de',
  you: 'Du',
  won: {
    tie: () => 'Die Tafelrunde ist dein',
    narrow: (_, by) => `Um ${few(by)}`,
    comeback: () => 'Von hinten auf den Thron',
    leadLost: () => 'Die Tafelrunde ist dein',
    rout: () => 'Artus’ wahrer Erbe',
    plain: () => 'Die Tafelrunde ist dein',
  },
  lost: {
    tie: (winner) => `${winner} führt die Tafelrunde`,
    narrow: (_, by) => `${short(by)} zu wenig`,
    comeback: () => 'Eine Krone entgleitet',
    leadLost: () => 'Eine Krone entgleitet',
    rout: (winner) => `${winner}, Artus’ wahrer Erbe`,
    plain: (winner) => `${winner} führt die Tafelrunde`,
  },
  seen: {
    tie: (winner) => `${winner} führt die Tafelrunde`,
    narrow: (_, by) => `Um ${few(by)}`,
    comeback: () => 'Von hinten auf den Thron',
    leadLost: () => 'Von hinten auf den Thron',
    rout: (winner) => `${winner}, Artus’ wahrer Erbe`,
    plain: (winner) => `${winner} führt die Tafelrunde`,
  },
  sharedTitle: 'Ein geteilter Thron',
  shared: (winners, best) => `${winners} gewinnen mit je **${withPoints(best)}**.`,
  youWin: (best, second) => `Du gewinnst mit **${best} zu ${second} Punkten**.`,
  wins: (winner, best, other) => `${winner} gewinnt mit **${best} zu ${other} Punkten**.`,
  aheadBefore: (name, by) => `Vor der letzten Wertung lag ${name} ${points(by)} vorn.`,
  note: (quests, manors) =>
    `${quests === 1 ? '1 Auftrag' : `${quests} Aufträge`}, ${manors === 1 ? '1 Landsitz' : `${manors} Landsitze`}`,
  chart: 'Punkte nach Herkunft',
  chartNote: 'golden: das meiste seiner Art',
  roundTurn: (round, turn) => `Runde ${round}, Zug ${turn}`,
  numbersOf: (name) => `Die Partie von ${name} in Zahlen`,
  quests: 'Erfüllte Aufträge',
  manors: 'Gebaute Landsitze',
  repelled: 'Abgewehrte Verräter',
  merlinDie: 'Merlins Würfel',
  points,
  towers: (n) => `${n} mit Turm`,
  of: (some, all) => `**${some}** von **${all}**`,
  times: (n) => `**${n}**-mal`,
  theirs: (name, n) => `${name} ${n}`,
}
