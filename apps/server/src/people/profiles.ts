/*
 * What is shown about a person: on their page, and on the card of their name. Everybody sees who they are; what else, is
 * their choice (hidePresence, hideHistory in people/settings.ts).
 */
import { listedIds } from '@logres/catalogue'
import { type Refusal, refuse } from '@logres/kernel'
import { type Hall, isHidden, type PresenceView } from '../lobby/hall.ts'
import { hidesHistory } from '../results/archive-privacy.ts'
import { type Met, metOf } from '../results/met.ts'
import { type PersonStatistics, personStatistics } from '../results/person-tallies.ts'
import type { Id, Person, Store } from '../store/store.ts'
import type { Follows } from './follows.ts'
import { isKept } from './kept.ts'
import { ownerOf } from './name-claims.ts'
import { findPersonRef, type PersonRef } from './person-ref.ts'
import { armsOf, type PersonView, personView } from './person-view.ts'

/** What is between the reader and the person. */
interface Relation {
  readonly isMe: boolean
  readonly isFollowed: boolean
  /** By the reader. Nobody learns that they are blocked. */
  readonly isBlocked: boolean
  /** Null: they have not met, or it is the reader. */
  readonly met: Met | null
  /** Null: not shown. */
  readonly presence: PresenceView | null
  /** The reader has a kept account. */
  readonly mayRate: boolean
}

export interface CardView extends Relation {
  readonly person: PersonView
}

export interface ProfileView extends CardView {
  /** The year and month in which they first came. */
  readonly since: string
  /** By the admins. */
  readonly isClosed: boolean
  readonly isHistoryHidden: boolean
  /** For themselves alone. */
  readonly isPresenceHidden: boolean
  /** For themselves alone. */
  readonly followers: number | null
  /** A game each; null: not shown. */
  readonly statistics: readonly PersonStatistics[] | null
}

export interface ProfilesOptions {
  readonly store: Store
  readonly follows: Follows
  readonly hall: Hall
}

export class Profiles {
  readonly #options: ProfilesOptions

  constructor(options: ProfilesOptions) {
    this.#options = options
  }

  /**
   * Of a kept account, by its name now. A former name leads nowhere, even while it rests: somebody who takes another name chooses
   * who knows both.
   */
  async profile(name: string, reader: Id | undefined): Promise<ProfileView | Refusal> {
    const { store, follows } = this.#options
    const person = await ownerOf(store, name)
    if (person === undefined) return refuse('noSuchPerson')
    const isMe = person.id === reader
    const isHistoryHidden = hidesHistory(person.settings)
    const showsHistory = isMe || !isHistoryHidden
    return {
      person: { name: person.name, isGuest: false, arms: armsOf(person.id) },
      ...(await this.#relation(person, reader)),
      since: new Date(person.createdAt).toISOString().slice(0, 7),
      isClosed: person.bannedAt !== null,
      ...{ isHistoryHidden, isPresenceHidden: isMe && isHidden(person) },
      followers: isMe ? await follows.followers(person) : null,
      statistics: showsHistory
        ? await Promise.all(listedIds().map((game) => personStatistics(store, game, person.id, isMe)))
        : null,
    }
  }

  async card(whom: PersonRef, reader: Id | undefined): Promise<CardView | Refusal> {
    const { store } = this.#options
    const id = await findPersonRef(store, whom, reader)
    const person = id === undefined ? undefined : await store.get('people', id)
    if (person === undefined || person.departed) return refuse('noSuchPerson')
    return { person: await personView(store, person), ...(await this.#relation(person, reader)) }
  }

  async #relation(person: Person, reader: Id | undefined): Promise<Relation> {
    const isMe = person.id === reader
    if (reader === undefined || isMe) {
      return { isMe, isFollowed: false, isBlocked: false, met: null, presence: null, mayRate: isMe }
    }
    const { store, follows, hall } = this.#options
    const [isFollowed, block, met, presence, mayRate] = await Promise.all([
      follows.isFollowing(reader, person.id),
      store.get('blocks', reader, person.id),
      metOf(store, reader, person.id),
      hall.presenceOf(reader, person),
      isKept(store, reader),
    ])
    return { isMe, isFollowed, isBlocked: block !== undefined, met: met.matches === 0 ? null : met, presence, mayRate }
  }

  /** Those whom the reader follows, as in the list of who is here: free ones first. */
  async followed(
    reader: Person,
  ): Promise<readonly { readonly person: PersonView; readonly presence: PresenceView | null }[]> {
    const { follows, hall } = this.#options
    const people = await follows.followedBy(reader)
    const rows = await Promise.all(
      people.map(async (person) => ({
        person: { name: person.name, isGuest: false, arms: armsOf(person.id) },
        presence: await hall.presenceOf(reader.id, person),
      })),
    )
    return rows.toSorted(
      (a, b) => rankOf(a.presence) - rankOf(b.presence) || a.person.name.localeCompare(b.person.name),
    )
  }
}

function rankOf(presence: PresenceView | null): number {
  if (presence === null) return 4
  if (presence.playing !== null) return 1
  return { here: 0, away: 2, gone: 3 }[presence.state]
}
