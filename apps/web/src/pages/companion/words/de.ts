import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  search: {
    label: 'Die Regeln fragen',
    placeholder: 'Eine Frage oder ein Spielteil',
    clear: 'Leeren',
    found: (n) =>
      plural(n, { one: 'Eine Regel gefunden.', other: `${n} Regeln gefunden.`, zero: 'Keine Regel gefunden.' }),
    none: 'Versuch es mit anderen Wörtern oder nur mit einem.',
    others: 'Weitere Regeln',
  },
  print: {
    book: 'Regeln drucken',
    aid: 'Übersicht auf einer Seite',
    printAid: 'Diese Seite drucken',
    contents: 'Inhalt',
    toRules: 'Alle Regeln',
    aidOf: (game) => `${game}: Übersicht`,
    aidName: 'Übersicht',
  },
  companion: {
    title: (game) => `${game} am echten Tisch`,
    lead: 'Für alle, die mit der Schachtel spielen. Es geht ohne Verbindung, und was du einträgst, bleibt auf diesem Gerät.',
    players: 'Spieler',
    player: (n) => `Spieler ${n}`,
    name: (n) => `Name von Spieler ${n}`,
    add: 'Spieler hinzufügen',
    remove: (name) => `${name} entfernen`,
    begins: 'Wer beginnt',
    drawBeginner: 'Auslosen, wer beginnt',
    beginnerIs: (name) => `${name} beginnt.`,
    lots: 'Auslosen',
    lotsHint: 'Mit dem Zufall deines Geräts, gerecht und jedes Mal neu.',
    order: 'Spielreihenfolge',
    oneOf: 'Eine Person',
    coin: 'Münze',
    dice: 'Würfel',
    howMany: 'Wie viele Würfel',
    heads: 'Kopf',
    tails: 'Zahl',
    orderIs: (names) => `Reihenfolge: ${names}.`,
    drawn: (name) => `Gezogen: ${name}.`,
    coinIs: (side) => `Münze: ${side}.`,
    diceAre: (values) => `Gewürfelt: ${values}.`,
    badName: 'Gib allen einen Namen, und jedem einen anderen.',
  },
}
