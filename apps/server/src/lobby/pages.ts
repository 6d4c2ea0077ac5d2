/* The open pages of this server, and what each was told last. */
import type { LobbyMe, LobbyMessage } from '@logres/protocol'
import type { Id } from '../store/store.ts'

/** Pages are told that something has changed at most this often, in milliseconds. */
const CHANGED_INTERVAL = 2_000

/** A page, as its socket knows it. */
export interface PageLine {
  setActive(isActive: boolean): void
  close(): void
}

interface Page {
  readonly send: (message: LobbyMessage) => void
  told: string
}

export class LobbyPages {
  readonly #pages = new Map<Id, Set<Page>>()
  /** Requests for the state of a person: a later one must not be overtaken. */
  readonly #asked = new Map<Id, number>()
  #telling: NodeJS.Timeout | undefined

  get size(): number {
    return this.#pages.size
  }

  has(person: Id): boolean {
    return this.#pages.has(person)
  }

  open(person: Id, send: (message: LobbyMessage) => void, presence: PageLine): PageLine {
    const page: Page = { send, told: '' }
    const pages = this.#pages.get(person) ?? new Set()
    this.#pages.set(person, pages.add(page))
    return {
      setActive: (isActive) => presence.setActive(isActive),
      close: () => {
        pages.delete(page)
        if (pages.size === 0 && this.#pages.get(person) === pages) {
          this.#pages.delete(person)
          this.#asked.delete(person)
        }
        presence.close()
      },
    }
  }

  send(person: Id, message: LobbyMessage): void {
    for (const page of this.#pages.get(person) ?? []) page.send(message)
  }

  /** Reads how things stand, and tells it the pages that do not know it yet. */
  async update(person: Id, read: () => Promise<LobbyMe>): Promise<void> {
    const no = (this.#asked.get(person) ?? 0) + 1
    this.#asked.set(person, no)
    const me = await read()
    if (this.#asked.get(person) !== no) return
    const text = JSON.stringify({
      ...me,
      seek: me.seek && { ...me.seek, waited: 0 },
      found: me.found && { ...me.found, left: 0 },
      challenges: me.challenges.map((challenge) => ({ ...challenge, left: 0 })),
    })
    for (const page of this.#pages.get(person) ?? []) {
      if (page.told === text) continue
      page.told = text
      page.send({ kind: 'me', ...me })
    }
  }

  /** Not for every change: many come at once when many people are here. */
  tellChanged(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      for (const pages of this.#pages.values()) for (const page of pages) page.send({ kind: 'changed' })
    }, CHANGED_INTERVAL).unref()
  }

  stop(): void {
    clearTimeout(this.#telling)
  }
}
