/* People as others see them, for one answer: everybody is looked up once. */
import type { Id, Store } from '../store/store.ts'
import { DEPARTED } from './names.ts'
import { type PersonView, personView } from './person-view.ts'

export class PersonViews {
  readonly #store: Pick<Store, 'get' | 'find'>
  readonly #known = new Map<Id, Promise<PersonView>>()

  constructor(store: Pick<Store, 'get' | 'find'>) {
    this.#store = store
  }

  /** Null: nobody holds the seat any more. */
  of(id: Id | null): Promise<PersonView> {
    if (id === null) return Promise.resolve({ name: DEPARTED, isGuest: true, arms: '' })
    let view = this.#known.get(id)
    if (view === undefined) {
      view = this.#store.get('people', id).then((person) => personView(this.#store, person))
      this.#known.set(id, view)
    }
    return view
  }
}
