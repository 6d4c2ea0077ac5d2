/*
 * A socket for each match page: /api/matches/ID/socket?cursor=N. A seated person acts for their seat; everybody else
 * is a spectator. Messages are validated and limited in size and rate.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal, Viewer } from '@logres/kernel'
import { CLOSE, MOST_BYTES, readLobbyPageMessage, type ServerMessage } from '@logres/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { isFromHere } from '../http/origin.ts'
import { COOKIE, secretIn } from '../http/session.ts'
import type { KeptAccounts } from '../limits/kept-accounts.ts'
import type { Caller, Limiter } from '../limits/limiter.ts'
import { clientAddress, networkOf } from '../limits/networks.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Room } from '../matches/room.ts'
import { damageRefusal } from '../operations/damage.ts'
import { classOfStatus } from '../operations/refusal-class.ts'
import type { People, SignedIn } from '../people/people.ts'
import { type Session, type Store, StoreUnavailable } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { Heartbeat } from './heartbeat.ts'
import { MatchConnection, type MatchConnectionOptions, type SeatedCaller, type Transport } from './match-connection.ts'
import { MessageSender } from './message-sender.ts'

export interface SocketsOptions extends MatchConnectionOptions {
  readonly people: People
  readonly store: Store
  /** The origin of pages that may open a socket; null: the requested host. */
  readonly origin: string | null
  readonly limits: Limiter
  readonly keptAccounts: KeptAccounts
  readonly lobby: Pick<Lobby, 'openPage'>
  readonly trustProxy: boolean
  /** How long a client may take to answer a ping, in milliseconds. */
  readonly pingTimeout: number
}

const LOBBY = '/api/lobby/socket'
const PATH = /^\/api\/matches\/([\w-]{12})\/socket$/
/** What a client is told that is over a limit. */
const CLOSE_CODES: ReadonlyMap<string, number> = new Map([
  ['tooManyConnections', CLOSE.tooMany],
  ['tooManyFromHere', CLOSE.tooManyFromHere],
])
/** A client that does not read is cut off at so many buffered bytes. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** How long shutdown waits for delayed answers, in milliseconds. */
const ANSWER_TIMEOUT = 5_000
/** How long a client has to take note of why it is closed, in milliseconds; also the time that shutdown waits. */
const CLOSE_TIMEOUT = 1_000

export class Sockets {
  readonly #options: SocketsOptions
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  /** Messages received but not answered yet. */
  #unanswered = 0
  #whenAnswered: () => void = () => {}
  readonly #heartbeat: Heartbeat
  #isDraining = false

