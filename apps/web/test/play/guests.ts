/* People on a real server: they sign in as guests, sit down at a table, and follow their match over a socket. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { avalon } from '@logres/avalon/rules'
import { type AnyGame, type GameRecord, type Refusal, sealNonce } from '@logres/kernel'
import type { MatchHistory } from '@logres/protocol'
import { readConfig, startServer } from '@logres/server'
import { WebSocket as Socket } from 'ws'
import { RemotePlay } from '../../src/play/remote.ts'

export interface TestServer {
  readonly base: string
  /** Its data. */
  readonly folder: string
  close(): Promise<void>
}

interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The folder of another server, to be copied. */
  readonly like?: string
  /** Changes the folder before the server starts. */
  change?(folder: string): void
}

export async function startTestServer({ env, like, change }: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-'))
  if (like !== undefined) cpSync(like, folder, { recursive: true })
  change?.(folder)
  const config = readConfig({
    ...{
      LOGRES_PORT: '0',
      LOGRES_HOST: '127.0.0.1',
      LOGRES_DATA: folder,
      LOGRES_LOG: 'error',
      LOGRES_BOT_THREADS: '1',
    },
    ...{
      LOGRES_MESSAGES_PER_SECOND: '10000',
      LOGRES_REQUESTS_PER_MINUTE: '100000',
      LOGRES_LIMIT_SCALE: '1000',
      LOGRES_ANSWER_DELAY: '0-0',
    },
    ...env,
  })
  const server = await startServer(config, { minBotDelay: 0 })
  return {
    base: `http://127.0.0.1:${server.port}`,
    folder,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

type Past = MatchHistory | Refusal

export class Guest {
  readonly #base: string
  readonly cookie: string
  /** All sockets this guest ever had; the last one may be open. */
  readonly sockets: Socket[] = []

  private constructor(base: string, cookie: string) {
    this.#base = base
    this.cookie = cookie
  }

  static async signUp(base: string): Promise<Guest> {
    const response = await fetch(`${base}/api/guest`, { method: 'POST' })
    return new Guest(base, (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }

  /** The same person, at another address of the same server. */
  at(base: string): Guest {
    return new Guest(base, this.cookie)
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return JSON.parse(text === '' ? '{}' : text)
  }

  /** `telling` can change the history before the page gets it. */
  watch(
    id: string,
    telling: (ask: () => Promise<Past>) => Promise<Past> = (ask) => ask(),
    game: AnyGame = avalon,
    refused: (refusal: Refusal) => void = () => {},
  ): RemotePlay {
    return new RemotePlay({
      game,
      refused,
      id,
      origin: this.#base.replace('http', 'ws'),
      retryDelay: 10,
      record: (match) => this.ask<GameRecord | Refusal>('GET', `/api/matches/${match}/record`),
      history: (match) => telling(() => this.ask<Past>('GET', `/api/matches/${match}/history`)),
      socket: (address) => {
        const socket = new Socket(address, { headers: { cookie: this.cookie } })
        socket.on('error', () => {})
        this.sockets.push(socket)
        return browserLike(socket)
      },
    })
  }
}

/** What the page uses of a browser's socket, this one has too. */
function browserLike(socket: Socket): WebSocket {
  const face: unknown = socket
  if (!isSocket(face)) throw new TypeError('no socket')
  return face
}

function isSocket(value: unknown): value is WebSocket {
  return value instanceof Socket
}

/** They start a match, by default of Avalon; returns its id. */
export async function startMatch(
  guests: readonly Guest[],
  seats: readonly (string | null)[],
  wished: { readonly game?: string; readonly options?: object; readonly pace?: object } = {},
): Promise<string> {
  const [host] = guests
  if (host === undefined) throw new Error('nobody')
  const wish = { game: 'avalon', options: {}, ...wished, seats, access: 'public' }
  const { id } = await host.ask<{ readonly id: string }>('POST', '/api/tables', wish)
  const nonce = 'ab'.repeat(32)
  for (const [seat, guest] of guests.entries()) {
    await guest.ask('POST', `/api/tables/${id}/sit`, { seat, nonceSeal: sealNonce(id, seat, nonce) })
  }
  await host.ask('POST', `/api/tables/${id}/start`)
  for (const guest of guests) await guest.ask('POST', `/api/tables/${id}/reveal`, { nonce })
  return id
}
