import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Giocatori',
  lead: 'Persone e bot su un’unica scala, una per ogni gioco. Un punteggio è una stima: la barra mostra dove sta la vera forza, diciannove volte su venti.',
  game: 'Gioco',
  scale: 'La scala',
  scaleNote: (each) =>
    each === 1
      ? 'Ogni punto è una persona con un punteggio preciso a ± 150 o meglio. Gli ingranaggi dorati sono i bot, misurati in centinaia di partite tra loro.'
      : `Ogni punto sta per un massimo di ${each} persone con un punteggio preciso a ± 150 o meglio. Gli ingranaggi dorati sono i bot, misurati in centinaia di partite tra loro.`,
  tooFew: 'Sono ancora troppo pochi in classifica per una scala.',
  botAt: (level, value) => `${level} ${value}`,
  youAt: (value) => `tu, ${value}`,
  ranked: (game, n) => `${game}, ${n} in classifica`,
  nobody: 'Nessuno è ancora in classifica. Chi ha un account proprio e gioca partite classificate appare qui.',
  showBots: 'Mostra i bot',
  whereAmI: 'Dove sono?',
  rank: 'Posizione',
  player: 'Giocatore',
  rating: 'Punteggio',
  whereItLies: (from, to) => `Dove si trova, da ${from} a ${to}`,
  matches: 'Partite',
  lastFive: 'Ultime cinque',
  lastPlayed: 'Ultima partita',
  you: '(tu)',
  bot: 'bot',
  always: 'sempre',
  results: { won: 'vinta', lost: 'persa', tied: 'pari' },
  spans:
    'Una posizione come 2–7 significa: queste barre si sovrappongono, e nessuno può ancora dire chi è più forte. La lista mostra chi ha giocato una partita classificata negli ultimi tre mesi e non nasconde la propria cronologia.',
  pages: 'Pagine della lista',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  better: 'Precedenti',
  more: 'Successivi',
  notRanked: 'Non ancora in classifica',
  notRankedWhy:
    'Oltre ± 150. Di solito bastano una trentina di partite classificate a due, o una decina in più giocatori.',
  how: 'Come si calcolano i punteggi',
  howTexts: [
    'Tutti partono da 1500 ± 482. Con 400 punti di vantaggio si vincono circa dieci partite su undici a due giocatori. In più giocatori conta ogni posto, non solo il primo.',
    'Contano solo le partite ai tavoli classificati, con l’orologio e un account proprio. I bot hanno punteggi fissi. Chi si arrende, se ne va o finisce il tempo condivide l’ultimo posto; una fine concordata è un pareggio.',
    'Gli stessi avversari contano sempre meno: di tutte le partite di una settimana, al massimo quanto nove.',
  ],
}
