/* English that all games share: persons, possession, lists. */
import type { Seat } from '@logres/kernel'
import type { Company } from '../types.ts'

/** "You draw", "Morgan draws": the verb is given without and with its s. */
export function does(company: Company, seat: Seat, verb: string, verbs = `${verb}s`): string {
  return seat === company.reader ? `You ${verb}` : `${nameOf(company, seat)} ${verbs}`
}

/** In the middle of a sentence: "you", "Morgan". */
export function nameOf({ names, reader }: Company, seat: Seat): string {
  return seat === reader ? 'you' : (names[seat] ?? `seat ${seat + 1}`)
}

/** "your", "Morgan’s". */
export function whose(company: Company, seat: Seat): string {
  return seat === company.reader ? 'your' : `${nameOf(company, seat)}’s`
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
