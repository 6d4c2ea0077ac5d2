/* What the lobby tells a person about themselves. */
import type { FoundView, LobbyMe, SeekView } from '@logres/protocol'
import { personView } from '../people/person-view.ts'
import type { Id, Store, TableRow, Time } from '../store/store.ts'
import { waitingPlaces } from '../tables/limits.ts'
import { countTurns } from '../tables/lists.ts'
import { seatedAt, seatOf } from '../tables/table-row.ts'
import { challengesOf } from './challenge-views.ts'
import { type LiveSeek, liveSeek } from './pools.ts'

export async function meOf(store: Store, person: Id, now: Time): Promise<LobbyMe> {
  const [row, places, turns] = await Promise.all([
    store.get('seeks', person),
    waitingPlaces(store, { id: person }),
    countTurns(store, { id: person }),
  ])
  const seek = row && liveSeek(row)
  const tables = await Promise.all(places.map(({ table }) => store.get('tables', table)))
  const starting = tables.flatMap((table) => (table === undefined ? [] : [table]))
  const paired = starting.find((table) => table.paired !== undefined)
  return {
    seek: seek === undefined ? null : seekView(seek, now),
    challenges: await challengesOf(store, starting, person, now),
    found: paired === undefined ? null : await foundView(store, paired, person, now),
    reveals: starting.filter((table) => mustReveal(table, person)).map(({ id }) => id),
    turns,
  }
}

function seekView({ body, since }: LiveSeek, now: Time): SeekView {
  const { game, pace, players, isRated, range } = body
  return { game, pace, players, isRated, range, waited: Math.max(0, now - since) }
}

async function foundView(store: Store, table: TableRow, person: Id, now: Time): Promise<FoundView | null> {
  const [seek] = table.paired?.seeks ?? []
  const body = seek && liveSeek(seek)?.body
  if (body === undefined) return null
  const others = table.paired?.seeks.filter((each) => each.person !== person) ?? []
  const seated = seatedAt(table)
  return {
    ...{ table: table.id, game: table.game, pace: body.pace, isRated: body.isRated },
    people: await Promise.all(others.map(async (each) => personView(store, await store.get('people', each.person)))),
    ...{ seated: seated.length, isSeated: seated.includes(person) },
    left: Math.max(0, (table.paired?.until ?? now) - now),
  }
}

function mustReveal(table: TableRow, id: Id): boolean {
  const seat = seatOf(table, { id })
  return (
    table.status === 'sealing' && seat !== undefined && table.nonceSeals[seat] !== null && table.nonces[seat] === null
  )
}
