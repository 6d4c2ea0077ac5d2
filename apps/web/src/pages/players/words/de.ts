import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Spieler',
  lead: 'Menschen und Bots auf einer gemeinsamen Skala, für jedes Spiel eine. Eine Wertung ist eine Schätzung: Der Balken zeigt, wo die wahre Stärke liegt, in neunzehn von zwanzig Fällen.',
  game: 'Spiel',
  scale: 'Die Skala',
  scaleNote: (each) =>
    each === 1
      ? 'Jeder Punkt ist ein Mensch, dessen Wertung auf ± 150 oder genauer bekannt ist. Goldene Zahnräder sind die Bots, gemessen in Hunderten von Partien untereinander.'
      : `Jeder Punkt steht für bis zu ${each} Menschen, deren Wertung auf ± 150 oder genauer bekannt ist. Goldene Zahnräder sind die Bots, gemessen in Hunderten von Partien untereinander.`,
  tooFew: 'Für eine Skala haben noch zu wenige einen Rang.',
  botAt: (level, value) => `${level} ${value}`,
  youAt: (value) => `du, ${value}`,
  ranked: (game, n) => `${game}, ${n} mit Rang`,
  nobody: 'Noch hat niemand einen Rang. Wer ein gesichertes Konto hat und gewertete Partien spielt, erscheint hier.',
  showBots: 'Bots zeigen',
  whereAmI: 'Wo stehe ich?',
  rank: 'Rang',
  player: 'Spieler',
  rating: 'Wertung',
  whereItLies: (from, to) => `Auf der Skala, ${from} bis ${to}`,
  matches: 'Partien',
  lastFive: 'Letzte fünf',
  lastPlayed: 'Zuletzt gespielt',
  you: '(du)',
  bot: 'Bot',
  always: 'immer',
  results: { won: 'gewonnen', lost: 'verloren', tied: 'unentschieden' },
  spans:
    'Ein Rang wie 2–7 heißt: Die Balken überlappen sich, und noch kann niemand sagen, wer besser ist. Aufgeführt sind alle, die in den letzten drei Monaten eine gewertete Partie gespielt haben und ihren Verlauf nicht verbergen.',
  pages: 'Seiten der Liste',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  better: 'Bessere',
  more: 'Weitere',
  notRanked: 'Noch ohne Rang',
  notRankedWhy:
    'Ungenauer als ± 150. Meist genügen etwa dreißig gewertete Partien zu zweit oder zehn in größerer Runde.',
  how: 'Wie Wertungen berechnet werden',
  howTexts: [
    'Alle beginnen mit 1500 ± 482. Wer 400 Punkte mehr hat, gewinnt zu zweit etwa zehn von elf Partien. In größerer Runde zählt jeder Platz, nicht nur der erste.',
    'Es zählen nur Partien an gewerteten Tischen, mit Uhr und mit gesicherten Konten. Bots haben feste Wertungen. Alle, die aufgeben, gehen oder die Zeit überschreiten, teilen sich den letzten Platz; ein vereinbartes Ende gilt als Unentschieden.',
    'Partien gegen immer dieselben Gegner zählen immer weniger: beliebig viele in einer Woche zusammen höchstens so viel wie neun.',
  ],
}
