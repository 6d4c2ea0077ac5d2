import type { Messages } from './en.ts'

const crowns = (n: number) => (n === 1 ? '1 corona' : `${n} corone`)

export const messages: Messages = {
  you: 'tu',
  won: {
    tie: () => 'Per una sola conquista',
    narrow: () => 'Per una sola conquista',
    comeback: () => 'Il vento cambia',
    leadLost: () => 'Avalon è tua',
    rout: () => 'Tutta Avalon si inchina',
    plain: () => 'Avalon è tua',
  },
  lost: {
    tie: () => 'A una conquista dalla vittoria',
    narrow: () => 'A una conquista dalla vittoria',
    comeback: () => 'Un vantaggio svanito',
    leadLost: () => 'Un vantaggio svanito',
    rout: (winner) => `${winner} travolge Avalon`,
    plain: (winner) => `Avalon è di ${winner}`,
  },
  seen: {
    tie: () => 'Per una sola conquista',
    narrow: () => 'Per una sola conquista',
    comeback: () => 'Il vento cambia',
    leadLost: () => 'Il vento cambia',
    rout: (winner) => `${winner} travolge Avalon`,
    plain: (winner) => `Avalon è di ${winner}`,
  },
  youWin: (mine, theirs, turn) => `Vinci con **${crowns(mine)} a ${theirs}**, al turno ${turn}.`,
  wins: (winner, most, least, turn) => `${winner} vince con **${crowns(most)} a ${least}**, al turno ${turn}.`,
  soNear: (held, turn) => `Al turno ${turn} ne avevi **${held}**: ancora una conquista, e Avalon era tua.`,
  regions: (n) => (n === 1 ? '1 territorio' : `${n} territori`),
  chart: 'Le corone, turno per turno',
  chartNote: (goal) => `${goal} per vincere`,
  chartLabel: 'Corone dopo ogni turno',
  turnAxis: 'turno',
  turn: (no) => `Turno ${no}`,
  conquests: 'Conquiste',
  answered: 'Attacchi respinti',
  cardsLost: 'Carte perse',
  bestTurn: 'Turno migliore',
  to: (one, other) => `**${one}** a **${other}**`,
  of: (some, all) => `**${some}** su **${all}**`,
  theirs: (name, some, all) => `${name} ${some} su ${all}`,
  firstThen: (one, other) => `prima ${one}, poi ${other}`,
  crownsInTurn: (turn) => `corone, turno ${turn}`,
}
