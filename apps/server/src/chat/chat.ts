/*
 * What is said at a match. A line is durable before anybody reads it, and is shown to who looks on and may read it, but not
 * to who has blocked the speaker or is blocked by him. It is no part of the match: no cursor moves for it.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { type ChatLine as ChatLineView, type ChatPage, type ChatRoom, LONGEST_CHAT } from '@logres/protocol'
import type { Onlooker } from '../matches/onlooker.ts'
import type { Room } from '../matches/room.ts'
import { isMuted, type People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import { Allowances } from '../socket/allowance.ts'
import type { ChatLine, Id, Person } from '../store/store.ts'
import { readable } from '../text.ts'
import { Ledger } from './ledger.ts'
import { CHATS, chatOf, mayRead } from './reading.ts'

/** So many lines at once, and then one every two seconds. */
const AT_ONCE = 5
const A_SECOND = 0.5

export class Chat {
  readonly #people: People
  readonly #ledger: Ledger
  readonly #allowances: Allowances

  constructor(people: People) {
    const { store, now } = people.registry
    this.#people = people
    this.#ledger = new Ledger(store)
    this.#allowances = new Allowances({ now, aSecond: A_SECOND, most: AT_ONCE })
  }

  /** Resolves when it is durable and shown, or with why not. What was said before is not said again. */
  async say(room: Room, { viewer, person: id }: Onlooker, key: string, text: string): Promise<Refusal | undefined> {
    const said = readable(text)
    if (said === '') return refuse('emptyChat')
    if (said.length > LONGEST_CHAT) return refuse('badMessage')
    if (!room.isFor(viewer, id)) return refuse('notSeated')
    const { registry, blocks } = this.#people
    const where = { match: room.id, room: chatOf(viewer) }
    const done = await registry.alone(id, async (person) => {
      if (await this.#ledger.isSaid({ ...where, person: id, key })) return undefined
      const refusal = this.#mayNotSay(person)
      if (refusal !== undefined) return refusal
      const apart = await blocks.apart(id)
      const seat = viewer === 'table' ? null : viewer
      const line = { ...where, at: registry.now(), person: id, name: person.name, seat, text: said, key }
      await this.#ledger.add(line, (added) => {
        show(room, added, apart)
        room.tell({ kind: 'chat', room: added.room, n: added.n })
      })
      return undefined
    })
    return isRefused(done) ? done : undefined
  }

  #mayNotSay(person: Person): Refusal | undefined {
    const now = this.#people.registry.now()
    if (person.bannedAt !== null) return refuse('notSignedIn')
    if (isMuted(person, now)) return muted(person.mutedUntil ?? now)
    return this.#allowances.take(person.id) ? undefined : refuse('tooFast')
  }

  /** Something was said at another server. */
  async follow(room: Room, chat: ChatRoom, n: number): Promise<void> {
    const { registry, blocks } = this.#people
    const line = room.onlookers.size === 0 ? undefined : await registry.store.get('chat', room.id, chat, n)
    if (line !== undefined) show(room, line, await blocks.apart(line.person))
  }

  /** What was said before somebody came. */
  async enter(room: Room, onlooker: Onlooker): Promise<void> {
    for (const chat of CHATS) {
      if (!mayRead(onlooker.viewer, chat, isOver(room))) continue
      const page = await this.page(room.id, chat, onlooker.person)
      if (page.lines.length > 0 || page.before !== null) onlooker.send({ kind: 'chatSoFar', ...page })
    }
  }

  /** The last lines before one, or of all, as this person reads them. Whether he may is for who asks to know. */
  async page(match: Id, room: ChatRoom, reader: Id, n = Number.POSITIVE_INFINITY): Promise<ChatPage> {
    const { from, lines } = await this.#ledger.before({ match, room }, n)
    const apart = lines.length === 0 ? undefined : await this.#people.blocks.apart(reader)
    return {
      room,
      lines: lines.filter(({ person }) => apart?.has(person) !== true).map(lineView),
      before: from > 0 ? from : null,
    }
  }
}

function muted(until: number): Refusal {
  const day = `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return refuse('muted', null, { until, day })
}

function show(room: Room, line: ChatLine, apart: ReadonlySet<Id>): void {
  const message = { kind: 'chat', room: line.room, ...lineView(line) } as const
  for (const onlooker of room.onlookers) {
    const { viewer, person } = onlooker
    if (mayRead(viewer, line.room, isOver(room)) && !apart.has(person)) onlooker.send(message)
  }
}

/** As everybody has been shown. */
function isOver(room: Room): boolean {
  return room.lens('table').shown.view.outcome !== null
}

/** The person stays here: names and seats are all that others know of each other. */
function lineView({ n, at, name, seat, text }: ChatLine): ChatLineView {
  return { n, at, name, seat, text }
}
