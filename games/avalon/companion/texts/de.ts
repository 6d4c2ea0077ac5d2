import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Preis einer Eroberung',
  mine: 'Deine Karten dort, vor dem Angriff',
  theirs: 'Karten des Gegners dort',
  castle: 'Eine offene Burg des Gegners',
  avalon: 'Mit der Hilfe von Avalon',
  cannot: 'Nicht erlaubt: Du brauchst mindestens so viele Karten wie der Gegner, gegen eine Burg eine mehr.',
  falls: (n) => plural(n, { one: 'Auf jeder Seite fällt 1.', other: `Auf jeder Seite fallen ${n}.` }),
  pay: (n) => `Dann zahlst du ${n}.`,
  crowns: 'Kronen',
  nobody: 'niemandem',
  total: (name, n) => `${name}: ${n} Kronen`,
  won: (name) => `${name} hat 15 Kronen.`,
}
