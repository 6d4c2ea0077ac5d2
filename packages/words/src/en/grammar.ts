/* English grammar that all games share: persons, possession, lists. */
import type { Seat } from '@logres/kernel'
import type { Players } from '../types.ts'

/** "You draw", "Morgan draws": the verb is given without and with its s. */
export function does(players: Players, seat: Seat, verb: string, verbs = `${verb}s`): string {
  return seat === players.reader ? `You ${verb}` : `${nameOf(players, seat)} ${verbs}`
}

/** In the middle of a sentence: "you", "Morgan". */
export function nameOf({ names, reader }: Players, seat: Seat): string {
  return seat === reader ? 'you' : (names[seat] ?? `seat ${seat + 1}`)
}

/** "your", "Morgan’s". */
export function whose(players: Players, seat: Seat): string {
  return seat === players.reader ? 'your' : `${nameOf(players, seat)}’s`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`
}
