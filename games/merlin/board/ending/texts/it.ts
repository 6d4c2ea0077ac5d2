import type { Messages } from './en.ts'

const points = (n: number) => (n === 1 ? '1 punto' : `${n} punti`)
const few = (n: number) => ['nessun punto', 'un punto', 'due punti', 'tre punti'][n] ?? points(n)

export const messages: Messages = {
  language: 'it',
  you: 'Tu',
  won: {
    tie: () => 'La Tavola Rotonda è tua',
    narrow: (_, by) => `Per ${few(by)}`,
    comeback: () => 'Dalla rincorsa al trono',
    leadLost: () => 'La Tavola Rotonda è tua',
    rout: () => 'Il vero erede di Artù',
    plain: () => 'La Tavola Rotonda è tua',
  },
  lost: {
    tie: (winner) => `${winner} guida la Tavola Rotonda`,
    narrow: (_, by) => (by === 1 ? 'Mancava un punto' : `Mancavano ${few(by)}`),
    comeback: () => 'Una corona sfuggita',
    leadLost: () => 'Una corona sfuggita',
    rout: (winner) => `${winner}, vero erede di Artù`,
    plain: (winner) => `${winner} guida la Tavola Rotonda`,
  },
  seen: {
    tie: (winner) => `${winner} guida la Tavola Rotonda`,
    narrow: (_, by) => `Per ${few(by)}`,
    comeback: () => 'Dalla rincorsa al trono',
    leadLost: () => 'Dalla rincorsa al trono',
    rout: (winner) => `${winner}, vero erede di Artù`,
    plain: (winner) => `${winner} guida la Tavola Rotonda`,
  },
  sharedTitle: 'Un trono condiviso',
  shared: (winners, best) => `${winners} vincono con **${points(best)}** a testa.`,
  youWin: (best, second) => `Vinci con **${points(best)} a ${second}**.`,
  wins: (winner, best, other) => `${winner} vince con **${points(best)} a ${other}**.`,
  aheadBefore: (name, by) => `Prima dell’ultimo conteggio ${name} era in vantaggio di ${points(by)}.`,
  note: (quests, manors) =>
    `${quests === 1 ? '1 missione' : `${quests} missioni`}, ${manors === 1 ? '1 maniero' : `${manors} manieri`}`,
  chart: 'I punti per provenienza',
  chartNote: 'in oro: il massimo del suo genere',
  roundTurn: (round, turn) => `Round ${round}, turno ${turn}`,
  numbersOf: (name) => `La partita di ${name} in numeri`,
  quests: 'Missioni compiute',
  manors: 'Manieri costruiti',
  repelled: 'Traditori respinti',
  merlinDie: 'Il dado di Merlino',
  points,
  towers: (n) => `${n} con torre`,
  of: (some, all) => `**${some}** su **${all}**`,
  times: (n) => (n === 1 ? '**1** volta' : `**${n}** volte`),
  theirs: (name, n) => `${name} ${n}`,
}
