/* A place named in the log or by the narrator. The page frames it on the board while it is pointed at. */
import type { ComponentChildren } from 'preact'
import type { PlaceId } from './telling.ts'

export function PlaceLink({ place, children }: { readonly place: PlaceId; readonly children: ComponentChildren }) {
  return (
    <button type="button" class="match-place-link" data-points-at={place}>
      {children}
    </button>
  )
}
