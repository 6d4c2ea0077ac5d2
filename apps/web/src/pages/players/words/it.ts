import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Giocatori',
  lead: 'Persone e bot su un’unica scala, una per ogni gioco. Un punteggio è una stima: la barra mostra dove sta la forza reale, in diciannove casi su venti.',
  game: 'Gioco',
  scale: 'La scala',
  scaleNote: (each) =>
    each === 1
      ? 'Ogni pallino è una persona con un punteggio noto a ± 150 o meglio. Gli ingranaggi dorati sono i bot, misurati in centinaia di partite tra loro.'
      : `Ogni pallino vale fino a ${each} persone con un punteggio noto a ± 150 o meglio. Gli ingranaggi dorati sono i bot, misurati in centinaia di partite tra loro.`,
  tooFew: 'In classifica ci sono ancora troppo poche persone per una scala.',
  botAt: (level, value) => `${level} ${value}`,
  youAt: (value) => `tu, ${value}`,
  ranked: (game, n) => `${game}, ${n} in classifica`,
  nobody: 'Nessuno è ancora in classifica. Chi ha un account salvato e gioca partite classificate appare qui.',
  showBots: 'Mostra i bot',
  whereAmI: 'Dove sono io?',
  rank: 'Posizione',
  player: 'Giocatore',
  rating: 'Punteggio',
  whereItLies: (from, to) => `Sulla scala, da ${from} a ${to}`,
  matches: 'Partite',
  lastFive: 'Ultime cinque',
  lastPlayed: 'Ultima partita',
  you: '(tu)',
  bot: 'bot',
  always: 'sempre',
  results: { won: 'vinta', lost: 'persa', tied: 'pareggiata' },
  spans:
    'Una posizione come 2–7 significa che le barre si sovrappongono: non si può ancora dire chi è più forte. In elenco c’è chi ha giocato una partita classificata negli ultimi tre mesi e non nasconde la propria cronologia.',
  pages: 'Pagine dell’elenco',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  better: 'Precedenti',
  more: 'Successivi',
  notRanked: 'Non ancora in classifica',
  notRankedWhy:
    'Incertezza oltre ± 150. Di solito bastano una trentina di partite classificate in due, o una decina con più giocatori.',
  how: 'Come si calcolano i punteggi',
  howTexts: [
    'Si parte da 1500 ± 482. In due, con 400 punti di vantaggio si vincono circa dieci partite su undici. Con più giocatori conta ogni piazzamento, non solo il primo posto.',
    'Contano solo le partite classificate, con l’orologio, tra persone con un account. I bot hanno punteggi fissi. Chi abbandona, se ne va o esaurisce il tempo condivide l’ultimo posto; una fine di comune accordo è un pareggio.',
    'Giocare sempre con le stesse persone conta sempre meno: per quante partite si facciano in una settimana, valgono al massimo come nove.',
  ],
}
