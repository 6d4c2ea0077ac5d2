/* Who may join a table, and how much one person may have open at once. */
import { type Refusal, refuse } from '@logres/kernel'
import { isQuick } from '../bots/question.ts'
import { isBlockedBetween } from '../people/blocks.ts'
import type { Person, Place, Store, TableRow } from '../store/store.ts'
import { whyNotRatedPerson } from './rated.ts'
import { seatedAt, seatOf } from './table-row.ts'

/** Seats of bots that search, which takes a thread for a second each. */
export function strongBotsAt({ seats }: Pick<TableRow, 'seats'>): number {
  return seats.filter((holder) => holder.kind === 'bot' && !isQuick(holder)).length
}

/** `row` would be one more table of its host with strong bots. Others count once they are about to start. */
export async function hasTooManyStrongBots(
  store: Store,
  row: Pick<TableRow, 'id' | 'host' | 'seats'>,
  most: number,
): Promise<Refusal | undefined> {
  const wanted = strongBotsAt(row)
  if (wanted === 0) return undefined
  const host = { id: row.host }
  const places = [...(await placesOf(store, host, 'playing')), ...(await placesOf(store, host, 'sealing'))]
  const hosted = places.filter(({ isHost, table }) => isHost && table !== row.id)
  const tables = await Promise.all(hosted.map(({ table }) => store.get('tables', table)))
  const playing = tables.reduce((sum, table) => sum + (table === undefined ? 0 : strongBotsAt(table)), 0)
  return playing + wanted <= most ? undefined : refuse('tooManyStrongBots', null, { most, playing })
}

export const MAX_OPEN_TABLES = 10
/** Seats at tables that have not started. */
export const MAX_SEATS = 20
/** Running matches. Seats already taken elsewhere may raise it, but not by much. */
export const MAX_GAMES = 50

export async function whyNotHost(store: Store, person: Person): Promise<Refusal | undefined> {
  const hosted = (await waitingPlaces(store, person)).filter(({ isHost }) => isHost)
  if (hosted.length >= MAX_OPEN_TABLES) return refuse('tooManyTables', null, { most: MAX_OPEN_TABLES })
  return hasTooManyGames(store, person)
}

/** Because of blocks, or because they have too much open. */
export async function whyNotEnter(store: Store, row: TableRow, person: Person): Promise<Refusal | undefined> {
  const others = [...new Set([row.host, ...seatedAt(row)])].filter((other) => other !== person.id)
  const blocked = await Promise.all(others.map((other) => isBlockedBetween(store, person.id, other)))
  if (blocked.includes(true)) return refuse('blocked')
  if (row.isRated === true) {
    const refusal = await whyNotRatedPerson(store, person)
    if (refusal !== undefined) return refusal
  }
  return seatOf(row, person) === undefined ? whyNotJoin(store, person) : undefined
}

/** One more seat, at any table. */
export async function whyNotJoin(store: Store, person: Person): Promise<Refusal | undefined> {
  const seats = (await waitingPlaces(store, person)).filter(({ seat }) => seat !== null)
  if (seats.length >= MAX_SEATS) return refuse('tooManySeats', null, { most: MAX_SEATS })
  return hasTooManyGames(store, person)
}

/** At tables that have not started; those waiting for a nonce first. */
export async function waitingPlaces(store: Store, person: Pick<Person, 'id'>): Promise<Place[]> {
  const [sealing, open] = await Promise.all([placesOf(store, person, 'sealing'), placesOf(store, person, 'open')])
  return [...sealing, ...open]
}

export function placesOf(store: Store, { id }: Pick<Person, 'id'>, status: TableRow['status']): Promise<Place[]> {
  return store.list('places', [id, status])
}

async function hasTooManyGames(store: Store, person: Person): Promise<Refusal | undefined> {
  const games = (await placesOf(store, person, 'playing')).filter(({ seat }) => seat !== null)
  return games.length < MAX_GAMES ? undefined : refuse('tooManyGames', null, { most: MAX_GAMES })
}
