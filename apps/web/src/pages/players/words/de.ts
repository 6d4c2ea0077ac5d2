import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Spieler',
  lead: 'Menschen und Bots auf einer Skala, eine für jedes Spiel. Eine Wertung ist eine Schätzung: Der Balken zeigt, wo die wahre Stärke liegt, in neunzehn von zwanzig Fällen.',
  game: 'Spiel',
  scale: 'Die Skala',
  scaleNote: (each) =>
    each === 1
      ? 'Jeder Punkt ist ein Mensch, dessen Wertung auf ± 150 oder genauer feststeht. Vergoldete Zahnräder sind die Bots, in Hunderten von Partien untereinander gemessen.'
      : `Jeder Punkt steht für bis zu ${each} Menschen, deren Wertung auf ± 150 oder genauer feststeht. Vergoldete Zahnräder sind die Bots, in Hunderten von Partien untereinander gemessen.`,
  tooFew: 'Für eine Skala haben noch zu wenige einen Rang.',
  botAt: (level, value) => `${level} ${value}`,
  youAt: (value) => `du, ${value}`,
  ranked: (game, n) => `${game}, ${n} mit Rang`,
  nobody: 'Noch hat niemand einen Rang. Wer ein eigenes Konto hat und gewertete Partien spielt, erscheint hier.',
  showBots: 'Bots zeigen',
  whereAmI: 'Wo bin ich?',
  rank: 'Rang',
  player: 'Spieler',
  rating: 'Wertung',
  whereItLies: (from, to) => `Wo sie liegt, ${from} bis ${to}`,
  matches: 'Partien',
  lastFive: 'Letzte fünf',
  lastPlayed: 'Zuletzt gespielt',
  you: '(du)',
  bot: 'Bot',
  always: 'immer',
  results: { won: 'gewonnen', lost: 'verloren', tied: 'unentschieden' },
  spans:
    'Ein Rang wie 2–7 heißt: Diese Balken überlappen sich, und noch kann niemand sagen, wer besser ist. Gelistet sind alle, die in den letzten drei Monaten eine gewertete Partie gespielt haben und ihren Verlauf nicht verbergen.',
  pages: 'Seiten der Liste',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  better: 'Bessere',
  more: 'Weitere',
  notRanked: 'Noch ohne Rang',
  notRankedWhy:
    'Ungenauer als ± 150. Etwa dreißig gewertete Partien zu zweit oder zehn mit mehr Spielern genügen meist.',
  how: 'Wie Wertungen berechnet werden',
  howTexts: [
    'Alle beginnen bei 1500 ± 482. Wer 400 Punkte voraus ist, gewinnt zu zweit etwa zehn von elf Partien. Mit mehr Spielern zählt jeder Platz, nicht nur der erste.',
    'Es zählen nur Partien an gewerteten Tischen, mit Uhr und eigenem Konto. Bots haben feste Wertungen. Wer aufgibt, geht oder die Zeit überschreitet, teilt sich den letzten Platz; ein vereinbartes Ende ist unentschieden.',
    'Immer wieder dieselben Gegner zählen immer weniger: von beliebig vielen Partien einer Woche höchstens so viel wie neun.',
  ],
}
