/* Push subscriptions. Each browser has at most one, bound to its session: they end together (people/sessions.ts). */
import { type Refusal, refuse } from '@logres/kernel'
import type { Language } from '@logres/words'
import { isStillValid } from '../clocks/expiry.ts'
import { SECOND } from '../clocks/pace.ts'
import type { Registry, SignedIn } from '../people/registry.ts'
import { settingsIn } from '../people/settings.ts'
import { hashOf } from '../secrets.ts'
import type { Change, Id, Person, Subscription, Time } from '../store/store.ts'
import { endpointOf } from './addresses.ts'
import { isRecipient, type Recipient } from './encryption.ts'

/** With more browsers, only the newest get notices. */
const MAX_BROWSERS = 20
const UNSUBSCRIBED_TTL = 30 * SECOND
const MAX_CACHED = 10_000

export interface SubscriptionRequest {
  readonly endpoint: string
  readonly keys: Recipient
  readonly language: Language
}

export class Subscriptions {
  readonly #registry: Registry
  readonly #anywhere: boolean
  /** People without a subscription, cached until then: they may subscribe at another server. */
  readonly #unsubscribed = new Map<Id, Time>()

  /** `anywhere`: push services may be inside our network. */
  constructor(registry: Registry, anywhere: boolean) {
    this.#registry = registry
    this.#anywhere = anywhere
  }

  of({ id }: Pick<Person, 'id'>): Promise<Subscription[]> {
    return this.#registry.store.find('subscriptions', 'person', id)
  }

  /** No subscription, as of a short while ago. Checked at every turn of everybody. */
  isKnownUnsubscribed(person: Id): boolean {
    return isStillValid(this.#unsubscribed.get(person) ?? 0, this.#registry.now(), UNSUBSCRIBED_TTL)
  }

  async hasSubscription(person: Id): Promise<boolean> {
    const { store, now } = this.#registry
    const isTold = (await store.find('subscriptions', 'person', person, { limit: 1 })).length > 0
    if (this.#unsubscribed.size >= MAX_CACHED) this.#unsubscribed.clear()
    if (!isTold) this.#unsubscribed.set(person, now() + UNSUBSCRIBED_TTL)
    return isTold
  }

  async isOn({ session }: SignedIn): Promise<boolean> {
    return (await this.#registry.store.get('subscriptions', session.hash)) !== undefined
  }

  /** Subscribing turns notices on, whatever was set before. */
  subscribe(known: SignedIn, { endpoint, keys, language }: SubscriptionRequest): Promise<Subscription | Refusal> {
    const { store, now } = this.#registry
    return this.#registry.withPerson(known.person.id, async (person) => {
      if (endpointOf(endpoint, this.#anywhere) === undefined || !isRecipient(keys)) return refuse('badSubscription')
      const session = await store.get('sessions', known.session.hash)
      if (session === undefined || person.bannedAt !== null) return refuse('notSignedIn')
      const { p256dh, auth } = keys
      const made: Subscription = {
        ...{ session: session.hash, person: person.id, endpoint, endpointHash: hashOf(endpoint) },
        ...{ p256dh, auth, language, createdAt: now() },
      }
      const settings = { ...settingsIn(person.settings), notify: true }
      await store.commit([
        ...(await this.#replaced(made)),
        { in: 'subscriptions', put: made },
        { in: 'people', put: { ...person, settings } },
      ])
      this.#unsubscribed.delete(person.id)
      return made
    })
  }

  /** This browser may have been somebody else's before: it notifies one person only. */
  async #replaced({ session, person, endpointHash }: Subscription): Promise<Change[]> {
    const { store } = this.#registry
    const same = await store.find('subscriptions', 'endpointHash', endpointHash)
    const mine = (await this.of({ id: person })).filter((each) => each.session !== session)
    const surplus = mine.toSorted((a, b) => b.createdAt - a.createdAt).slice(MAX_BROWSERS - 1)
    const gone = new Set([...same, ...surplus].map((each) => each.session))
    gone.delete(session)
    return [...gone].map((hash) => ({ in: 'subscriptions', remove: [hash] }))
  }

  async unsubscribe({ session }: SignedIn): Promise<void> {
    await this.#registry.store.commit([{ in: 'subscriptions', remove: [session.hash] }])
  }

  /** The push service no longer knows it. The browser may have made a new one meanwhile. */
  async remove({ session, person, endpointHash }: Subscription): Promise<void> {
    const { store } = this.#registry
    await this.#registry.withPerson(person, async () => {
      const now = await store.get('subscriptions', session)
      if (now?.endpointHash === endpointHash) await store.commit([{ in: 'subscriptions', remove: [session] }])
    })
  }
}