  constructor(options: SocketsOptions) {
    this.#options = options
    this.#heartbeat = new Heartbeat(options.pingTimeout, (client) => closeNow(client, CLOSE.tooSlow, 'no answer'))
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
    for (const client of clients) client.close(CLOSE.tryAgain, 'restart')
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
    const isLobby = url?.pathname === LOBBY
    if (url === null || (id === undefined && !isLobby)) return this.#rejectUpgrade(socket, 404)
    if (!isFromHere(request.headers, this.#options.origin)) return this.#rejectUpgrade(socket, 403)
    const secret = secretIn(cookieOf(request), request.headers.authorization)
    const known = secret === undefined ? undefined : await this.#options.people.identify(secret)
    const caller = await this.#callerOf(request, known)
    const refusal = this.#options.limits.take('upgrades', caller)
    if (known === undefined) return this.#rejectUpgrade(socket, refusal === undefined ? 401 : 429)
    const closed = refusal ?? this.#options.limits.open('sockets', caller)
    if (typeof closed !== 'function') return this.#refuseInWords(request, socket, head, closed)
    // It may have closed in the meantime.
    if (socket.destroyed) return closed()
    socket.once('close', closed)
    if (id === undefined) {
      return this.#server.handleUpgrade(request, socket, head, (client) =>
        this.#serveLobby(client, known.session, caller),
      )
    }
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
      const from = Number.isSafeInteger(cursor) ? cursor : 0
      const connection = this.#serve(client, sender, room, viewer, from, known.session, caller.address)
      this.#show(client, connection, known.session).catch((error) => {
        this.#options.failed('socket', error)
        client.close(CLOSE.tryAgain, 'reload')
      })
    })
  }

  async #callerOf(request: IncomingMessage, known: SignedIn | undefined): Promise<Caller> {
    const { keptAccounts, trustProxy } = this.#options
    const isKept = known !== undefined && (await keptAccounts.has(known.person))
    const address = isKept ? null : networkOf(clientAddress(request, trustProxy))
    return { person: known?.person.id ?? null, address }
  }

  /** A browser does not tell its page why an upgrade was refused, but it does tell why a socket was closed. */
  #refuseInWords(request: IncomingMessage, socket: Duplex, head: Buffer, { code }: Refusal): void {
    this.#options.metrics.refused('socket', 'tooFast')
    this.#server.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      closeNow(client, CLOSE_CODES.get(code) ?? CLOSE.tooFast, code)
    })
  }

  /** The session may have ended before we were registered: nothing is shown until that is known. */
  async #show(client: WebSocket, connection: MatchConnection, { hash }: Session): Promise<void> {
    if ((await this.#options.store.get('sessions', hash)) === undefined) signOut(client)
    else if (client.readyState === client.OPEN) connection.open()
  }

  /** Every open page has one: it tells the lobby that somebody is here, and hears whom they are paired with. */
  #serveLobby(client: WebSocket, session: Session, caller: Caller): void {
    const { lobby, people, store, limits, metrics, failed } = this.#options
    this.#heartbeat.watch(client)
    client.on('error', () => client.terminate())
    const forget = people.registry.connections.add(session, () => signOut(client))
    client.on('close', forget)
    const open = async () => {
      if ((await store.get('sessions', session.hash)) === undefined) return signOut(client)
      if (client.readyState !== client.OPEN) return
      const page = lobby.openPage(session.person, (message) => {
        if (client.bufferedAmount > MAX_BUFFERED_BYTES) closeNow(client, CLOSE.tooSlow, 'too far behind')
        else client.send(JSON.stringify(message))
      })
      client.on('close', () => page.close())
      client.on('message', (data, isBinary) => {
        if (client.readyState !== client.OPEN) return
        const limited = limits.take('messages', caller)
        if (limited !== undefined) {
          metrics.refused('socket', 'tooFast')
          return closeNow(client, CLOSE_CODES.get(limited.code) ?? CLOSE.tooFast, limited.code)
        }
        const message = readLobbyPageMessage(isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8'))
        if (message !== undefined) page.setActive(message.isActive)
      })
    }
    open().catch((error) => {
      failed('socket', error)
      client.close(CLOSE.tryAgain, 'reload')
    })
  }

  #serve(
    client: WebSocket,
    sender: MessageSender,
    room: Room,
    viewer: Viewer,
    cursor: number,
    session: Session,
    address: string | null,
  ): MatchConnection {
    const caller: SeatedCaller = { person: session.person, address }
    const transport: Transport = {
      line: this.#heartbeat.watch(client),
      get isOpen() {
        return client.readyState === client.OPEN
      },
      send(message) {
        if (sender.bufferedBytes > MAX_BUFFERED_BYTES) return closeNow(client, CLOSE.tooSlow, 'too far behind')
        sender.send(message)
      },
      reload: () => client.close(CLOSE.tryAgain, 'reload'),
    }
    const connection = new MatchConnection(this.#options, transport, room, viewer, caller, cursor)
    const forget = this.#options.people.registry.connections.add(session, () => signOut(client))
    client.on('close', () => {
      forget()
      connection.close()
    })
    client.on('error', () => client.terminate())
    this.#receive(client, connection, caller, room.id)
    return connection
  }

  #receive(client: WebSocket, connection: MatchConnection, caller: SeatedCaller, match: string): void {
    let unanswered = 0
    let limited: Refusal | undefined
    const closeIfLimited = () => {
      if (limited === undefined || unanswered > 0) return
      closeNow(client, CLOSE_CODES.get(limited.code) ?? CLOSE.tooFast, limited.code)
    }
    const answered = () => {
      unanswered -= 1
      this.#answered()
      closeIfLimited()
    }
    client.on('message', (data, isBinary) => {
      // A socket that is closing can still send for a while.
      if (this.#isDraining || client.readyState !== client.OPEN || limited !== undefined) return
      limited = this.#options.limits.take('messages', caller)
      if (limited !== undefined) {
        this.#options.metrics.refused('socket', 'tooFast')
        // What was sent before is answered first: otherwise a page that sends it again would get nowhere.
        return closeIfLimited()
      }
      const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8')
      unanswered += 1
      this.#unanswered += 1
      connection.receive(text).then(answered, (error) => {
        answered()
        this.#options.failed(match, error)
      })
    })
  }

  /** A page cannot read the status of a rejected upgrade, and would try again for ever. */
  #refuse(request: IncomingMessage, socket: Duplex, head: Buffer, refusal: Refusal): void {
    this.#options.metrics.refused('socket', refusal)
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const message: ServerMessage = { kind: 'refused', key: null, refusal }
      client.on('error', () => client.terminate())
      client.send(JSON.stringify(message))
      client.close(CLOSE.damaged, 'damaged')
    })
  }

  #rejectUpgrade(socket: Duplex, status: 401 | 403 | 404 | 429 | 503): void {
    this.#options.metrics.refused('socket', classOfStatus(status) ?? 'other')
    // A client that does not close its side would hold the connection.
    socket.once('finish', () => socket.destroy())
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }
}

function signOut(client: WebSocket): void {
  client.close(CLOSE.signedOut, 'signed out')
}

/** With the reason, as far as the client reads it; without waiting long for its answer. */
function closeNow(client: WebSocket, code: number, reason: string): void {
  client.close(code, reason)
  setTimeout(() => client.terminate(), CLOSE_TIMEOUT).unref()
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
}
