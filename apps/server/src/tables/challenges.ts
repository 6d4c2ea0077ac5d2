/*
 * Challenges: one person asks another for a match. A challenge is a table with a seat for each of them, so that it is
 * accepted by sitting down, starts by itself, and is kept and found like every table. It ends when one of them leaves,
 * or at its deadline, whichever server is there.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { DAY } from '../clocks/pace.ts'
import { isBlockedBetween } from '../people/blocks.ts'
import { newId } from '../secrets.ts'
import type { Challenge, Change, Id, Person, SeatHolder, TableRow } from '../store/store.ts'
import { waitingPlaces, whyNotHost, whyNotJoin } from './limits.ts'
import { expiry, newTable, type TableSetup } from './new-table.ts'
import { tableChanges } from './places.ts'
import { whyNotRatedPerson } from './rated.ts'
import type { TableWriter } from './table-writer.ts'

/** Who is asked for a match now has so long to answer. */
const LIVE_FOR = 10 * 60 * 1000
const DAYS_FOR = 7 * DAY
/** Unanswered ones by one person, and for one person. */
const MOST_SENT = 5
const MOST_WAITING = 10

export interface ChallengePlan extends Pick<Challenge, 'pace' | 'begins'> {
  /** Everything but the seats. */
  readonly setup: Omit<TableSetup, 'seats' | 'challenge' | 'startsWhenFull'>
  /** In the order of the seats: whose it is. */
  readonly seats: readonly ('me' | 'them' | 'bot')[]
}

export class Challenges {
  readonly #writer: TableWriter

  constructor(writer: TableWriter) {
    this.#writer = writer
  }

  async make(by: Person, to: Person, plan: ChallengePlan): Promise<TableRow | Refusal> {
    const { store, now, hooks } = this.#writer
    if (by.id === to.id || to.departed || to.bannedAt !== null) return refuse('cannotChallenge')
    // They are not told that they are blocked.
    if (await isBlockedBetween(store, by.id, to.id)) return refuse('cannotChallenge')
    const { pace, begins, seats, setup } = plan
    return this.#writer.withPerson(by, async (person) => {
      const refusal =
        (await whyNotHost(store, person)) ??
        (await whyNotJoin(store, person)) ??
        (setup.isRated === true ? await whyNotRatedPerson(store, person) : undefined) ??
        (await this.#whyNotAsk(person, to))
      if (refusal !== undefined) return refusal
      const challenge: Challenge = {
        ...{ by: person.id, to: to.id, pace, begins },
        until: now() + (pace === 'days' ? DAYS_FOR : LIVE_FOR),
      }
      const holders = seats.map((who): SeatHolder => {
        if (who === 'bot') return { kind: 'bot', level: setup.standIn }
        const { id, name } = who === 'me' ? person : to
        return { kind: 'expected', person: id, name }
      })
      const row = newTable(person, { ...setup, seats: holders, challenge, startsWhenFull: true }, now())
      await store.commit([...tableChanges(undefined, row), expiry(row), ending(row, challenge), notice(row, now())])
      hooks.challengeChanged?.([challenge.by, challenge.to])
      return row
    })
  }

  async #whyNotAsk(by: Person, to: Person): Promise<Refusal | undefined> {
    const { store } = this.#writer
    const read = async (person: Person) => {
      const places = await waitingPlaces(store, person)
      const rows = await Promise.all(places.map(({ table }) => store.get('tables', table)))
      return rows.flatMap((row) => (row?.challenge === undefined ? [] : [row.challenge]))
    }
    const sent = (await read(by)).filter((each) => each.by === by.id)
    if (sent.some((each) => each.to === to.id)) return refuse('alreadyChallenged')
    if (sent.length >= MOST_SENT) return refuse('tooManyChallenges', null, { most: MOST_SENT })
    const waiting = (await read(to)).filter((each) => each.to === to.id)
    return waiting.length >= MOST_WAITING ? refuse('cannotChallenge') : undefined
  }

  /** Nobody has answered in time. */
  async expire(id: Id): Promise<void> {
    await this.#writer.change(id, (row) => (row.status === 'open' ? ended(row, 'expired') : row))
  }
}

function ended(row: TableRow, why: NonNullable<Challenge['ended']>): TableRow {
  const { challenge } = row
  if (challenge === undefined || challenge.ended !== undefined) return row
  return { ...row, status: 'cancelled', challenge: { ...challenge, ended: why } }
}

/** One of the two has left: nobody else is to sit down here. */
export function endedIfLeft(row: TableRow): TableRow {
  const { challenge, status, seats } = row
  if (challenge === undefined || status !== 'open') return row
  const has = (person: Id) => seats.some((holder) => 'person' in holder && holder.person === person)
  if (!has(challenge.to)) return ended(row, 'declined')
  return has(challenge.by) ? row : ended(row, 'takenBack')
}

/** Its host closes the table, who is not always the one who asked. */
export function closedBy(row: TableRow, person: Id): TableRow {
  return ended(row, row.challenge?.to === person ? 'declined' : 'takenBack')
}

function ending({ id }: TableRow, { until }: Challenge): Change {
  return { in: 'deadlines', insert: { id: newId(), match: id, due: until, what: { kind: 'challenge' } } }
}

/** A page that is open shows it at once; otherwise a push notice is sent a little later (push/challenge-notices.ts). */
function notice({ id }: TableRow, now: number): Change {
  return { in: 'deadlines', insert: { id: newId(), match: id, due: now + 5_000, what: { kind: 'challengeNotice' } } }
}
