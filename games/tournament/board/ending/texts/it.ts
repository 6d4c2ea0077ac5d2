import type { Messages } from './en.ts'

const coins = (n: number) => (n === 1 ? '1 moneta' : `${n} monete`)
const few = (n: number) => ['nessuna moneta', 'una moneta', 'due monete', 'tre monete'][n] ?? coins(n)

export const messages: Messages = {
  language: 'it',
  you: 'tu',
  won: {
    tie: () => 'L’ultimo cavaliere',
    narrow: (_, by) => `Per ${few(by)}`,
    comeback: () => 'Dalle stalle alle stelle',
    leadLost: () => 'Il torneo è tuo',
    rout: () => 'Un tesoro da re',
    plain: () => 'Il torneo è tuo',
  },
  lost: {
    tie: () => 'L’ultimo rimasto in piedi',
    narrow: (_, by) => (by === 1 ? 'Mancava una moneta' : `Mancavano ${few(by)}`),
    comeback: () => 'Una fortuna perduta',
    leadLost: () => 'Una fortuna perduta',
    rout: (winner) => `Un tesoro da re per ${winner}`,
    plain: (winner) => `${winner} vince il torneo`,
  },
  seen: {
    tie: () => 'L’ultimo cavaliere',
    narrow: (_, by) => `Per ${few(by)}`,
    comeback: () => 'Dalle stalle alle stelle',
    leadLost: () => 'Dalle stalle alle stelle',
    rout: (winner) => `Un tesoro da re per ${winner}`,
    plain: (winner) => `${winner} vince il torneo`,
  },
  sharedTitle: 'Una vittoria condivisa',
  shared: (winners, best) => `${winners} vincono con **${coins(best)}** a testa.`,
  youWin: (best, second) => `Vinci con **${coins(best)}**; la borsa seguente ne contiene ${second}.`,
  wins: (winner, best, second) =>
    `${winner} vince con **${coins(best)}**${second === undefined ? '' : `; la borsa seguente ne contiene ${second}`}.`,
  yourPlace: (place, of, own) => `Sei al posto ${place} di ${of} con **${own}**.`,
  lastKnight: 'ultimo cavaliere in lizza',
  outIn: (round) => `fuori al round ${round}`,
  duels: (won, all) => (all === 0 ? '' : `${won} ${won === 1 ? 'duello vinto' : 'duelli vinti'} su ${all}`),
  chart: 'Monete',
  chartNote: 'ora tutte le borse sono aperte',
  chartLabel: 'Monete di baratto in baratto',
  startAxis: 'inizio',
  round: (round) => `Round ${round}`,
  yourCoins: 'Da dove vengono le tue monete',
  coinsOf: (name) => `Da dove vengono le monete di ${name}`,
  start: 'All’inizio',
  fromDuels: 'Duelli',
  fromTrade: 'Baratto',
  fromHeap: 'Carte al buio',
  asLast: 'Ultimo cavaliere',
  wonOf: (won, all) => (all === 0 ? 'nessuno' : `${won} su ${all} vinti`),
  deals: (n) => (n === 1 ? '1 affare' : `${n} affari`),
  bestDeal: (gain) => `il migliore ${gain}`,
  noneBought: 'nessuna comprata',
}
