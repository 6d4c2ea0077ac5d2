/*
 * A socket for each match page: /api/matches/ID/socket?cursor=N. A seated person acts for their seat; everybody else
 * is a spectator. Messages are validated and limited in size and rate.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal, Viewer } from '@logres/kernel'
import { MOST_BYTES, type ServerMessage } from '@logres/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { isFromHere } from '../http/origin.ts'
import { COOKIE, secretIn } from '../http/session.ts'
import type { Room } from '../matches/room.ts'
import { damageRefusal } from '../operations/damage.ts'
import { classOfStatus } from '../operations/refusal-class.ts'
import type { People, SignedIn } from '../people/people.ts'
import { type Session, type Store, StoreUnavailable } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { Heartbeat } from './heartbeat.ts'
import { MatchConnection, type MatchConnectionOptions, type Transport } from './match-connection.ts'
import { MessageSender } from './message-sender.ts'
import { TokenBucket } from './rate-limit.ts'

export interface SocketsOptions extends MatchConnectionOptions {
  readonly people: People
  readonly store: Store
  /** The origin of pages that may open a socket; null: the requested host. */
  readonly origin: string | null
  /** Per socket. */
  readonly messagesPerSecond: number
  now(): number
}

const PATH = /^\/api\/matches\/([\w-]{12})\/socket$/
/** Our close codes, for clients. */
const TRY_AGAIN = 4001
const TOO_FAST = 4002
const SIGNED_OUT = 4003
const DAMAGED = 4004
/** A client that does not read is cut off at so many buffered bytes. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** How long shutdown waits for delayed answers, in milliseconds. */
const ANSWER_TIMEOUT = 5_000
/** How long shutdown waits for close frames, in milliseconds. */
const CLOSE_TIMEOUT = 1_000

export class Sockets {
  readonly #options: SocketsOptions
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  /** Messages received but not answered yet. */
  #unanswered = 0
  #whenAnswered: () => void = () => {}
  readonly #heartbeat = new Heartbeat()
  #isDraining = false

  constructor(options: SocketsOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#server.clients.size
  }

