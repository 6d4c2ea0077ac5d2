/* Deutsch, wie es alle Spiele brauchen: Personen, Fälle, Listen. */
import type { Seat } from '@logres/kernel'
import type { Players } from '../types.ts'

export type Case = 'nominative' | 'accusative' | 'dative'

const YOU: Readonly<Record<Case, string>> = { nominative: 'du', accusative: 'dich', dative: 'dir' }

/** „Du ziehst“, „Morgan zieht“: das Verb in der zweiten und dritten Person. */
export function does(players: Players, seat: Seat, du: string, er: string): string {
  return seat === players.reader ? `Du ${du}` : `${nameOf(players, seat)} ${er}`
}

/** Mitten im Satz: „du“, „dich“, „Morgan“. */
export function nameOf({ names, reader }: Players, seat: Seat, form: Case = 'nominative'): string {
  return seat === reader ? YOU[form] : (names[seat] ?? `Platz ${seat + 1}`)
}

/** „dein Würfel“, „der Würfel von Morgan“. */
export function owned(players: Players, seat: Seat, yours: string, theirs: string): string {
  return seat === players.reader ? yours : `${theirs} von ${nameOf(players, seat)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** „a“, „a und b“, „a, b und c“. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** „du und Isolde“, du zuerst. */
export function together(players: Players, seats: readonly Seat[]): string {
  const isReader = (seat: Seat) => seat === players.reader
  const ordered = [...seats.filter(isReader), ...seats.filter((seat) => !isReader(seat))]
  return listed(ordered.map((seat) => nameOf(players, seat)))
}

/** Mehrere, vielleicht mit dem Leser: „ihr teilt“, „teilen“. */
export function plural({ reader }: Players, seats: readonly Seat[], ihr: string, sie: string): string {
  return seats.some((seat) => seat === reader) ? ihr : sie
}
