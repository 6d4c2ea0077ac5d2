/* L'italiano comune a tutti i giochi: persone, possesso, elenchi. */
import type { Seat } from '@logres/kernel'
import type { Players } from '../types.ts'

/** « Peschi », « Morgan pesca »: il verbo alla seconda e alla terza persona, a inizio di frase. */
export function does(players: Players, seat: Seat, tu: string, lui: string): string {
  return seat === players.reader ? capital(tu) : `${nameOf(players, seat)} ${lui}`
}

/** Dopo una preposizione: « te », « Morgan ». */
export function nameOf({ names, reader }: Players, seat: Seat): string {
  return seat === reader ? 'te' : (names[seat] ?? `il posto ${seat + 1}`)
}

/** « contro di te », « contro Morgan » */
export function against(players: Players, seat: Seat): string {
  return seat === players.reader ? 'contro di te' : `contro ${nameOf(players, seat)}`
}

/** « la tua offerta », « l'offerta di Morgan » */
export function owned(players: Players, seat: Seat, yours: string, theirs: string): string {
  return seat === players.reader ? yours : `${theirs} di ${nameOf(players, seat)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** « a », « a e b », « a, b e c » */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** « tu e Isolde », tu per primo. */
export function together(players: Players, seats: readonly Seat[]): string {
  const isReader = (seat: Seat) => seat === players.reader
  const you = seats.some(isReader) ? ['tu'] : []
  const others = seats.filter((seat) => !isReader(seat))
  return listed([...you, ...others.map((seat) => nameOf(players, seat))])
}

/** Più persone, forse anche chi legge: « dividete », « dividono ». */
export function plural({ reader }: Players, seats: readonly Seat[], voi: string, loro: string): string {
  return seats.some((seat) => seat === reader) ? voi : loro
}
