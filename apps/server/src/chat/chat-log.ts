/*
 * Chat lines, numbered 0, 1, 2 … without gaps. Several processes may write to one chat: if a number is taken, read on
 * and try the next. A line is recognised by its idempotency key, also after a restart while it is among the last.
 */
import type { ChatRoom } from '@logres/protocol'
import { Locks } from '../locks.ts'
import { type ChatLine, Conflict, type Id, type Store } from '../store/store.ts'

/** What is known of the end of a chat. */
interface Tail {
  next: number
  /** The numbers of the last lines, by person and key. */
  readonly keys: Map<string, number>
}

export type NewLine = Omit<ChatLine, 'n'>
type Where = Pick<ChatLine, 'match' | 'room'>

/** Lines per page. */
export const PAGE = 50
const MAX_KEYS = 200
const MAX_TAILS = 2_000

export class ChatLog {
  readonly #store: Store
  readonly #locks = new Locks()
  readonly #tails = new Map<string, Tail>()

  constructor(store: Store) {
    this.#store = store
  }

  /** `durable` is called in the order of the lines. Answers false for a repeat. */
  add(said: NewLine, durable: (line: ChatLine) => void): Promise<boolean> {
    return this.#locks.run(nameOf(said), async () => {
      for (;;) {
        const tail = await this.#tail(said)
        if (tail.keys.has(keyOf(said))) return false
        const line = { ...said, n: tail.next }
        try {
          await this.#store.commit([{ in: 'chat', insert: line }])
        } catch (error) {
          if (error instanceof Conflict) continue
          throw error
        }
        remember(tail, line)
        durable(line)
        return true
      }
    })
  }

  async isSaid(line: Where & Pick<ChatLine, 'person' | 'key'>): Promise<boolean> {
    return (await this.#tail(line)).keys.has(keyOf(line))
  }

  /** How many lines there are. */
  async count(where: Where): Promise<number> {
    return (await this.#tail(where)).next
  }

  /** The last lines before `n`, or the last of all. `from` is the number of the first. */
  async before(where: Where, n: number): Promise<{ readonly from: number; readonly lines: ChatLine[] }> {
    const { next } = await this.#tail(where)
    const end = Math.min(n, next)
    const from = Math.max(0, end - PAGE)
    return { from, lines: end === 0 ? [] : await this.#read(where, from, end - from) }
  }

  /** Up to date: other processes write too. */
  async #tail(where: Where): Promise<Tail> {
    const name = nameOf(where)
    const tail = this.#tails.get(name) ?? (await this.#open(where))
    // Least recently used first.
    this.#tails.delete(name)
    this.#tails.set(name, tail)
    const [oldest] = this.#tails.keys()
    if (oldest !== undefined && this.#tails.size > MAX_TAILS) this.#tails.delete(oldest)
    for (;;) {
      const line = await this.#store.get('chat', where.match, where.room, tail.next)
      if (line === undefined) return tail
      remember(tail, line)
    }
  }

  async #open(where: Where): Promise<Tail> {
    const count = await this.#count(where)
    const tail: Tail = { next: Math.max(0, count - PAGE), keys: new Map() }
    for (const line of await this.#read(where, tail.next, PAGE)) remember(tail, line)
    return tail
  }

  /** Doubles until there is no such line, then bisects. */
  async #count({ match, room }: Where): Promise<number> {
    const has = async (n: number) => (await this.#store.get('chat', match, room, n)) !== undefined
    let [least, most] = [0, 1]
    while (await has(most - 1)) [least, most] = [most, 2 * most]
    while (most - least > 1) {
      const middle = Math.floor((least + most) / 2)
      if (await has(middle - 1)) least = middle
      else most = middle
    }
    return least
  }

  #read({ match, room }: Where, from: number, limit: number): Promise<ChatLine[]> {
    return this.#store.list('chat', [match, room], { limit, from })
  }
}

function remember(tail: Tail, line: ChatLine): void {
  tail.next = Math.max(tail.next, line.n + 1)
  tail.keys.set(keyOf(line), line.n)
  const [oldest] = tail.keys.keys()
  if (oldest !== undefined && tail.keys.size > MAX_KEYS) tail.keys.delete(oldest)
}

function nameOf({ match, room }: { readonly match: Id; readonly room: ChatRoom }): string {
  return `${match} ${room}`
}

function keyOf({ person, key }: Pick<ChatLine, 'person' | 'key'>): string {
  return `${person} ${key}`
}
