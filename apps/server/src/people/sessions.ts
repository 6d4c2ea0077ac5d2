/*
 * Signed-in browsers, and tokens for programs. A session is looked up by the hash of its secret, so the timing of the
 * index reveals nothing: nobody can choose the hash of a guess. Ending a session closes its sockets and streams and
 * refuses its next request.
 */
import { createHash } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import { hashOf, newSecret } from '../secrets.ts'
import type { Change, Person, Session } from '../store/store.ts'
import { cleanLabel } from './names.ts'
import { isRefused, type Registry, type SignedIn } from './registry.ts'

const MOST_TOKENS = 20

/** Becomes a session once its changes are committed. The secret is shown only once, to its owner. */
export interface NewSession extends SignedIn {
  readonly secret: string
  readonly changes: readonly Change[]
}

/** A browser that is signing in. */
export interface SignInContext {
  readonly label: string
  /** Who was signed in before. */
  readonly before: SignedIn | undefined
}

/** What is removed when a session ends. */
export function endSessionChanges({ hash }: Pick<Session, 'hash'>): readonly Change[] {
  return [
    { in: 'sessions', remove: [hash] },
    { in: 'subscriptions', remove: [hash] },
  ]
}

export class Sessions {
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  open(person: Person, kind: Session['kind'], label: string): NewSession {
    const now = this.#registry.now()
    const secret = newSecret()
    const session: Session = {
      ...{ hash: hashOf(secret), person: person.id, kind },
      ...{ createdAt: now, seenAt: now, label: cleanLabel(label) },
    }
    return { person, session, secret, changes: [{ in: 'sessions', insert: session }] }
  }

  /**
   * Signs a browser in, together with these changes. If it was this person's already, its old session ends; a former
   * guest account stays.
   */
  async signIn(person: Person, { label, before }: SignInContext, changes: readonly Change[]): Promise<NewSession> {
    const { store, connections } = this.#registry
    const opened = this.open(person, 'browser', label)
    const former = before?.person.id === person.id && before.session.kind === 'browser' ? before.session : undefined
    const leaving = former === undefined ? [] : endSessionChanges(former)
    await store.commit([...changes, ...opened.changes, ...leaving])
    if (former !== undefined) connections.sessionEnded(former)
    return opened
  }

  async list({ id }: Person, kind: Session['kind']): Promise<Session[]> {
    const all = await this.#registry.store.find('sessions', 'person', id)
    return all.filter((session) => session.kind === kind).sort((a, b) => b.createdAt - a.createdAt)
  }

  createToken({ id }: Person, label: string): Promise<NewSession | Refusal> {
    return this.#registry.withPerson(id, async (person) => {
      const tokens = await this.list(person, 'token')
      if (tokens.length >= MOST_TOKENS) return refuse('tooManyTokens', null, { most: MOST_TOKENS })
      const opened = this.open(person, 'token', label)
      await this.#registry.store.commit(opened.changes)
      return opened
    })
  }

  /** Ends one session of this person, by its public id. */
  end({ id }: Person, kind: Session['kind'], wanted: string): Promise<Session | Refusal> {
    return this.#registry.withPerson(id, async (person) => {
      const session = (await this.list(person, kind)).find(({ hash }) => publicId(hash) === wanted)
      if (session === undefined) return refuse(kind === 'token' ? 'noSuchToken' : 'noSuchSession')
      await this.#registry.store.commit(endSessionChanges(session))
      this.#registry.connections.sessionEnded(session)
      return session
    })
  }

  /** Ends all other browser sessions, and open pairings. Tokens have their own list. */
  async endOthers({ person, session }: SignedIn): Promise<number | Refusal> {
    const ended = await this.#registry.withPerson(person.id, async () => {
      const { store } = this.#registry
      const others = (await this.list(person, 'browser')).filter(({ hash }) => hash !== session.hash)
      const tickets = await store.find('tickets', 'person', person.id)
      await store.commit([
        ...others.flatMap(endSessionChanges),
        ...tickets
          .filter(({ kind }) => kind === 'pairing')
          .map(({ hash }): Change => ({ in: 'tickets', remove: [hash] })),
      ])
      for (const other of others) this.#registry.connections.sessionEnded(other)
      return others
    })
    return isRefused(ended) ? ended : ended.length
  }
}

/** A short public id for something with a long or secret one; long enough not to collide for one owner. */
export function publicId(name: string): string {
  return createHash('sha256').update(`logres-id-1 ${name}`).digest().subarray(0, 9).toString('base64url')
}

export function sessionView({ hash, label, createdAt, seenAt }: Session): object {
  return { id: publicId(hash), label, createdAt, seenAt }
}
