/* Lists of tables: public ones, and those of one person. Never opens a match. */
import type { Seat } from '@logres/kernel'
import { storedWaiting } from '../clocks/pending-questions.ts'
import {
  DamagedRow,
  type Id,
  type MatchRow,
  type Person,
  type Place,
  type Store,
  type TableRow,
} from '../store/store.ts'
import { placesOf, waitingPlaces } from './limits.ts'
import { ALL_GAMES } from './places.ts'
import { seatedAt } from './table-row.ts'

const PAGE = 30
/** How many pages of tables with nobody at them are skipped for one request. */
const SKIPPED_PAGES = 4
/** How many finished tables are searched for people one has played with. */
const SEARCHED_TABLES = 50

export interface Paged<T> {
  readonly items: readonly T[]
  /** The offset of the next page; null: there is none. */
  readonly next: number | null
}

export interface Played {
  readonly row: TableRow
  readonly match: MatchRow
  readonly seat: Seat | null
  readonly isMyTurn: boolean
}

export interface Mine {
  readonly waiting: readonly TableRow[]
  readonly invitations: readonly TableRow[]
  readonly matches: readonly Played[]
}

/** Somebody one has played with, and where they sit or last sat. */
export interface PlayedWith {
  readonly person: Id
  readonly table: Id
  readonly seat: Seat
}

/** Without live tables at which nobody is any more. */
export async function listOffers(
  store: Store,
  game: string | undefined,
  from: number,
  isAlive: (row: TableRow) => boolean = () => true,
): Promise<Paged<TableRow>> {
  for (let skipped = 0; ; skipped++) {
    const offset = from + skipped * PAGE
    const offers = await store.list('offers', [game ?? ALL_GAMES], { limit: PAGE + 1, offset })
    const rows = (await rowsOf(store, offers.slice(0, PAGE))).filter(isAlive)
    if (rows.length > 0 || offers.length <= PAGE || skipped === SKIPPED_PAGES) return page(rows, offers.length, offset)
  }
}

export async function listMine(store: Store, person: Pick<Person, 'id'>): Promise<Mine> {
  const waiting = await waitingPlaces(store, person)
  const isOwn = ({ seat, isHost }: Place) => seat !== null || isHost
  return {
    waiting: await rowsOf(store, waiting.filter(isOwn)),
    invitations: await rowsOf(
      store,
      waiting.filter((place) => place.status === 'open' && !isOwn(place)),
    ),
    matches: (await playedBy(store, person)).map(({ played }) => played),
  }
}

/** Newest first. */
export async function listFinished(
  store: Store,
  { id }: Pick<Person, 'id'>,
  from: number,
): Promise<Paged<Omit<Played, 'isMyTurn'>>> {
  const places = await store.list('places', [id, 'over'], { limit: PAGE + 1, offset: from })
  const found = await Promise.all(places.slice(0, PAGE).map((place) => matchAt(store, place)))
  return page(found.flatMap(nonEmpty), places.length, from)
}

/** The match that has waited longest for this person. */
export async function nextFor(store: Store, person: Pick<Person, 'id'>): Promise<Played | undefined> {
  return (await playedBy(store, person)).find(({ played }) => played.isMyTurn)?.played
}

/** In how many matches it is this person's turn. */
export async function countTurns(store: Store, person: Pick<Person, 'id'>): Promise<number> {
  return (await playedBy(store, person)).filter(({ played }) => played.isMyTurn).length
}

/** People one has played with lately, each once. */
export async function listPlayedWith(store: Store, person: Pick<Person, 'id'>): Promise<PlayedWith[]> {
  const playing = await placesOf(store, person, 'playing')
  const over = await store.list('places', [person.id, 'over'], { limit: SEARCHED_TABLES })
  const rows = await rowsOf(
    store,
    [...playing, ...over].filter(({ seat }) => seat !== null),
  )
  const met = new Map<Id, PlayedWith>()
  for (const row of rows) {
    for (const other of seatedAt(row)) {
      if (other === person.id || met.has(other)) continue
      const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === other)
      met.set(other, { person: other, table: row.id, seat })
    }
  }
  return [...met.values()]
}

interface Turn {
  readonly played: Played
  readonly since: number
}

/** Own turns first, longest waiting first; then the newest. */
async function playedBy(store: Store, person: Pick<Person, 'id'>): Promise<Turn[]> {
  const places = await placesOf(store, person, 'playing')
  const found = await Promise.all(places.map((place) => matchAt(store, place)))
  const turns = found.flatMap(nonEmpty).map((each): Turn => {
    const since = each.seat === null ? null : askedSince(each.match, each.seat)
    return { played: { ...each, isMyTurn: since !== null }, since: since ?? Number.POSITIVE_INFINITY }
  })
  return turns.toSorted((a, b) =>
    a.since === b.since ? b.played.row.createdAt - a.played.row.createdAt : a.since - b.since,
  )
}

/** Since when this seat is asked; null if it is not. Only its own person may know that. */
function askedSince({ platform }: MatchRow, seat: Seat): number | null {
  const waiting = storedWaiting(platform)
  return waiting.asked.includes(seat) ? waiting.askedSince : null
}

async function matchAt(store: Store, { table, seat }: Place): Promise<Omit<Played, 'isMyTurn'> | undefined> {
  const [row, match] = await Promise.all([
    ifReadable(store.get('tables', table)),
    ifReadable(store.get('matches', table)),
  ])
  return row === undefined || match === undefined ? undefined : { row, match, seat }
}

async function rowsOf(store: Store, places: readonly { readonly table: Id }[]): Promise<TableRow[]> {
  const rows = await Promise.all(places.map(({ table }) => ifReadable(store.get('tables', table))))
  return rows.flatMap(nonEmpty)
}

/** A damaged row must not hide the others; the store has reported it. */
async function ifReadable<T>(row: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await row
  } catch (error) {
    if (error instanceof DamagedRow) return undefined
    throw error
  }
}

function nonEmpty<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value]
}

function page<T>(items: readonly T[], found: number, from: number): Paged<T> {
  return { items, next: found > PAGE ? from + PAGE : null }
}
