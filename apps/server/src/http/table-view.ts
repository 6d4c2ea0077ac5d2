/* A table as one person may see it. Field by field: the row contains secrets, nonces, links and person ids. */
import type { BrokenSeals } from '@logres/kernel'
import { personView } from '../people/person-view.ts'
import type { Challenge, Person, SeatHolder, Store, TableRow } from '../store/store.ts'
import { invitationId } from '../tables/host-actions.ts'
import type { Played } from '../tables/lists.ts'
import type { TablePresence } from '../tables/table-presence.ts'
import { needsSeal, reservedSeatOf, seatOf } from '../tables/table-row.ts'

/** With `presence` it also says who is there. */
export async function tableView(
  store: Store,
  row: TableRow,
  viewer: Person,
  presence?: TablePresence,
): Promise<object> {
  const { id, status, createdAt, game, options, pace, access, standIn, seal, nonceSeals, rematchOf, rematch } = row
  const isHost = row.host === viewer.id
  const seat = seatOf(row, viewer) ?? null
  return {
    ...{ id, status, createdAt, game, options, pace, access, standIn, seal, nonceSeals, rematchOf, rematch },
    isRated: row.isRated === true,
    seats: await Promise.all(row.seats.map((holder, each) => seatView(store, row, holder, each, presence))),
    startsWhenFull: row.startsWhenFull === true,
    ...(presence !== undefined && {
      isHostHere: presence.isHere(id, row.host),
      isHostAway: presence.isAway(id, row.host),
    }),
    ...(await hostView(store, row)),
    ...(row.challenge !== undefined && { challenge: await challengeView(store, row.challenge, viewer) }),
    ...{ isHost, seat, keptSeat: reservedSeatOf(row, viewer) ?? null, isInvited: row.invited.includes(viewer.id) },
    /** A seal is bound to its seat: after a move or a failed start another is needed. */
    mustSeal: row.status === 'open' && seat !== null && needsSeal(row, seat),
    ...(row.broken !== undefined && { broken: brokenView(row.broken) }),
    ...(isHost && { invited: await invitedView(store, row) }),
  }
}

async function hostView(store: Store, row: TableRow): Promise<object> {
  const hostPerson = await personView(store, await store.get('people', row.host))
  return { host: hostPerson.name, hostPerson }
}

async function challengeView(
  store: Store,
  { by, to, until, begins, ended }: Challenge,
  viewer: Person,
): Promise<object> {
  const [byPerson, toPerson] = await Promise.all([store.get('people', by), store.get('people', to)])
  return {
    ...{ by: await personView(store, byPerson), to: await personView(store, toPerson), until, begins },
    ended: ended ?? null,
    ...{ isMine: by === viewer.id, isForMe: to === viewer.id },
  }
}

/** The seals of these attempts are in T. */
function brokenView({ count, last }: BrokenSeals): object {
  return { count, last: last.map(({ at, why, by }) => ({ at, why, names: by.map(({ name }) => name) })) }
}

async function seatView(
  store: Store,
  row: TableRow,
  holder: SeatHolder,
  seat: number,
  presence: TablePresence | undefined,
): Promise<object> {
  const isPerson = holder.kind === 'person' || holder.kind === 'expected'
  const person = isPerson ? await personView(store, await store.get('people', holder.person)) : null
  return {
    ...{ kind: holder.kind, person, name: person?.name ?? botNameOf(holder) },
    level: holder.kind === 'bot' ? holder.level : null,
    sealed: holder.kind === 'person' && !needsSeal(row, seat),
    revealed: row.nonces[seat] !== null,
    ...(presence !== undefined && holder.kind === 'person' && { isHere: presence.isHere(row.id, holder.person) }),
  }
}

function botNameOf(holder: SeatHolder): string | null {
  return holder.kind === 'bot' ? (holder.name ?? null) : null
}

function invitedView(store: Store, { id, invited }: TableRow): Promise<object[]> {
  return Promise.all(
    invited.map(async (person) => ({
      id: invitationId(id, person),
      ...(await personView(store, await store.get('people', person))),
    })),
  )
}

/** Nobody else's turn is told: in some games it is secret. */
export async function matchView(store: Store, played: Played, viewer: Person): Promise<object> {
  const { row, match, isMyTurn } = played
  return { ...(await tableView(store, row, viewer)), startedAt: match.startedAt, isMyTurn }
}

export async function finishedView(
  store: Store,
  { row, match }: Omit<Played, 'isMyTurn'>,
  viewer: Person,
): Promise<object> {
  const { startedAt, overAt, outcome } = match
  return { ...(await tableView(store, row, viewer)), startedAt, overAt, outcome }
}
