/* Results as pages are sent them: people as they are called now, and never their ids. */
import { DEPARTED } from '../people/names.ts'
import { armsOf, type PersonView, personView } from '../people/person-view.ts'
import type { Result, ResultSeat } from '../store/community.ts'
import type { Id, Store } from '../store/store.ts'
import { lengthOf } from './lengths.ts'

export interface ResultSeatView {
  /** Null: a bot. */
  readonly person: PersonView | null
  readonly bot: { readonly name: string; readonly level: string } | null
  readonly place: number
  readonly score: number | null
  readonly hasLeft: boolean
  /** The reader. */
  readonly isMe: boolean
}

/** For one answer: everybody is looked up once. */
export class ResultViews {
  readonly #store: Pick<Store, 'get' | 'find'>
  readonly #reader: Id | undefined
  readonly #known = new Map<Id, Promise<PersonView>>()

  constructor(store: Pick<Store, 'get' | 'find'>, reader: Id | undefined) {
    this.#store = store
    this.#reader = reader
  }

  async of(result: Result): Promise<object> {
    const { match, game, startedAt, overAt, turns, ending, options, isRated, isPublic, n } = result
    return {
      ...{ match, game, n, startedAt, overAt, turns, ending, length: lengthOf(game, turns) },
      pace: 'kind' in result.pace ? result.pace.kind : 'none',
      ...{ options, isRated, isPublic },
      seats: await Promise.all(result.seats.map((seat) => this.#seat(seat))),
    }
  }

  async #seat({ person, bot, name, place, score, hasLeft, isGuest }: ResultSeat): Promise<ResultSeatView> {
    return {
      person: bot === null ? await this.#person(person, isGuest) : null,
      bot: bot === null ? null : { name: name ?? bot, level: bot },
      ...{ place, score, hasLeft, isMe: person !== null && person === this.#reader },
    }
  }

  #person(id: Id | null, wasGuest: boolean): Promise<PersonView> {
    if (id === null) return Promise.resolve({ name: DEPARTED, isGuest: true, arms: '' })
    let view = this.#known.get(id)
    if (view === undefined) {
      view = this.#look(id, wasGuest)
      this.#known.set(id, view)
    }
    return view
  }

  async #look(id: Id, wasGuest: boolean): Promise<PersonView> {
    const person = await this.#store.get('people', id)
    // Accounts that are kept stay so. A guest may have become one.
    if (wasGuest || person === undefined || person.departed) return personView(this.#store, person)
    return { name: person.name, isGuest: false, arms: armsOf(id) }
  }
}
