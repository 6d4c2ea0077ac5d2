/* Who is who: guests from the first click, their sessions, and what they call themselves. */
import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import { hashOf, newId, newSecret } from '../secrets.ts'
import type { Person, Session, Store } from '../store/store.ts'
import { cleanName, guestName, LONGEST_NAME } from './names.ts'

export interface SignedIn {
  readonly person: Person
  readonly session: Session
}

/** Who was seen a moment ago need not be written down again. */
const SEEN_EVERY = 60 * 60 * 1000

export class People {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** A new guest, and the secret of his first session: it is told once, to him. */
  async createGuest(label: string): Promise<SignedIn & { readonly secret: string }> {
    const now = this.#now()
    const person: Person = {
      id: newId(),
      name: guestName((sides) => randomInt(sides)),
      createdAt: now,
      seenAt: now,
      role: 'member',
      departed: false,
      bannedAt: null,
      mutedUntil: null,
      settings: {},
    }
    const secret = newSecret()
    const session = this.#sessionFor(person, secret, 'browser', label)
    await this.#store.commit([
      { in: 'people', insert: person },
      { in: 'sessions', insert: session },
    ])
    return { person, session, secret }
  }

  /** Whose secret this is; undefined if nobody's. */
  async recognise(secret: string): Promise<SignedIn | undefined> {
    const session = await this.#store.get('sessions', hashOf(secret))
    if (session === undefined) return undefined
    const person = await this.#store.get('people', session.person)
    if (person === undefined || person.departed || person.bannedAt !== null) return undefined
    const now = this.#now()
    if (now - session.seenAt < SEEN_EVERY) return { person, session }
    const seen = { person: { ...person, seenAt: now }, session: { ...session, seenAt: now } }
    await this.#store.commit([
      { in: 'people', put: seen.person },
      { in: 'sessions', put: seen.session },
    ])
    return seen
  }

  async rename(person: Person, wanted: string): Promise<Person | Refusal> {
    const name = cleanName(wanted)
    if (name === undefined) return refuse('badName', null, { most: LONGEST_NAME })
    const renamed = { ...person, name }
    await this.#store.commit([{ in: 'people', put: renamed }])
    return renamed
  }

  sessionsOf(person: Person): Promise<Session[]> {
    return this.#store.find('sessions', 'person', person.id)
  }

  /** Ends a session of this person; the others go on. */
  async signOut(person: Person, hash: string): Promise<Refusal | undefined> {
    const session = await this.#store.get('sessions', hash)
    if (session === undefined || session.person !== person.id) return refuse('noSuchSession')
    await this.#store.commit([{ in: 'sessions', remove: [hash] }])
    return undefined
  }

  #sessionFor({ id }: Person, secret: string, kind: Session['kind'], label: string): Session {
    const now = this.#now()
    return { hash: hashOf(secret), person: id, kind, createdAt: now, seenAt: now, label: cleanName(label) ?? '' }
  }
}

/** Whether a person may not do this because of what an admin decided. */
export function isMuted({ mutedUntil }: Person, now: number): boolean {
  return mutedUntil !== null && mutedUntil > now
}
