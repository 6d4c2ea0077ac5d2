import type { Messages } from './en.ts'

const coins = (n: number) => (n === 1 ? '1 Münze' : `${n} Münzen`)
const few = (n: number) => ['keine Münze', 'eine Münze', 'zwei Münzen', 'drei Münzen'][n] ?? coins(n)
const missing = (n: number) => {
  const text = few(n)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} zu wenig`
}

export const messages: Messages = {
  language: 'de',
  you: 'du',
  won: {
    tie: () => 'Der letzte Ritter',
    narrow: (_, by) => `Um ${few(by)}`,
    comeback: () => 'Vom Bettler zum Krösus',
    leadLost: () => 'Das Turnier ist dein',
    rout: () => 'Ein königlicher Lohn',
    plain: () => 'Das Turnier ist dein',
  },
  lost: {
    tie: () => 'Überdauert',
    narrow: (_, by) => missing(by),
    comeback: () => 'Ein Vermögen zerrinnt',
    leadLost: () => 'Ein Vermögen zerrinnt',
    rout: (winner) => `Königlicher Lohn für ${winner}`,
    plain: (winner) => `${winner} gewinnt das Turnier`,
  },
  seen: {
    tie: () => 'Der letzte Ritter',
    narrow: (_, by) => `Um ${few(by)}`,
    comeback: () => 'Vom Bettler zum Krösus',
    leadLost: () => 'Vom Bettler zum Krösus',
    rout: (winner) => `Königlicher Lohn für ${winner}`,
    plain: (winner) => `${winner} gewinnt das Turnier`,
  },
  sharedTitle: 'Ein geteilter Sieg',
  shared: (winners, best) => `${winners} gewinnen mit je **${coins(best)}**.`,
  youWin: (best, second) => `Du gewinnst mit **${coins(best)}**; im nächsten Beutel sind ${second}.`,
  wins: (winner, best, second) =>
    `${winner} gewinnt mit **${coins(best)}**${second === undefined ? '' : `; im nächsten Beutel sind ${second}`}.`,
  yourPlace: (place, of, own) => `Du bist Nummer ${place} von ${of} mit **${own}**.`,
  lastKnight: 'letzter Ritter im Kampf',
  outIn: (round) => `ausgeschieden in Runde ${round}`,
  duels: (won, all) => (all === 0 ? '' : `${won} von ${all} ${all === 1 ? 'Kampf' : 'Kämpfen'} gewonnen`),
  chart: 'Münzen',
  chartNote: 'jetzt sind alle Beutel offen',
  chartLabel: 'Münzen von Handel zu Handel',
  startAxis: 'Anfang',
  round: (round) => `Runde ${round}`,
  yourCoins: 'Woher deine Münzen kamen',
  coinsOf: (name) => `Woher die Münzen von ${name} kamen`,
  start: 'Anfang',
  fromDuels: 'Kämpfe',
  fromTrade: 'Handel',
  fromHeap: 'Blind gekauft',
  asLast: 'Letzter Ritter',
  wonOf: (won, all) => (all === 0 ? 'keiner gefochten' : `${won} von ${all} gewonnen`),
  deals: (n) => (n === 1 ? '1 Abschluss' : `${n} Abschlüsse`),
  bestDeal: (gain) => `der beste ${gain}`,
  noneBought: 'keine Karte',
}