  attach(server: Server): void {
    this.#heartbeat.start()
    server.on('upgrade', (request, socket, head) => {
      // Node no longer listens for errors, and ws does not yet: a reset in between would end the process.
      socket.on('error', () => socket.destroy())
      this.#open(request, socket, head).catch((error) => {
        this.#options.failed('socket', error)
        const damage = damageRefusal(error)
        if (error instanceof StoreUnavailable) this.#rejectUpgrade(socket, 503)
        else if (damage !== undefined) this.#refuse(request, socket, head, damage)
        else socket.destroy()
      })
    })
  }

  /** To every page. */
  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const client of this.#server.clients) client.send(text)
  }

  /** Ignores new messages, answers pending ones, then closes all sockets; clients reconnect to the next server. */
  async drain(): Promise<void> {
    this.#isDraining = true
    this.#heartbeat.stop()
    const { promise: allAnswered, resolve } = Promise.withResolvers<void>()
    this.#whenAnswered = resolve
    if (this.#unanswered > 0) await Promise.race([allAnswered, sleep(ANSWER_TIMEOUT, undefined, { ref: false })])
    const clients = [...this.#server.clients]
    const gone = clients.map((client) => new Promise((resolve) => client.once('close', resolve)))
    for (const client of clients) client.close(TRY_AGAIN, 'restart')
    await Promise.race([Promise.all(gone), sleep(CLOSE_TIMEOUT, undefined, { ref: false })])
    for (const client of clients) client.terminate()
  }

  #answered(): void {
    this.#unanswered -= 1
    if (this.#unanswered === 0) this.#whenAnswered()
  }

  async #open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = URL.parse(request.url ?? '', 'http://localhost')
    const id = PATH.exec(url?.pathname ?? '')?.[1]
    if (this.#isDraining) return this.#rejectUpgrade(socket, 503)
    if (url === null || id === undefined) return this.#rejectUpgrade(socket, 404)
    if (!isFromHere(request.headers, this.#options.origin)) return this.#rejectUpgrade(socket, 403)
    const secret = secretIn(cookieOf(request), request.headers.authorization)
    const known = secret === undefined ? undefined : await this.#options.people.identify(secret)
    if (known === undefined) return this.#rejectUpgrade(socket, 401)
    const [room, table] = await Promise.all([this.#options.rooms.get(id), this.#options.store.get('tables', id)])
    if (room === undefined || table === undefined) return this.#rejectUpgrade(socket, 404)
    const cursor = Number(url.searchParams.get('cursor') ?? 0)
    const viewer = seatOf(table, known.person) ?? 'table'
    // The client was shown more at another server. A room that cannot catch up is reopened.
    if (cursor > room.viewerState(viewer).shown.cursor) await room.catchUp().catch(() => {})
    // That took a while.
    if (this.#isDraining) return this.#rejectUpgrade(socket, 503)
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const sender = new MessageSender(client, socket)
      const connection = this.#serve(client, sender, room, viewer, Number.isSafeInteger(cursor) ? cursor : 0, known)
      this.#show(client, connection, known.session).catch((error) => {
        this.#options.failed('socket', error)
        client.close(TRY_AGAIN, 'reload')
      })
    })
  }

  /** The session may have ended before we were registered: nothing is shown until that is known. */
  async #show(client: WebSocket, connection: MatchConnection, { hash }: Session): Promise<void> {
    if ((await this.#options.store.get('sessions', hash)) === undefined) signOut(client)
    else if (client.readyState === client.OPEN) connection.open()
  }

  #serve(
    client: WebSocket,
    sender: MessageSender,
    room: Room,
    viewer: Viewer,
    cursor: number,
    { person: { id: person }, session }: SignedIn,
  ): MatchConnection {
    const allowance = new TokenBucket(this.#options.now, this.#options.messagesPerSecond)
    const transport: Transport = {
      line: this.#heartbeat.watch(client),
      get isOpen() {
        return client.readyState === client.OPEN
      },
      send(message) {
        if (sender.bufferedBytes > MAX_BUFFERED_BYTES) return client.terminate()
        sender.send(message)
      },
      reload: () => client.close(TRY_AGAIN, 'reload'),
    }
    const answered = () => this.#answered()
    const connection = new MatchConnection(this.#options, transport, room, viewer, person, cursor)
    const forget = this.#options.people.registry.connections.add(session, () => signOut(client))
    client.on('close', () => {
      forget()
      connection.close()
    })
    client.on('error', () => client.terminate())
    client.on('message', (data, isBinary) => {
      // A socket that is closing can still send for a while.
      if (this.#isDraining || !transport.isOpen) return
      if (!allowance.take()) {
        this.#options.metrics.refused('socket', 'tooFast')
        return client.close(TOO_FAST, 'too fast')
      }
      const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8')
      this.#unanswered += 1
      connection.receive(text).then(answered, (error) => {
        answered()
        this.#options.failed(room.id, error)
      })
    })
    return connection
  }

  /** A page cannot read the status of a rejected upgrade, and would try again for ever. */
  #refuse(request: IncomingMessage, socket: Duplex, head: Buffer, refusal: Refusal): void {
    this.#options.metrics.refused('socket', refusal)
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const message: ServerMessage = { kind: 'refused', key: null, refusal }
      client.on('error', () => client.terminate())
      client.send(JSON.stringify(message))
      client.close(DAMAGED, 'damaged')
    })
  }

  #rejectUpgrade(socket: Duplex, status: 401 | 403 | 404 | 503): void {
    this.#options.metrics.refused('socket', classOfStatus(status) ?? 'other')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }
}

function signOut(client: WebSocket): void {
  client.close(SIGNED_OUT, 'signed out')
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
}
