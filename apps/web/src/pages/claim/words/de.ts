import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Admin dieses Servers werden',
  titleAnother: 'Admin werden',
  lead: 'Dieser Server hat noch keine Admins. Wer ihn gestartet hat, hat einen Code dafür; er gilt nur einmal, für eine Person.',
  leadAnother: 'Es gibt einen Code für weitere Admins. Er gilt nur einmal, für eine Person.',
  exists: 'Dieser Server hat schon Admins.',
  existsText: 'Einen weiteren Code bekommst du auf dem Rechner selbst, während der Server läuft:',
  failed: 'Das ließ sich nicht laden.',
  again: 'Noch einmal versuchen',
  keep: 'Sichere dein Konto',
  kept: (name) => `Gesichert als ${name}. Gäste können nicht Admin sein: Das Recht ginge mit dem Browser verloren.`,
  keepText:
    'Gäste können nicht Admin sein: Das Recht ginge mit dem Browser verloren. Sichere dein Konto mit einem Passkey oder mit Wiederherstellungscodes und komm dann zurück.',
  keepGo: 'Konto sichern',
  find: 'Finde den Code',
  findText: 'Der Server gibt ihn beim Start aus, solange es keine Admins gibt. Sieh in den ersten Zeilen nach.',
  once: 'Er gilt nur einmal und nur bis zum nächsten Start.',
  type: 'Gib ihn hier ein',
  code: 'Code',
  go: 'Admin werden',
  more: (n) =>
    plural(n, {
      one: 'Noch ein Zeichen. Einfügen geht auch, mit oder ohne Strich.',
      other: `Noch ${n} Zeichen. Einfügen geht auch, mit oder ohne Strich.`,
    }),
  whole: 'Der Code ist vollständig.',
  wrong: 'Das ist nicht der Code.',
  wrongText: 'Oder er wurde schon benutzt, oder der Server ist seitdem neu gestartet.',
  tooFast: 'Höchstens fünf Versuche pro Minute. Warte einen Augenblick.',
  done: 'Du bist jetzt Admin.',
  lost: 'Wenn der Code verloren ist',
  lostText: 'Auf dem Rechner selbst, während der Server läuft:',
  can: 'Was Admins können',
  canText:
    'Meldungen lesen, stummschalten, umbenennen, sperren, Tische schließen. Nicht: verdeckte Karten sehen, Chats lesen, die niemand gemeldet hat, unter anderem Namen spielen. Jede Maßnahme steht im Protokoll, und Admins können nicht gegeneinander vorgehen.',
}
