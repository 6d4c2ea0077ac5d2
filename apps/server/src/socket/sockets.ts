/*
 * A socket for each match page: /api/matches/ID/socket?cursor=N. Who has a seat there speaks for it; everybody else looks on as
 * the table does. What is sent must be a message of the protocol, not too long and not too often.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Viewer } from '@logres/kernel'
import { MOST_BYTES } from '@logres/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { isFromHere } from '../http/origin.ts'
import { COOKIE, secretOf } from '../http/session.ts'
import type { Room } from '../matches/room.ts'
import { classOfStatus } from '../operations/refusal-class.ts'
import type { People, SignedIn } from '../people/people.ts'
import type { Session, Store } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { Allowance } from './allowance.ts'
import { Heart } from './heart.ts'
import { Mouth } from './mouth.ts'
import { Visit, type VisitPlan, type Wire } from './visit.ts'

export interface SocketsPlan extends VisitPlan {
  readonly people: People
  readonly store: Store
  /** Where pages come from that may open a socket; null: the host that was asked. */
  readonly origin: string | null
  /** For each socket. */
  readonly messagesPerSecond: number
  now(): number
}

const PATH = /^\/api\/matches\/([\w-]{12})\/socket$/
/** Codes of our own, for clients. */
const TRY_AGAIN = 4001
const TOO_FAST = 4002
const SIGNED_OUT = 4003
/** Whoever does not read what we send him is cut off at so many bytes. */
const MOST_UNREAD = 1024 * 1024
/** An answer that must not be given in haste may take so many milliseconds more. */
const LONGEST_ANSWER = 5_000
/** So many milliseconds somebody has to say goodbye too. */
const LONGEST_GOODBYE = 1_000

export class Sockets {
  readonly #plan: SocketsPlan
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  /** What was heard and is not answered yet. */
  #underWay = 0
  #whenAnswered: () => void = () => {}
  readonly #heart = new Heart()
  #isDraining = false

  constructor(plan: SocketsPlan) {
    this.#plan = plan
  }

  get size(): number {
    return this.#server.clients.size
  }

  attach(server: Server): void {
    this.#heart.start()
    server.on('upgrade', (request, socket, head) => {
      // Node listens no longer, ws not yet: a reset in between would end the process.
      socket.on('error', () => socket.destroy())
      this.#open(request, socket, head).catch((error) => {
        this.#plan.failed('socket', error)
        socket.destroy()
      })
    })
  }

  /** Hears nothing more and answers what was heard; then sends all away, who will come back to the next server. */
  async drain(): Promise<void> {
    this.#isDraining = true
    this.#heart.stop()
    const { promise: allAnswered, resolve } = Promise.withResolvers<void>()
    this.#whenAnswered = resolve
    if (this.#underWay > 0) await Promise.race([allAnswered, sleep(LONGEST_ANSWER, undefined, { ref: false })])
    // What was answered last leaves at the end of this turn.
    await endOfTurn()
    const clients = [...this.#server.clients]
    const gone = clients.map((client) => new Promise((resolve) => client.once('close', resolve)))
    for (const client of clients) client.close(TRY_AGAIN, 'restart')
    await Promise.race([Promise.all(gone), sleep(LONGEST_GOODBYE, undefined, { ref: false })])
    for (const client of clients) client.terminate()
  }

  #answered(): void {
    this.#underWay -= 1
    if (this.#underWay === 0) this.#whenAnswered()
  }

  async #open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = URL.parse(request.url ?? '', 'http://localhost')
    const id = PATH.exec(url?.pathname ?? '')?.[1]
    if (this.#isDraining) return this.#turnAway(socket, 503)
    if (url === null || id === undefined) return this.#turnAway(socket, 404)
    if (!isFromHere(request.headers, this.#plan.origin)) return this.#turnAway(socket, 403)
    const secret = secretOf(cookieOf(request), request.headers.authorization)
    const known = secret === undefined ? undefined : await this.#plan.people.recognise(secret)
    if (known === undefined) return this.#turnAway(socket, 401)
    const [room, table] = await Promise.all([this.#plan.rooms.get(id), this.#plan.store.get('tables', id)])
    if (room === undefined || table === undefined) return this.#turnAway(socket, 404)
    const cursor = Number(url.searchParams.get('cursor') ?? 0)
    const viewer = seatOf(table, known.person) ?? 'table'
    // He was shown more at another server than we have heard of. A room that cannot catch up is opened anew.
    if (cursor > room.lens(viewer).shown.cursor) await room.catchUp().catch(() => {})
    // Asking all that took a while.
    if (this.#isDraining) return this.#turnAway(socket, 503)
    this.#server.handleUpgrade(request, socket, head, (client) => {
      const mouth = new Mouth(socket, () => client.readyState === client.OPEN)
      this.#serve(client, mouth, room, viewer, Number.isSafeInteger(cursor) ? cursor : 0, known)
      this.#endIfOver(client, known.session).catch((error) => this.#plan.failed('socket', error))
    })
  }

  /** The session may have been ended while we opened: then nobody has told us. */
  async #endIfOver(client: WebSocket, { hash }: Session): Promise<void> {
    if ((await this.#plan.store.get('sessions', hash)) === undefined) signOut(client)
  }

  #serve(
    client: WebSocket,
    mouth: Mouth,
    room: Room,
    viewer: Viewer,
    cursor: number,
    { person: { id: person }, session }: SignedIn,
  ) {
    const goodbye = (code: number, reason: string) => {
      mouth.finish()
      client.close(code, reason)
    }
    const allowance = new Allowance(this.#plan.now, this.#plan.messagesPerSecond)
    const wire: Wire = {
      line: this.#heart.watch(client),
      get isOpen() {
        return client.readyState === client.OPEN
      },
      send(message) {
        if (mouth.unread > MOST_UNREAD) return client.terminate()
        mouth.say(message)
      },
      reload: () => goodbye(TRY_AGAIN, 'reload'),
    }
    const answered = () => this.#answered()
    const visit = new Visit(this.#plan, wire, room, viewer, person, cursor)
    const forget = this.#plan.people.registry.connected.add(session, () => goodbye(SIGNED_OUT, 'signed out'))
    client.on('close', () => {
      forget()
      visit.end()
    })
    client.on('error', () => client.terminate())
    client.on('message', (data, isBinary) => {
      // Who is being sent away can still speak for a while.
      if (this.#isDraining || !wire.isOpen) return
      if (!allowance.take()) {
        this.#plan.meter.refused('socket', 'tooFast')
        return goodbye(TOO_FAST, 'too fast')
      }
      const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8')
      this.#underWay += 1
      visit.hear(text).then(answered, (error) => {
        answered()
        this.#plan.failed(room.id, error)
      })
    })
    visit.begin()
  }

  #turnAway(socket: Duplex, status: 401 | 403 | 404 | 503): void {
    this.#plan.meter.refused('socket', classOfStatus(status) ?? 'other')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }
}

function signOut(client: WebSocket): void {
  client.close(SIGNED_OUT, 'signed out')
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
}
