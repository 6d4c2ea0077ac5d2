/*
 * One socket at one match: what it says, and what it is told. If the room is opened again because another server was first, the
 * visit goes on in the new one; its client notices no more than that it is shown everything once again.
 */
import { isRefusal, type Refusal, refuse, type Viewer } from '@logres/kernel'
import { type ClientMessage, readClientMessage, type ServerMessage } from '@logres/protocol'
import type { Chat } from '../chat/chat.ts'
import type { Dismissal, Line, Onlooker } from '../matches/onlooker.ts'
import type { Races } from '../matches/races.ts'
import type { Room } from '../matches/room.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { Meter } from '../operations/meter.ts'
import type { Id } from '../store/store.ts'

export interface VisitPlan {
  readonly rooms: Rooms
  readonly races: Races
  readonly chat: Chat
  readonly meter: Pick<Meter, 'acted' | 'refused'>
  failed(what: string, error: unknown): void
}

/** The socket, as far as a visit needs it. */
export interface Wire {
  readonly line: Line
  readonly isOpen: boolean
  send(message: ServerMessage): void
  /** Sends the client away, to come again. */
  reload(): void
}

export class Visit implements Onlooker {
  readonly viewer: Viewer
  readonly person: Id
  readonly #plan: VisitPlan
  readonly #wire: Wire
  #room: Room
  /** The last that was shown. */
  #cursor: number
  #isSeen = true

  constructor(plan: VisitPlan, wire: Wire, room: Room, viewer: Viewer, person: Id, cursor: number) {
    this.#plan = plan
    this.#wire = wire
    this.#room = room
    this.viewer = viewer
    this.person = person
    this.#cursor = cursor
  }

  get line(): Line {
    return this.#wire.line
  }

  isSeen(): boolean {
    return this.#isSeen
  }

  begin(): void {
    const { chat, failed } = this.#plan
    this.#room.enter(this, this.#cursor)
    chat.enter(this.#room, this).catch((error) => failed(this.#room.id, error))
  }

  end(): void {
    this.#room.leave(this)
  }

  send(message: ServerMessage): void {
    if (message.kind === 'update' || message.kind === 'whole') this.#cursor = message.cursor
    this.#wire.send(message)
  }

  dismiss(why: Dismissal): void {
    if (why === 'overtaken') void this.#again()
    else this.#wire.reload()
  }

  async #again(): Promise<void> {
    const { id } = this.#room
    try {
      const room = await this.#plan.rooms.get(id)
      if (!this.#wire.isOpen) return
      if (room === undefined) return this.#wire.reload()
      this.#room = room
      room.enter(this, this.#cursor)
    } catch (error) {
      this.#plan.failed(id, error)
      this.#wire.reload()
    }
  }

  async hear(text: string): Promise<void> {
    const { meter } = this.#plan
    const since = performance.now()
    const message = readClientMessage(text)
    if (message === undefined) return this.#answer(null, refuse('badMessage'))
    const done = await this.#do(message)
    if (message.kind === 'act' && typeof done === 'number') meter.acted(performance.now() - since)
    this.#answer(message.key, done)
  }

  #do(message: ClientMessage): number | Refusal | Promise<number | Refusal> {
    const { rooms, races, chat } = this.#plan
    const { viewer, person } = this
    const { id } = this.#room
    if (message.kind === 'chat') {
      const said = chat.say(this.#room, this, message.key, message.text)
      return said.then((refusal) => refusal ?? this.#room.lens(viewer).shown.cursor)
    }
    if (viewer === 'table') return refuse('notSeated')
    if (message.kind === 'look') {
      this.#isSeen = message.isSeen
      this.#room.presence.say()
      return this.#room.lens(viewer).shown.cursor
    }
    if (message.kind === 'touch')
      return rooms.hear(id, person, viewer, (room) => races.touch(room, viewer, message, this.line))
    return rooms.hear(id, person, viewer, (room) => room.hear(viewer, message))
  }

  #answer(key: string | null, done: number | Refusal): void {
    if (typeof done === 'number') {
      if (key !== null) this.#wire.send({ kind: 'done', key, cursor: done })
    } else if (isRefusal(done)) {
      this.#plan.meter.refused('socket', done)
      this.#wire.send({ kind: 'refused', key, refusal: done })
    }
  }
}
