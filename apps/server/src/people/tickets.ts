/*
 * Secrets that sign a browser in once: the QR code for a second device, and recovery codes on paper. Only hashes are
 * stored, and looked up (why that is safe: sessions.ts).
 */
import { type Refusal, refuse } from '@logres/kernel'
import { isStillValid } from '../clocks/expiry.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { type Change, Conflict, type Person, type Ticket } from '../store/store.ts'
import { CODES, hashOfCode, newCode, readCode } from './codes.ts'
import { closedRefusal } from './judgements.ts'
import { keepingChanges } from './name-claims.ts'
import { isRefused, type Registry } from './registry.ts'
import type { NewSession, Sessions, SignInContext } from './sessions.ts'

const PAIRING_TTL = 5 * 60 * 1000
/** How far the clocks of two servers may differ. */
const CLOCK_SKEW = 60 * 1000

export interface Pairing {
  readonly secret: string
  readonly expiresAt: number
}

export class Tickets {
  readonly #registry: Registry
  readonly #sessions: Sessions

  constructor(registry: Registry, sessions: Sessions) {
    this.#registry = registry
    this.#sessions = sessions
  }

  /** A ticket for a second device. Replaces an earlier one. */
  pair({ id }: Person): Promise<Pairing | Refusal> {
    return this.#registry.withPerson(id, async (person) => {
      const secret = newSecret()
      const expiresAt = this.#registry.now() + PAIRING_TTL
      await this.#replace(person, 'pairing', [{ hash: hashOf(secret), person: id, kind: 'pairing', expiresAt }])
      return { secret, expiresAt }
    })
  }

  voidPairing({ id }: Person): Promise<object | Refusal> {
    return this.#registry.withPerson(id, async (person) => {
      await this.#replace(person, 'pairing', [])
      return {}
    })
  }

  claimPairing(secret: string, arrival: SignInContext): Promise<NewSession | Refusal> {
    return this.#claim('pairing', hashOf(secret), arrival, refuse('pairingOver'))
  }

  /** New recovery codes; the old ones are void. */
  async createCodes({ id }: Person): Promise<readonly string[] | Refusal> {
    const codes = Array.from({ length: CODES }, newCode)
    const hashes = await Promise.all(codes.map(hashOfCode))
    return this.#registry.withPerson(id, async (person) => {
      const tickets = hashes.map((hash): Ticket => ({ hash, person: id, kind: 'recovery', expiresAt: null }))
      const claims = await keepingChanges(this.#registry, person)
      if (isRefused(claims)) return claims
      await this.#replace(person, 'recovery', tickets, claims)
      return codes
    })
  }

  async claimCode(text: string, arrival: SignInContext): Promise<NewSession | Refusal> {
    const code = readCode(text)
    const refusal = refuse('noSuchCode')
    return code === undefined ? refusal : this.#claim('recovery', await hashOfCode(code), arrival, refusal)
  }

  async codesLeft({ id }: Person): Promise<number> {
    return (await this.#of(id, 'recovery')).length
  }

  async #of(person: string, kind: Ticket['kind']): Promise<Ticket[]> {
    const all = await this.#registry.store.find('tickets', 'person', person)
    return all.filter((ticket) => ticket.kind === kind)
  }

  async #replace(
    { id }: Person,
    kind: Ticket['kind'],
    tickets: readonly Ticket[],
    more: readonly Change[] = [],
  ): Promise<void> {
    const old = await this.#of(id, kind)
    const changes: readonly Change[] = [
      ...old.map(({ hash }): Change => ({ in: 'tickets', remove: [hash] })),
      ...tickets.map((ticket): Change => ({ in: 'tickets', insert: ticket })),
      ...more,
    ]
    if (changes.length > 0) await this.#registry.store.commit(changes)
  }

  async #claim(
    kind: Ticket['kind'],
    hash: string,
    arrival: SignInContext,
    refusal: Refusal,
  ): Promise<NewSession | Refusal> {
    const { store, now } = this.#registry
    const ticket = await store.get('tickets', hash)
    if (ticket === undefined || ticket.kind !== kind || ticket.person === null) return refusal
    if (ticket.expiresAt !== null && !isStillValid(ticket.expiresAt, now(), PAIRING_TTL + CLOCK_SKEW)) return refusal
    return this.#registry.withPerson(ticket.person, async (person) => {
      if (person.bannedAt !== null) return closedRefusal(person)
      try {
        // The first to remove it wins.
        return await this.#sessions.signIn(person, arrival, [{ in: 'tickets', remove: [hash], must: true }])
      } catch (error) {
        if (error instanceof Conflict && error.collection === 'tickets') return refusal
        throw error
      }
    })
  }
}
