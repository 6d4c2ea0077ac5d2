/* Beside a name: whether its person is connected. The note of the seat says the same in words. */
import type { SeatLabel } from './board.ts'

export function PresenceSign({ seat }: { readonly seat: SeatLabel | undefined }) {
  const presence = seat?.presence
  return presence === undefined ? null : <i class={`presence-sign presence-${presence}`} aria-hidden="true" />
}
