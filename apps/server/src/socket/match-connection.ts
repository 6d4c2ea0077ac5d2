/*
 * One socket in one match. If the room is reopened because another server was first, the connection moves to the new
 * room; its client only notices that it gets the whole view again.
 */
import { isRefusal, type Refusal, refuse, type Viewer } from '@logres/kernel'
import { type ClientMessage, readClientMessage, type ServerMessage } from '@logres/protocol'
import type { Chat } from '../chat/chat.ts'
import type { Races } from '../matches/races.ts'
import type { Room } from '../matches/room.ts'
import type { DisconnectReason, Latency, RoomClient } from '../matches/room-client.ts'
import type { Rooms } from '../matches/rooms.ts'
import { damageRefusal } from '../operations/damage.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { StoreHealth } from '../operations/store-health.ts'
import { type Id, StoreUnavailable } from '../store/store.ts'

export interface MatchConnectionOptions {
  readonly rooms: Rooms
  readonly races: Races
  readonly chat: Chat
  readonly metrics: Pick<Metrics, 'acted' | 'refused'>
  readonly health: Pick<StoreHealth, 'canSave' | 'recovered'>
  failed(what: string, error: unknown): void
}

/** The part of the socket that is used here. */
export interface Transport {
  readonly line: Latency
  readonly isOpen: boolean
  send(message: ServerMessage): void
  /** Closes the socket so that the client reconnects. */
  reload(): void
}

/** Who is connected, and the network they count towards. */
export interface SeatedCaller {
  readonly person: Id
  readonly address: string | null
}

export class MatchConnection implements RoomClient {
  readonly viewer: Viewer
  readonly person: Id
  readonly address: string | null
  readonly #options: MatchConnectionOptions
  readonly #transport: Transport
  #room: Room
  /** The last cursor shown. */
  #cursor: number
  #isSeen = true

  constructor(
    options: MatchConnectionOptions,
    transport: Transport,
    room: Room,
    viewer: Viewer,
    { person, address }: SeatedCaller,
    cursor: number,
  ) {
    this.#options = options
    this.#transport = transport
    this.#room = room
    this.viewer = viewer
    this.person = person
    this.address = address
    this.#cursor = cursor
  }

  get latency(): Latency {
    return this.#transport.line
  }

  isPageVisible(): boolean {
    return this.#isSeen
  }

  open(): void {
    const { chat, failed } = this.#options
    this.#join()
    chat.sendRecent(this.#room, this).catch((error) => failed(this.#room.id, error))
  }

  #join(): void {
    this.#room.join(this, this.#cursor)
    // After the whole view, from which a page takes that everything is well.
    if (!this.#options.health.canSave) this.#transport.send({ kind: 'saving', isSaving: false })
  }

  close(): void {
    this.#room.leave(this)
  }

  send(message: ServerMessage): void {
    if (message.kind === 'update' || message.kind === 'whole') this.#cursor = message.cursor
    this.#transport.send(message)
  }

  disconnect(why: DisconnectReason): void {
    if (why === 'overtaken' || why === 'unsaved') void this.#rejoin()
    else this.#transport.reload()
  }

  async #rejoin(): Promise<void> {
    const { id } = this.#room
    const { rooms, health, failed } = this.#options
    try {
      const room = await rooms.get(id)
      if (!this.#transport.isOpen) return
      if (room === undefined) return this.#transport.reload()
      this.#room = room
      this.#join()
    } catch (error) {
      failed(id, error)
      if (!(error instanceof StoreUnavailable)) return this.#transport.reload()
      await health.recovered()
      if (this.#transport.isOpen) void this.#rejoin()
    }
  }

  async receive(text: string): Promise<void> {
    const { metrics } = this.#options
    const since = performance.now()
    const message = readClientMessage(text)
    if (message === undefined) return this.#answer(null, refuse('badMessage'))
    const done = await this.#savedOrRefused(message)
    if (message.kind === 'act' && typeof done === 'number') metrics.acted(performance.now() - since)
    this.#answer(message.key, done)
  }

  async #savedOrRefused(message: ClientMessage): Promise<number | Refusal> {
    try {
      return await this.#perform(message)
    } catch (error) {
      if (error instanceof StoreUnavailable) return refuse('cannotSave')
      const damage = damageRefusal(error)
      if (damage === undefined) throw error
      this.#options.failed(this.#room.id, error)
      return damage
    }
  }

  #perform(message: ClientMessage): number | Refusal | Promise<number | Refusal> {
    const { rooms, races, chat } = this.#options
    const { viewer, person } = this
    const { id } = this.#room
    if (message.kind === 'chat') {
      const said = chat.say(this.#room, this, message.key, message.text)
      return said.then((refusal) => refusal ?? this.#room.viewerState(viewer).shown.cursor)
    }
    if (message.kind === 'shown') {
      this.#room.pageShown(this, message.cursor)
      return this.#room.viewerState(viewer).shown.cursor
    }
    if (viewer === 'table') return refuse('notSeated')
    if (message.kind === 'look') {
      this.#isSeen = message.isSeen
      this.#room.presence.publish()
      return this.#room.viewerState(viewer).shown.cursor
    }
    if (message.kind === 'touch')
      return rooms.perform(id, person, viewer, (room) => races.touch(room, viewer, message, this.latency))
    if (message.kind === 'ready') return rooms.perform(id, person, viewer, (room) => races.ready(room, viewer))
    return rooms.perform(id, person, viewer, (room) => room.handle(viewer, message))
  }

  #answer(key: string | null, done: number | Refusal): void {
    if (typeof done === 'number') {
      if (key !== null) this.#transport.send({ kind: 'done', key, cursor: done })
    } else if (isRefusal(done)) {
      this.#options.metrics.refused('socket', done)
      this.#transport.send({ kind: 'refused', key, refusal: done })
    }
  }
}
