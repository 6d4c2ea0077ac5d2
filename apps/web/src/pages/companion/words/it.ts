import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  search: {
    label: 'Chiedi alle regole',
    placeholder: 'Una domanda o un componente',
    clear: 'Cancella',
    found: (n) =>
      plural(n, { one: 'Una regola trovata.', other: `${n} regole trovate.`, zero: 'Nessuna regola trovata.' }),
    none: 'Prova con altre parole, o con una sola.',
    others: 'Altre regole',
  },
  print: {
    book: 'Stampa le regole',
    aid: 'Riepilogo in una pagina',
    printAid: 'Stampa questa pagina',
    contents: 'Indice',
    toRules: 'Tutte le regole',
    aidOf: (game) => `${game}: riepilogo`,
    aidName: 'Riepilogo',
  },
  companion: {
    title: (game) => `${game} a un tavolo vero`,
    lead: 'Per chi gioca con la scatola. Funziona senza connessione, e ciò che inserisci resta su questo dispositivo.',
    players: 'Giocatori',
    player: (n) => `Giocatore ${n}`,
    name: (n) => `Nome del giocatore ${n}`,
    add: 'Aggiungi un giocatore',
    remove: (name) => `Togli ${name}`,
    begins: 'Chi comincia',
    drawBeginner: 'Estrai chi comincia',
    beginnerIs: (name) => `Comincia ${name}.`,
    lots: 'Estrarre a sorte',
    lotsHint: 'Con il caso del tuo dispositivo, equo e nuovo ogni volta.',
    order: 'Ordine di gioco',
    oneOf: 'Uno di noi',
    coin: 'Moneta',
    dice: 'Dadi',
    howMany: 'Quanti dadi',
    heads: 'testa',
    tails: 'croce',
    orderIs: (names) => `Ordine: ${names}.`,
    drawn: (name) => `Estratto: ${name}.`,
    coinIs: (side) => `Moneta: ${side}.`,
    diceAre: (values) => `Dadi: ${values}.`,
    badName: 'Dai a ogni giocatore un nome, diverso dagli altri.',
  },
}
