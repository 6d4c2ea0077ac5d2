import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Die Verwaltung übernehmen',
  titleAnother: 'Zur Verwaltung gehören',
  lead: 'Dieser Server wird noch von niemandem verwaltet. Wer ihn gestartet hat, hat einen Code dafür; eine Person kann ihn einmal benutzen.',
  leadAnother: 'Ein Code für noch jemanden ist gemacht. Eine Person kann ihn einmal benutzen.',
  exists: 'Dieser Server wird schon verwaltet.',
  existsText: 'Einen weiteren Code macht man auf dem Rechner selbst, während der Server läuft:',
  failed: 'Das ließ sich nicht laden.',
  again: 'Noch einmal versuchen',
  keep: 'Behalte dein Konto',
  kept: (name) => `Behalten als ${name}. Ein Gast kann nicht verwalten: Das Recht ginge mit dem Browser verloren.`,
  keepText:
    'Ein Gast kann nicht verwalten: Das Recht ginge mit dem Browser verloren. Behalte dein Konto mit einem Passkey oder mit Wiederherstellungscodes und komm dann zurück.',
  keepGo: 'Konto behalten',
  find: 'Finde den Code',
  findText: 'Der Server gibt ihn beim Start aus, solange ihn niemand verwaltet. Sieh in seine ersten Zeilen.',
  once: 'Er gilt einmal, und nur bis zum nächsten Start.',
  type: 'Gib ihn hier ein',
  code: 'Code',
  go: 'Verwaltung übernehmen',
  more: (n) =>
    plural(n, {
      one: 'Noch eins. Einfügen geht, mit oder ohne Strich.',
      other: `Noch ${n}. Einfügen geht, mit oder ohne Strich.`,
    }),
  whole: 'Das ist er ganz.',
  wrong: 'Das ist nicht der Code.',
  wrongText: 'Oder er ist schon benutzt, oder der Server ist seither neu gestartet.',
  tooFast: 'Fünf Versuche in der Minute. Warte einen Augenblick.',
  done: 'Du gehörst jetzt zur Verwaltung.',
  lost: 'Wenn der Code verloren ist',
  lostText: 'Auf dem Rechner selbst, während der Server läuft:',
  can: 'Was die Verwaltung kann',
  canText:
    'Meldungen lesen, stummschalten, umbenennen, sperren, Tische schließen. Nicht: verdeckte Karten sehen, Chats lesen, die niemand gemeldet hat, unter anderem Namen spielen. Alles steht im Protokoll, und die Verwaltung kann nicht gegeneinander vorgehen.',
}
