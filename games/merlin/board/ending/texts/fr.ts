import type { Messages } from './en.ts'

const points = (n: number) => (n < 2 ? `${n} point` : `${n} points`)
const few = (n: number) => ['aucun point', 'un point', 'deux points', 'trois points'][n] ?? points(n)
const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)

export const messages: Messages = {
  language: 'fr',
  you: 'Toi',
  won: {
    tie: () => 'La Table ronde est à toi',
    narrow: (_, by) => `À ${few(by)} près`,
    comeback: () => 'De l’ombre au trône',
    leadLost: () => 'La Table ronde est à toi',
    rout: () => 'Digne héritier d’Arthur',
    plain: () => 'La Table ronde est à toi',
  },
  lost: {
    tie: (winner) => `${winner} règne sur la Table ronde`,
    narrow: (_, by) => `Il manquait ${few(by)}`,
    comeback: () => 'Une couronne s’envole',
    leadLost: () => 'Une couronne s’envole',
    rout: (winner) => `${winner}, digne héritier d’Arthur`,
    plain: (winner) => `${winner} règne sur la Table ronde`,
  },
  seen: {
    tie: (winner) => `${winner} règne sur la Table ronde`,
    narrow: (_, by) => `À ${few(by)} près`,
    comeback: () => 'De l’ombre au trône',
    leadLost: () => 'De l’ombre au trône',
    rout: (winner) => `${winner}, digne héritier d’Arthur`,
    plain: (winner) => `${winner} règne sur la Table ronde`,
  },
  sharedTitle: 'Un trône partagé',
  shared: (winners, best) => `${winners} gagnent avec **${points(best)}** chacun.`,
  youWin: (best, second) => `Tu gagnes avec **${points(best)} contre ${second}**.`,
  wins: (winner, best, other) => `${winner} gagne avec **${points(best)} contre ${other}**.`,
  aheadBefore: (name, by) => `Avant le dernier décompte, ${name} menait de ${points(by)}.`,
  note: (quests, manors) =>
    `${quests < 2 ? `${quests} quête` : `${quests} quêtes`}, ${manors < 2 ? `${manors} manoir` : `${manors} manoirs`}`,
  chart: 'Les points par origine',
  chartNote: 'en or : le plus de chaque sorte',
  roundTurn: (round, turn) => `Manche ${round}, tour ${turn}`,
  numbersOf: (name) => `La partie ${of(name)} en chiffres`,
  quests: 'Quêtes résolues',
  manors: 'Manoirs construits',
  repelled: 'Traîtres repoussés',
  merlinDie: 'Dé de Merlin',
  points,
  towers: (n) => `dont ${n} avec tour`,
  of: (some, all) => `**${some}** sur **${all}**`,
  times: (n) => `**${n}** fois`,
  theirs: (name, n) => `${name} ${n}`,
}
