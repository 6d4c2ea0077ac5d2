/* People: guests from the first click, their sessions and names. */

import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import type { Language } from '@logres/words'
import type { Bus } from '../bus/bus.ts'
import { hashOf, newId } from '../secrets.ts'
import { type Change, type Person, type Store, StoreUnavailable } from '../store/store.ts'
import { Blocks } from './blocks.ts'
import { Follows } from './follows.ts'
import { isTakenAway } from './judgements.ts'
import { isKept } from './kept.ts'
import { claimChanges, claimOf, freeName, RENAME_INTERVAL, renamed } from './name-claims.ts'
import { foldName, isReserved } from './name-folding.ts'
import { browserOf, cleanName, guestName, LONGEST_NAME } from './names.ts'
import { Passkeys } from './passkeys.ts'
import { isRefused, Registry, type SignedIn } from './registry.ts'
import { type NewSession, Sessions } from './sessions.ts'
import { Tickets } from './tickets.ts'

export type { SignedIn } from './registry.ts'

/** `seenAt` is written at most this often. */
const SEEN_INTERVAL = 60 * 60 * 1000

export class People {
  readonly registry: Registry
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly tickets: Tickets
  readonly blocks: Blocks
  readonly follows: Follows

  constructor(store: Store, now: () => number, bus?: Bus) {
    this.registry = new Registry(store, now, bus)
    this.sessions = new Sessions(this.registry)
    this.passkeys = new Passkeys(this.registry, this.sessions)
    this.tickets = new Tickets(this.registry, this.sessions)
    this.blocks = new Blocks(this.registry)
    this.follows = new Follows(this.registry)
  }

  /** A new guest, named in this language, with the secret of their first session, which is shown only once. */
  async createGuest(userAgent: string, language: Language = 'en'): Promise<NewSession> {
    const now = this.registry.now()
    const name = await freeName(
      this.registry,
      guestName(language, (sides) => randomInt(sides)),
    )
    const person: Person = {
      id: newId(),
      name,
      createdAt: now,
      seenAt: now,
      role: 'member',
      departed: false,
      bannedAt: null,
      mutedUntil: null,
      settings: {},
    }
    const opened = this.sessions.open(person, 'browser', browserOf(userAgent))
    await this.registry.store.commit([{ in: 'people', insert: person }, ...opened.changes])
    return opened
  }

  /** Whose secret this is, if anybody's. */
  async identify(secret: string): Promise<SignedIn | undefined> {
    const { store, now } = this.registry
    const session = await store.get('sessions', hashOf(secret))
    if (session === undefined) return undefined
    if (now() - session.seenAt >= SEEN_INTERVAL) {
      try {
        return await this.#updateSeenAt(session.person, session.hash)
      } catch (error) {
        // Those who only read need not notice.
        if (!(error instanceof StoreUnavailable)) throw error
      }
    }
    const person = await store.get('people', session.person)
    return person === undefined || person.departed || person.bannedAt !== null ? undefined : { person, session }
  }

  /** Also a browser of somebody who is banned: it is told why. */
  async identifyBanned(secret: string): Promise<SignedIn | undefined> {
    const { store } = this.registry
    const session = await store.get('sessions', hashOf(secret))
    const person = session === undefined ? undefined : await store.get('people', session.person)
    if (session === undefined || person === undefined || person.departed || person.bannedAt === null) return undefined
    return { person, session }
  }

  async #updateSeenAt(id: string, hash: string): Promise<SignedIn | undefined> {
    const { store, now } = this.registry
    const seen = await this.registry.withPerson(id, async (person) => {
      const session = await store.get('sessions', hash)
      if (session === undefined || person.bannedAt !== null) return refuse('notSignedIn')
      const known = { person: { ...person, seenAt: now() }, session: { ...session, seenAt: now() } }
      await store.commit([
        { in: 'people', put: known.person },
        { in: 'sessions', put: known.session },
      ])
      return known
    })
    return isRefused(seen) ? undefined : seen
  }

  /** A guest may get the name with a number. */
  async rename({ id }: Person, wanted: string): Promise<Person | Refusal> {
    const { registry } = this
    const { store, now } = registry
    const name = cleanName(wanted)
    if (name === undefined) return refuse('badName', null, { most: LONGEST_NAME })
    return registry.withPerson(id, async (person) => {
      if (name === person.name) return person
      if (isReserved(name)) return refuse('nameReserved', null, { name })
      if (isTakenAway(person, name)) return refuse('nameRefused', null, { name })
      const mine = await claimOf(store, id)
      const isGuest = mine === undefined && !(await isKept(store, id))
      if (isGuest) return this.#put(renamed(person, await freeName(registry, name, id), now()))
      const isSame = mine?.folded === foldName(name)
      const next = (person.renamedAt ?? Number.NEGATIVE_INFINITY) + RENAME_INTERVAL
      if (!isSame && now() < next) return refuse('renamedLately', null, { day: dayIn(next) })
      const claims = await claimChanges(registry, person, name)
      if (isRefused(claims)) return claims
      return this.#put(isSame ? { ...person, name } : { ...renamed(person, name, now()), renamedAt: now() }, claims)
    })
  }

  async #put(person: Person, more: readonly Change[] = []): Promise<Person> {
    await this.registry.store.commit([{ in: 'people', put: person }, ...more])
    return person
  }

  /** The one way to change a person, under their lock. */
  change(id: string, change: (person: Person) => Person): Promise<Person | Refusal> {
    return this.registry.withPerson(id, async (person) => {
      const changed = change(person)
      await this.registry.store.commit([{ in: 'people', put: changed }])
      return changed
    })
  }
}

/** Whether an admin has muted this person. */
export function isMuted({ mutedUntil }: Person, now: number): boolean {
  return mutedUntil !== null && mutedUntil > now
}

/** A day as people write it, for a sentence: in UTC. */
function dayIn(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
