/* Le français commun à tous les jeux : personnes, possession, listes. */
import type { Seat } from '@logres/kernel'
import type { Players } from '../types.ts'

/** « Tu pioches », « Morgan pioche » : le verbe à la deuxième et à la troisième personne. */
export function does(players: Players, seat: Seat, tu: string, il: string): string {
  return seat === players.reader ? `Tu ${tu}` : `${nameOf(players, seat)} ${il}`
}

/** Après une préposition ou dans une liste : « toi », « Morgan ». */
export function nameOf({ names, reader }: Players, seat: Seat): string {
  return seat === reader ? 'toi' : (names[seat] ?? `la place ${seat + 1}`)
}

/** « de toi », « de Morgan », « d’Isolde » */
export function of(players: Players, seat: Seat): string {
  return elided(nameOf(players, seat))
}

function elided(name: string): string {
  return /^([aeiouéèêëàâîïôûœ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`
}

/** « ton offre », « l’offre de Morgan » : avec le possessif et l’article qui conviennent au nom. */
export function owned(players: Players, seat: Seat, yours: string, theirs: string): string {
  return seat === players.reader ? yours : `${theirs} ${of(players, seat)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** « a », « a et b », « a, b et c » */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
}

/** Le français compte 0 au singulier. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`
}

/** « toi et Isolde », toi d’abord : le verbe est alors à la deuxième personne du pluriel. */
export function together(players: Players, seats: readonly Seat[]): string {
  return listed(readerFirst(players, seats).map((seat) => nameOf(players, seat)))
}

function readerFirst({ reader }: Players, seats: readonly Seat[]): readonly Seat[] {
  return [...seats.filter((seat) => seat === reader), ...seats.filter((seat) => seat !== reader)]
}

/** Selon que le lecteur est du nombre : « vous gagnez », « gagnent ». */
export function plural({ reader }: Players, seats: readonly Seat[], vous: string, ils: string): string {
  return seats.some((seat) => seat === reader) ? `, vous ${vous}` : ` ${ils}`
}
