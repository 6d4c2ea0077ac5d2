/* Names for bots: each its own, so that texts and lists can tell them apart. */
import { botName } from '@logres/bots'
import type { SeatHolder } from '../store/store.ts'

/** Every bot has a name that nobody else at the table has; one that has such a name keeps it. */
export function withNamedBots(seats: readonly SeatHolder[]): SeatHolder[] {
  const taken = seats.flatMap((holder) => (holder.kind === 'person' || holder.kind === 'expected' ? [holder.name] : []))
  const isFree = (name: string) => !taken.some((other) => other.toLowerCase() === name.toLowerCase())
  const kept = seats.map((holder) => {
    if (holder.kind !== 'bot' || holder.name === undefined || !isFree(holder.name)) return undefined
    taken.push(holder.name)
    return holder.name
  })
  return seats.map((holder, seat) => {
    if (holder.kind !== 'bot') return holder
    const name = kept[seat] ?? botName(taken)
    if (kept[seat] === undefined) taken.push(name)
    return { ...holder, name }
  })
}
