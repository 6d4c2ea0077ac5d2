/* What changed on the board between two views, and which marks that makes. */
import type { PlaceId, Telling } from '@logres/board-kit'

export interface Change {
  readonly place: PlaceId
  /** "+2", "−1"; '' if it is no number. */
  readonly by: string
  /** It was not there before: a card that came to the hand. */
  readonly isNew?: true
}

/** Without readings nothing is known to have changed. */
export function changesBetween(telling: Telling | undefined, before: object, after: object): readonly Change[] {
  if (telling === undefined || before === after) return []
  const [was, is] = [telling.readings(before), telling.readings(after)]
  const places = new Set([...was.keys(), ...is.keys()])
  return [...places]
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => ({
      ...{ place, by: difference(was.get(place), is.get(place)) },
      ...(was.has(place) ? {} : { isNew: true }),
    }))
}

type Reading = number | string | undefined

/** What comes or goes counts from nothing. */
function difference(was: Reading, is: Reading): string {
  if (typeof (is ?? was) !== 'number' || typeof (was ?? is) !== 'number') return ''
  return signed(Number(is ?? 0) - Number(was ?? 0))
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : ''
}

/**
 * `now`: where something happens right now. `moved`: a number that it changed elsewhere, or a thing that came. `pointed`: the reader points at its
 * name. `changed`: since the reader's last action.
 */
export type MarkKind = 'now' | 'moved' | 'pointed' | 'changed'

export interface Mark {
  readonly place: PlaceId
  readonly kind: MarkKind
  readonly text: string
}

export interface Marked {
  /** What is being told: where, and what it changed so far. */
  readonly told: { readonly places: readonly PlaceId[]; readonly changes: readonly Change[] } | undefined
  readonly pointed: PlaceId | undefined
  readonly changes: readonly Change[]
}

/** Never two on one place: what is told comes first, then what is pointed at. */
export function marksOf({ told, pointed, changes }: Marked): readonly Mark[] {
  const marks = new Map<PlaceId, Mark>()
  const add = (place: PlaceId, kind: MarkKind, text: string) => {
    if (!marks.has(place)) marks.set(place, { place, kind, text })
  }
  const byPlace = new Map(told?.changes.map(({ place, by }) => [place, by]))
  for (const place of told?.places ?? []) add(place, 'now', byPlace.get(place) ?? '')
  if (pointed !== undefined) add(pointed, 'pointed', '')
  for (const { place, by, isNew } of told?.changes ?? []) if (by !== '' || isNew === true) add(place, 'moved', by)
  for (const { place, by } of changes) add(place, 'changed', by)
  return [...marks.values()]
}
