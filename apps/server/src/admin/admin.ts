/* What admins can do to people and tables. Every action commits a note about itself. */
import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import { Locks } from '../locks.ts'
import type { Rooms } from '../matches/rooms.ts'
import { leaveMatches } from '../people/leave-matches.ts'
import { claimChanges, claimOf, freeName, renamed } from '../people/name-claims.ts'
import { cleanName, guestName, LONGEST_NAME } from '../people/names.ts'
import { isMuted, type People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { endSessionChanges } from '../people/sessions.ts'
import { settingsIn } from '../people/settings.ts'
import type { Change, Id, Note, Person } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { type AdminAction, adminNote } from './notes.ts'

export interface AdminOptions {
  readonly people: People
  readonly tables: Tables
  readonly rooms: Rooms
  failed(what: string, error: unknown): void
}

/** A changed person, and what the admin log says about it. */
interface PersonChange {
  readonly person: Person
  readonly detail: object
  readonly more?: readonly Change[]
}

const LONGEST_MUTE = 10 * 366 * 24 * 60 * 60 * 1000

export class Admin {
  readonly #options: AdminOptions
  readonly #locks = new Locks()

  constructor(options: AdminOptions) {
    this.#options = options
  }

  mute(action: AdminAction, id: Id, until: number): Promise<Person | Refusal> {
    return this.#changePerson(action, id, (person, now) => {
      if (until <= now || until > now + LONGEST_MUTE) return refuse('badValue', null, { where: 'until' })
      return { person: { ...person, mutedUntil: until }, detail: { act: 'mute', until } }
    })
  }

  unmute(action: AdminAction, id: Id): Promise<Person | Refusal> {
    return this.#changePerson(action, id, (person, now) => {
      if (!isMuted(person, now)) return refuse('notMuted')
      return { person: { ...person, mutedUntil: null }, detail: { act: 'unmute' } }
    })
  }

  /**
   * Ends all sessions of the person, frees their seats at tables that have not started, and lets bots play on
   * elsewhere. Banning again is safe: it finishes what an earlier attempt left undone.
   */
  async ban(action: AdminAction, id: Id): Promise<Person | Refusal> {
    const { people, tables, rooms, failed } = this.#options
    const { store, connections } = people.registry
    const former = await store.get('people', id)
    const banned =
      former !== undefined && !former.departed && former.bannedAt !== null ? former : await this.#banNow(action, id)
    if (isRefused(banned)) return banned
    connections.allSessionsEnded(id)
    await tables.leaveAll(banned)
    await leaveMatches({ store, rooms, failed }, banned)
    return banned
  }

  #banNow(action: AdminAction, id: Id): Promise<Person | Refusal> {
    const { store } = this.#options.people.registry
    return this.#changePerson(action, id, async (person, now) => {
      const [sessions, tickets] = await Promise.all([
        store.find('sessions', 'person', id),
        store.find('tickets', 'person', id),
      ])
      return {
        person: { ...person, bannedAt: now },
        detail: { act: 'ban' },
        more: [
          ...sessions.flatMap(endSessionChanges),
          // Recovery codes stay: after an unban they may be the only way back in.
          ...tickets
            .filter(({ kind }) => kind === 'pairing')
            .map(({ hash }): Change => ({ in: 'tickets', remove: [hash] })),
        ],
      }
    })
  }

  unban(action: AdminAction, id: Id): Promise<Person | Refusal> {
    return this.#changePerson(action, id, (person) => {
      if (person.bannedAt === null) return refuse('notBanned')
      return { person: { ...person, bannedAt: null }, detail: { act: 'unban' } }
    })
  }

  /** Sets a name, or a random guest name; also in chats. Waiting tables look the name up. */
  rename(action: AdminAction, id: Id, wanted: string | undefined): Promise<Person | Refusal> {
    const { store } = this.#options.people.registry
    return this.#changePerson(action, id, async (person, now) => {
      const clean = wanted === undefined ? this.#randomName(person) : cleanName(wanted)
      if (clean === undefined) return refuse('badName', null, { most: LONGEST_NAME })
      const { registry } = this.#options.people
      const isClaimed = (await claimOf(store, id)) !== undefined
      const name = isClaimed && wanted !== undefined ? clean : await freeName(registry, clean, id)
      const claims = isClaimed ? await claimChanges(registry, person, name) : []
      if (isRefused(claims)) return claims
      const lines = await store.find('chat', 'person', id)
      return {
        person: renamed(person, name, now),
        detail: { act: 'rename', from: person.name, to: name },
        more: [...claims, ...lines.map((line): Change => ({ in: 'chat', put: { ...line, name } }))],
      }
    })
  }

  #randomName({ settings }: Person): string {
    return guestName(settingsIn(settings).language ?? 'en', (sides) => randomInt(sides))
  }

  async #changePerson(
    action: AdminAction,
    id: Id,
    verdict: (person: Person, now: number) => PersonChange | Refusal | Promise<PersonChange | Refusal>,
  ): Promise<Person | Refusal> {
    const { registry } = this.#options.people
    const judged = await registry.withPerson(id, async (person) => {
      if (person.role === 'admin' && person.id !== action.by.id) return refuse('adminExempt')
      const found = await verdict(person, registry.now())
      if (isRefused(found)) return found
      if (found.person.role === 'admin' && found.person.bannedAt !== null) return refuse('adminExempt')
      const { more = [], detail } = found
      await registry.store.commit([
        { in: 'people', put: found.person },
        ...more,
        adminNote(registry.now(), action, id, detail),
      ])
      return found.person
    })
    return isRefused(judged) && judged.code === 'notSignedIn' ? refuse('noSuchPerson') : judged
  }

  /** A table that has not started is cancelled; a running match is void. */
  async closeTable(action: AdminAction, id: Id): Promise<Refusal | undefined> {
    const { people, tables, rooms } = this.#options
    const { store, now } = people.registry
    const row = await store.get('tables', id)
    if (row === undefined) return refuse('noSuchTable')
    const note = (was: string) => [adminNote(now(), action, id, { act: 'close', was, game: row.game })]
    if (row.status === 'open' || row.status === 'sealing') {
      const closed = await tables.close(id, note('open'))
      return isRefused(closed) ? closed : undefined
    }
    const room = row.status === 'playing' ? await rooms.get(id) : undefined
    if (room === undefined) return refuse('tableClosed')
    const done = await room.closeByAdmin(note('playing'))
    return typeof done === 'number' ? undefined : done
  }

  /** Closes a report. */
  closeReport(action: AdminAction, id: Id): Promise<Note | Refusal> {
    const { store, now } = this.#options.people.registry
    return this.#locks.run(id, async () => {
      const report = await store.get('notes', id)
      if (report === undefined || report.kind === 'admin') return refuse('noSuchReport')
      if (report.kind === 'answered') return refuse('reportAnswered')
      const answer = { by: action.by.id, at: now(), text: action.reason }
      const answered: Note = { ...report, kind: 'answered', done: true, detail: { ...report.detail, answer } }
      await store.commit([
        { in: 'notes', put: answered },
        adminNote(now(), action, report.about, { act: 'answer', report: id }),
      ])
      return answered
    })
  }
}
