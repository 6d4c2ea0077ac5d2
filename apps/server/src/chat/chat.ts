/*
 * The chat of a match. A line is durable before anybody reads it. It is shown to connected clients who may read it,
 * except where one of the two has blocked the other. It is not part of the match: no cursor changes.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { type ChatLine as ChatLineView, type ChatPage, type ChatRoom, LONGEST_CHAT } from '@logres/protocol'
import type { Limiter } from '../limits/limiter.ts'
import type { Room } from '../matches/room.ts'
import type { RoomClient } from '../matches/room-client.ts'
import { isMuted, type People } from '../people/people.ts'
import { isRefused } from '../people/registry.ts'
import type { ChatLine, Id, Person, TableRow } from '../store/store.ts'
import { isWaiting, seatOf } from '../tables/table-row.ts'
import { readable } from '../text.ts'
import { CHAT_ROOMS, chatRoomOf, mayChatAtTable, mayRead } from './access.ts'
import { ChatLog, type NewLine } from './chat-log.ts'

export class Chat {
  readonly #people: People
  readonly #log: ChatLog
  readonly #limits: Pick<Limiter, 'take'>

  constructor(people: People, limits: Pick<Limiter, 'take'>) {
    this.#people = people
    this.#log = new ChatLog(people.registry.store)
    this.#limits = limits
  }

  /** Resolves once it is durable and shown, or with a refusal. Repeats are ignored. */
  async say(room: Room, client: RoomClient, key: string, text: string): Promise<Refusal | undefined> {
    const { viewer, person, address = null } = client
    if (!room.mayViewAs(viewer, person)) return refuse('notSeated')
    const { blocks } = this.#people
    const line = {
      ...{ match: room.id, room: chatRoomOf(viewer), person, seat: viewer === 'table' ? null : viewer },
      ...{ key, text },
    }
    return this.#add(line, address, async () => {
      const hidden = await blocks.blockedEitherWay(person)
      return (added) => {
        show(room, added, hidden)
        room.publish({ kind: 'chat', room: added.room, n: added.n })
      }
    })
  }

  /** At a table that waits. Its page asks for the lines. */
  async sayAtTable(
    table: TableRow,
    { id: person }: Pick<Person, 'id'>,
    address: string | null,
    { key, text }: Pick<ChatLine, 'key' | 'text'>,
  ): Promise<Refusal | undefined> {
    if (!isWaiting(table)) return refuse('tableClosed')
    if (!mayChatAtTable(table, { id: person })) return refuse('notSeated')
    const seat = seatOf(table, { id: person }) ?? null
    return this.#add({ match: table.id, room: 'seated', person, seat, key, text }, address, async () => () => {})
  }

  /** `shown` is prepared before the line is durable, so that lines are shown in their order. */
  async #add(
    line: Omit<NewLine, 'at' | 'name'>,
    address: string | null,
    prepare: () => Promise<(added: ChatLine) => void>,
  ): Promise<Refusal | undefined> {
    const text = readable(line.text)
    if (text === '') return refuse('emptyChat')
    if (text.length > LONGEST_CHAT) return refuse('badMessage')
    const { registry } = this.#people
    const done = await registry.withPerson(line.person, async (person) => {
      if (await this.#log.isSaid(line)) return undefined
      const refusal = this.#whyNotSay(person, address)
      if (refusal !== undefined) return refusal
      const shown = await prepare()
      await this.#log.add({ ...line, text, at: registry.now(), name: person.name }, shown)
      return undefined
    })
    return isRefused(done) ? done : undefined
  }

  /** How many lines those at a table that waits have said. */
  countAtTable(table: Id): Promise<number> {
    return this.#log.count({ match: table, room: 'seated' })
  }

  #whyNotSay(person: Person, address: string | null): Refusal | undefined {
    const now = this.#people.registry.now()
    if (person.bannedAt !== null) return refuse('notSignedIn')
    if (isMuted(person, now)) return mutedRefusal(person.mutedUntil ?? now)
    return this.#limits.take('chatLines', { person: person.id, address })
  }

  /** A line was added at another server. */
  async showRemote(room: Room, chat: ChatRoom, n: number): Promise<void> {
    const { registry, blocks } = this.#people
    const line = room.clients.size === 0 ? undefined : await registry.store.get('chat', room.id, chat, n)
    if (line !== undefined) show(room, line, await blocks.blockedEitherWay(line.person))
  }

  /** The recent lines, for a client that has just joined. */
  async sendRecent(room: Room, client: RoomClient): Promise<void> {
    for (const chat of CHAT_ROOMS) {
      if (!mayRead(client.viewer, chat, isOver(room))) continue
      const page = await this.page(room.id, chat, client.person)
      if (page.lines.length > 0 || page.before !== null) client.send({ kind: 'chatSoFar', ...page })
    }
  }

  /**
   * The last lines before `n`, or of all, as this person may see them. The caller checks that they may read this
   * chat.
   */
  async page(match: Id, room: ChatRoom, reader: Id, n = Number.POSITIVE_INFINITY): Promise<ChatPage> {
    const { from, lines } = await this.#log.before({ match, room }, n)
    const hidden = lines.length === 0 ? undefined : await this.#people.blocks.blockedEitherWay(reader)
    return {
      room,
      lines: lines.filter(({ person }) => hidden?.has(person) !== true).map(lineView),
      before: from > 0 ? from : null,
    }
  }
}

function mutedRefusal(until: number): Refusal {
  const day = `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return refuse('muted', null, { until, day })
}

function show(room: Room, line: ChatLine, hidden: ReadonlySet<Id>): void {
  const message = { kind: 'chat', room: line.room, ...lineView(line) } as const
  for (const client of room.clients) {
    const { viewer, person } = client
    if (mayRead(viewer, line.room, isOver(room)) && !hidden.has(person)) client.send(message)
  }
}

/** As everybody has been shown. */
function isOver(room: Room): boolean {
  return room.viewerState('table').shown.view.outcome !== null
}

/** Without the person's id: others know only names and seats. */
function lineView({ n, at, name, seat, text }: ChatLine): ChatLineView {
  return { n, at, name, seat, text }
}
