/*
 * Who listens to us just now, and by which session: sockets and streams that outlive a request. Whoever ends a session, or
 * all of a person's, tells it here once that is durable; another process would notice at the next request only.
 */
import type { Id, Session } from '../store/store.ts'

type Held = Pick<Session, 'hash' | 'person'>

export class Connected {
  /** By person: what closes it, and whose session it is. */
  readonly #lines = new Map<Id, Map<() => void, string>>()

  /** Answers what to call when it is closed anyway. */
  add({ hash, person }: Held, close: () => void): () => void {
    const lines = this.#lines.get(person) ?? new Map<() => void, string>()
    this.#lines.set(person, lines.set(close, hash))
    return () => {
      lines.delete(close)
      if (lines.size === 0 && this.#lines.get(person) === lines) this.#lines.delete(person)
    }
  }

  end({ hash, person }: Held): void {
    const lines = [...(this.#lines.get(person) ?? [])]
    for (const [close, held] of lines) if (held === hash) close()
  }

  endAll(person: Id): void {
    for (const close of [...(this.#lines.get(person)?.keys() ?? [])]) close()
  }
}
