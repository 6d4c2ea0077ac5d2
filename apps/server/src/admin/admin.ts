/* What admins can do to people and tables. Every deed is a note that is committed with it. */
import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import { Locks } from '../locks.ts'
import type { Rooms } from '../matches/rooms.ts'
import { leaveMatches } from '../people/absence.ts'
import { cleanName, guestName, LONGEST_NAME } from '../people/names.ts'
import { isMuted, type People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { endOf } from '../people/sessions.ts'
import { settingsIn } from '../people/settings.ts'
import type { Change, Id, Note, Person } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { type Deed, deedNote } from './notes.ts'

export interface AdminPlan {
  readonly people: People
  readonly tables: Tables
  readonly rooms: Rooms
  failed(what: string, error: unknown): void
}

/** What becomes of a person, and how that is called in the log. */
interface Verdict {
  readonly person: Person
  readonly detail: object
  readonly more?: readonly Change[]
}

const LONGEST_MUTE = 10 * 366 * 24 * 60 * 60 * 1000

export class Admin {
  readonly #plan: AdminPlan
  readonly #locks = new Locks()

  constructor(plan: AdminPlan) {
    this.#plan = plan
  }

  mute(deed: Deed, id: Id, until: number): Promise<Person | Refusal> {
    return this.#judge(deed, id, (person, now) => {
      if (until <= now || until > now + LONGEST_MUTE) return refuse('badValue', null, { where: 'until' })
      return { person: { ...person, mutedUntil: until }, detail: { act: 'mute', until } }
    })
  }

  unmute(deed: Deed, id: Id): Promise<Person | Refusal> {
    return this.#judge(deed, id, (person, now) => {
      if (!isMuted(person, now)) return refuse('notMuted')
      return { person: { ...person, mutedUntil: null }, detail: { act: 'unmute' } }
    })
  }

  /**
   * Ends all his sessions, frees his seats at tables that have not begun, and bots play on for him elsewhere. Who is
   * banned again is not banned twice, but what was broken off the first time is done.
   */
  async ban(deed: Deed, id: Id): Promise<Person | Refusal> {
    const { people, tables, rooms, failed } = this.#plan
    const { store, connected } = people.registry
    const former = await store.get('people', id)
    const banned =
      former !== undefined && !former.departed && former.bannedAt !== null ? former : await this.#banNow(deed, id)
    if (isRefused(banned)) return banned
    connected.endAll(id)
    await tables.leaveAll(banned)
    await leaveMatches({ store, rooms, failed }, banned)
    return banned
  }

  #banNow(deed: Deed, id: Id): Promise<Person | Refusal> {
    const { store } = this.#plan.people.registry
    return this.#judge(deed, id, async (person, now) => {
      const [sessions, tickets] = await Promise.all([
        store.find('sessions', 'person', id),
        store.find('tickets', 'person', id),
      ])
      return {
        person: { ...person, bannedAt: now },
        detail: { act: 'ban' },
        more: [
          ...sessions.flatMap(endOf),
          // Codes on paper stay: should he be let in again, they are all he has.
          ...tickets
            .filter(({ kind }) => kind === 'pairing')
            .map(({ hash }): Change => ({ in: 'tickets', remove: [hash] })),
        ],
      }
    })
  }

  unban(deed: Deed, id: Id): Promise<Person | Refusal> {
    return this.#judge(deed, id, (person) => {
      if (person.bannedAt === null) return refuse('notBanned')
      return { person: { ...person, bannedAt: null }, detail: { act: 'unban' } }
    })
  }

  /** Gives him a name, or one that a guest would get; in chats, too. Tables that wait look it up. */
  rename(deed: Deed, id: Id, wanted: string | undefined): Promise<Person | Refusal> {
    const { store } = this.#plan.people.registry
    return this.#judge(deed, id, async (person) => {
      const name =
        wanted === undefined
          ? guestName(settingsIn(person.settings).language ?? 'en', (sides) => randomInt(sides))
          : cleanName(wanted)
      if (name === undefined) return refuse('badName', null, { most: LONGEST_NAME })
      const lines = await store.find('chat', 'person', id)
      return {
        person: { ...person, name },
        detail: { act: 'rename', from: person.name, to: name },
        more: lines.map((line): Change => ({ in: 'chat', put: { ...line, name } })),
      }
    })
  }

  async #judge(
    deed: Deed,
    id: Id,
    verdict: (person: Person, now: number) => Verdict | Refusal | Promise<Verdict | Refusal>,
  ): Promise<Person | Refusal> {
    const { registry } = this.#plan.people
    const judged = await registry.alone(id, async (person) => {
      if (person.role === 'admin' && person.id !== deed.by.id) return refuse('adminExempt')
      const found = await verdict(person, registry.now())
      if (isRefused(found)) return found
      if (found.person.role === 'admin' && found.person.bannedAt !== null) return refuse('adminExempt')
      const { more = [], detail } = found
      await registry.store.commit([
        { in: 'people', put: found.person },
        ...more,
        deedNote(registry.now(), deed, id, detail),
      ])
      return found.person
    })
    return isRefused(judged) && judged.code === 'notSignedIn' ? refuse('noSuchPerson') : judged
  }

  /** One that has not begun is cancelled; a match that goes on is void. */
  async closeTable(deed: Deed, id: Id): Promise<Refusal | undefined> {
    const { people, tables, rooms } = this.#plan
    const { store, now } = people.registry
    const row = await store.get('tables', id)
    if (row === undefined) return refuse('noSuchTable')
    const note = (was: string) => [deedNote(now(), deed, id, { act: 'close', was, game: row.game })]
    if (row.status === 'open' || row.status === 'sealing') {
      const closed = await tables.close(id, note('open'))
      return isRefused(closed) ? closed : undefined
    }
    const room = row.status === 'playing' ? await rooms.get(id) : undefined
    if (room === undefined) return refuse('tableClosed')
    const done = await room.close(note('playing'))
    return typeof done === 'number' ? undefined : done
  }

  /** A report is done with. */
  answer(deed: Deed, id: Id): Promise<Note | Refusal> {
    const { store, now } = this.#plan.people.registry
    return this.#locks.run(id, async () => {
      const report = await store.get('notes', id)
      if (report === undefined || report.kind === 'admin') return refuse('noSuchReport')
      if (report.kind === 'answered') return refuse('reportAnswered')
      const answer = { by: deed.by.id, at: now(), text: deed.reason }
      const answered: Note = { ...report, kind: 'answered', done: true, detail: { ...report.detail, answer } }
      await store.commit([
        { in: 'notes', put: answered },
        deedNote(now(), deed, report.about, { act: 'answer', report: id }),
      ])
      return answered
    })
  }
}
