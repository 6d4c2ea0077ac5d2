/* What admins can do to people and tables. Every action commits a note about itself. */
import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import type { Rooms } from '../matches/rooms.ts'
import { judged, lifted } from '../people/judgements.ts'
import { leaveMatches } from '../people/leave-matches.ts'
import { cleanName, guestName, LONGEST_NAME } from '../people/names.ts'
import { isMuted, type People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { endSessionChanges } from '../people/sessions.ts'
import { settingsIn } from '../people/settings.ts'
import { retryOnRevisionConflict } from '../store/revisions.ts'
import type { Change, Id, Note, Person, Session, TableRow } from '../store/store.ts'
import { seatedAt } from '../tables/table-row.ts'
import type { Tables } from '../tables/tables.ts'
import { answering, openReport } from './answers.ts'
import { answeredAppeal, isAppeal } from './appeals.ts'
import { type AdminAction, adminNote, noteOf } from './notes.ts'
import { changePerson } from './person-changes.ts'
import { namedChanges } from './renaming.ts'

export interface AdminOptions {
  readonly people: People
  readonly tables: Tables
  readonly rooms: Rooms
  failed(what: string, error: unknown): void
}

const LONGEST_MUTE = 10 * 366 * 24 * 60 * 60 * 1000

export class Admin {
  readonly #options: AdminOptions

  constructor(options: AdminOptions) {
    this.#options = options
  }

  get #registry() {
    return this.#options.people.registry
  }

  mute(action: AdminAction, id: Id, until: number): Promise<Person | Refusal> {
    return changePerson(this.#registry, action, id, (person, now) => {
      if (until <= now || until > now + LONGEST_MUTE) return refuse('badValue', null, { where: 'until' })
      const detail = { act: 'mute', until }
      return { person: { ...lifted(person, 'mute'), mutedUntil: until }, detail, judgement: { act: 'mute', until } }
    })
  }

  unmute(action: AdminAction, id: Id): Promise<Person | Refusal> {
    const unmuted = (person: Person, now: number) =>
      isMuted(person, now)
        ? { person: { ...lifted(person, 'mute'), mutedUntil: null }, detail: { act: 'unmute' } }
        : refuse('notMuted')
    return changePerson(this.#registry, action, id, unmuted, true)
  }

  /**
   * From now on their browsers are only told why: every socket and stream is closed, tokens end, their seats at tables
   * that have not started are free, and bots play on elsewhere. Banning again is safe: it finishes what an earlier
   * attempt left undone.
   */
  async ban(action: AdminAction, id: Id): Promise<Person | Refusal> {
    const { tables, rooms, failed } = this.#options
    const { store, connections } = this.#registry
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
    const { store } = this.#registry
    return changePerson(this.#registry, action, id, async (person, now) => {
      const [sessions, tickets] = await Promise.all([
        store.find('sessions', 'person', id),
        store.find('tickets', 'person', id),
      ])
      return {
        person: { ...person, bannedAt: now },
        detail: { act: 'ban' },
        judgement: { act: 'ban', until: null },
        more: [
          ...sessions.flatMap(banChanges),
          // Recovery codes stay: after an unban they may be the only way back in.
          ...tickets
            .filter(({ kind }) => kind === 'pairing')
            .map(({ hash }): Change => ({ in: 'tickets', remove: [hash] })),
        ],
      }
    })
  }

  unban(action: AdminAction, id: Id): Promise<Person | Refusal> {
    const unbanned = (person: Person) =>
      person.bannedAt === null
        ? refuse('notBanned')
        : { person: { ...lifted(person, 'ban'), bannedAt: null }, detail: { act: 'unban' } }
    return changePerson(this.#registry, action, id, unbanned, true)
  }

  /** Sets a name, or a random guest name; also in chats. Waiting tables look the name up. */
  rename(action: AdminAction, id: Id, wanted: string | undefined): Promise<Person | Refusal> {
    return changePerson(this.#registry, action, id, async (person, now) => {
      const clean = wanted === undefined ? randomName(person) : cleanName(wanted)
      if (clean === undefined) return refuse('badName', null, { most: LONGEST_NAME })
      const given = await namedChanges(this.#registry, person, clean, { now, mayNumber: wanted === undefined })
      if (isRefused(given)) return given
      const detail = { act: 'rename', from: person.name, to: given.person.name }
      return { ...given, detail, judgement: { act: 'rename', until: null, from: person.name } }
    })
  }

  /** A table that has not started is cancelled; a running match is void. Those who sit there are told why. */
  async closeTable(action: AdminAction, id: Id): Promise<Refusal | undefined> {
    const { tables, rooms } = this.#options
    const { store, now } = this.#registry
    const row = await store.get('tables', id)
    if (row === undefined) return refuse('noSuchTable')
    const answered = await answering(store, now(), action)
    if (isRefused(answered)) return answered
    const isOpen = row.status === 'open' || row.status === 'sealing'
    const note = noteOf(now(), action, id, { act: 'close', was: isOpen ? 'open' : 'playing', game: row.game })
    const more: readonly Change[] = [{ in: 'notes', insert: note }, ...answered.changes]
    const room = row.status === 'playing' ? await rooms.get(id) : undefined
    if (!isOpen && room === undefined) return refuse('tableClosed')
    const done = room === undefined ? await tables.close(id, more) : await room.closeByAdmin(more)
    if (typeof done !== 'number' && isRefused(done)) return done
    await this.#tellTable(row, note)
    return undefined
  }

  async #tellTable(row: TableRow, { id: deed, at, text: reason }: Note): Promise<void> {
    for (const id of new Set([row.host, ...seatedAt(row)])) {
      await this.#options.people.change(id, (person) => judged(person, { deed, act: 'close', at, until: null, reason }))
    }
  }

  /** Closes reports about one person without another deed. */
  async answer(action: AdminAction): Promise<Note | Refusal> {
    const { store, now } = this.#registry
    const first = await openReport(store, action.reports?.[0] ?? '')
    if (isRefused(first)) return first
    const answer = async (person?: Person): Promise<Note | Refusal> => {
      const answered = await answering(store, now(), action)
      if (isRefused(answered)) return answered
      if (answered.notes.some(({ about }) => about !== first.about)) return refuse('noSuchReport')
      let told = person
      for (const each of answered.notes.filter(isAppeal)) told = told && answeredAppeal(told, each, action.reason)
      await store.commit([
        ...answered.changes,
        ...(told === person || told === undefined ? [] : [{ in: 'people', put: told } as const]),
        adminNote(now(), action, first.about, { act: 'answer', report: first.id }),
      ])
      return answered.notes[0] ?? refuse('noSuchReport')
    }
    const done = await this.#registry.withPerson(first.about, answer)
    // The account was deleted.
    return isRefused(done) && done.code === 'notSignedIn' ? retryOnRevisionConflict(() => answer()) : done
  }
}

/** A browser is still recognised, so that it can be told why; a program is not. */
function banChanges(session: Session): readonly Change[] {
  return session.kind === 'token' ? endSessionChanges(session) : [{ in: 'subscriptions', remove: [session.hash] }]
}

function randomName({ settings }: Person): string {
  return guestName(settingsIn(settings).language ?? 'en', (sides) => randomInt(sides))
}
