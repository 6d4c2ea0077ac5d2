import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Ausgaben',
  boxOf: (game) => `${game}: deine Schachtel`,
  lead: 'Zwei unserer Spiele sind vergriffen, und Teile davon sind rekonstruiert. Wenn du die Schachtel hast, trag ein, was bei dir aufgedruckt ist, und spiel damit.',
  mine: 'Auf diesem Gerät',
  none: 'Noch keine gespeichert.',
  create: 'Eine Ausgabe eintragen',
  name: 'Name der Ausgabe',
  newName: 'Meine Schachtel',
  save: 'Speichern',
  saved: 'Auf diesem Gerät gespeichert.',
  notSaved: 'Dieser Browser kann sie nicht speichern. Lade stattdessen die Datei herunter.',
  remove: 'Löschen',
  file: 'Datei herunterladen',
  link: 'Link kopieren',
  linkCopied: 'Der Link ist kopiert.',
  open: 'Datei öffnen',
  unreadable: 'Das ist keine lesbare Ausgabe dieses Spiels.',
  reset: 'Zurück zu unserer',
  play: 'Gegen Bots spielen',
  table: 'Tisch eröffnen',
  check: 'Prüfung',
  fine: 'Alles in Ordnung. Man kann damit spielen.',
  errors: 'Zu korrigieren: So kann man noch nicht spielen',
  warnings: 'Ungewöhnlich, aber erlaubt',
  add: 'Hinzufügen',
  removeOne: 'Entfernen',
  edited: 'geändert',
  chosen: 'Ausgabe',
  ours: 'unsere (rekonstruiert)',
  same: (count) =>
    count === 0
      ? 'Genau wie unsere.'
      : count === 1
        ? 'Ein Wert ist anders als bei uns:'
        : `${count} Werte sind anders als bei uns:`,
  more: (count) => `und ${count} weitere`,
  playedBox: (name) => `Gespielt mit den Werten der Schachtel „${name}“`,
  playedBoxInRule: (name) => `An diesem Tisch gelten die Werte der Schachtel „${name}“.`,
  ruleNo: (no) => `Regel ${no}`,
}
