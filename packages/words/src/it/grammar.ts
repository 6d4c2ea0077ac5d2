/* L'italiano comune a tutti i giochi: persone, possesso, elenchi. */
import type { Seat } from '@logres/kernel'
import type { Company } from '../types.ts'

/** « Peschi », « Morgan pesca »: il verbo alla seconda e alla terza persona, a inizio di frase. */
export function does(company: Company, seat: Seat, tu: string, lui: string): string {
  return seat === company.reader ? capital(tu) : `${nameOf(company, seat)} ${lui}`
}

/** Dopo una preposizione: « te », « Morgan ». */
export function nameOf({ names, reader }: Company, seat: Seat): string {
  return seat === reader ? 'te' : (names[seat] ?? `il posto ${seat + 1}`)
}

/** « contro di te », « contro Morgan » */
export function against(company: Company, seat: Seat): string {
  return seat === company.reader ? 'contro di te' : `contro ${nameOf(company, seat)}`
}

/** « la tua offerta », « l'offerta di Morgan » */
export function owned(company: Company, seat: Seat, yours: string, theirs: string): string {
  return seat === company.reader ? yours : `${theirs} di ${nameOf(company, seat)}`
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
export function together(company: Company, seats: readonly Seat[]): string {
  const isReader = (seat: Seat) => seat === company.reader
  const you = seats.some(isReader) ? ['tu'] : []
  const others = seats.filter((seat) => !isReader(seat))
  return listed([...you, ...others.map((seat) => nameOf(company, seat))])
}

/** Più persone, forse anche chi legge: « dividete », « dividono ». */
export function plural({ reader }: Company, seats: readonly Seat[], voi: string, loro: string): string {
  return seats.some((seat) => seat === reader) ? voi : loro
}
