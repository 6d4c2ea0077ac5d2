import type { Messages } from './en.ts'

const crowns = (n: number) => (n < 2 ? `${n} couronne` : `${n} couronnes`)

export const messages: Messages = {
  you: 'toi',
  won: {
    tie: () => 'À une conquête près',
    narrow: () => 'À une conquête près',
    comeback: () => 'Le vent tourne',
    leadLost: () => 'Avalon est à toi',
    rout: () => 'Tout Avalon s’incline',
    plain: () => 'Avalon est à toi',
  },
  lost: {
    tie: () => 'À une conquête de la victoire',
    narrow: () => 'À une conquête de la victoire',
    comeback: () => 'Une avance envolée',
    leadLost: () => 'Une avance envolée',
    rout: (winner) => `${winner} balaie Avalon`,
    plain: (winner) => `${winner} tient Avalon`,
  },
  seen: {
    tie: () => 'À une conquête près',
    narrow: () => 'À une conquête près',
    comeback: () => 'Le vent tourne',
    leadLost: () => 'Le vent tourne',
    rout: (winner) => `${winner} balaie Avalon`,
    plain: (winner) => `${winner} tient Avalon`,
  },
  youWin: (mine, theirs, turn) => `Tu gagnes avec **${crowns(mine)} contre ${theirs}**, au tour ${turn}.`,
  wins: (winner, most, least, turn) => `${winner} gagne avec **${crowns(most)} contre ${least}**, au tour ${turn}.`,
  soNear: (held, turn) => `Au tour ${turn}, tu en avais **${held}** : une conquête de plus, et Avalon était à toi.`,
  regions: (n) => (n < 2 ? `${n} région` : `${n} régions`),
  chart: 'Les couronnes, tour par tour',
  chartNote: (goal) => `${goal} pour gagner`,
  chartLabel: 'Couronnes après chaque tour',
  turnAxis: 'tour',
  turn: (no) => `Tour ${no}`,
  conquests: 'Conquêtes',
  answered: 'Attaques repoussées',
  cardsLost: 'Cartes perdues',
  bestTurn: 'Meilleur tour',
  to: (one, other) => `**${one}** à **${other}**`,
  of: (some, all) => `**${some}** sur **${all}**`,
  theirs: (name, some, all) => `${name} ${some} sur ${all}`,
  firstThen: (one, other) => `${one}, puis ${other}`,
  crownsInTurn: (turn) => `couronnes, tour ${turn}`,
}
