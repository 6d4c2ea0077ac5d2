/* The name of who sits somewhere. That of another person has a card, which the page shows (`data-whom`). */
import type { SeatLabel } from './board.ts'

interface SeatNameProps {
  readonly seat: SeatLabel | undefined
  /** In place of the label's. */
  readonly name?: string
}

export function SeatName({ seat, name = seat?.name ?? '' }: SeatNameProps) {
  const whom = seat?.whom
  if (whom === undefined) return name
  return (
    <button type="button" class="seat-name" data-whom={whom}>
      {name}
    </button>
  )
}
