/* A server per test file, and browsers that visit it: each with its own cookies and address. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealNonce } from '@logres/kernel'
import { expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { type RunningServer, startServer } from '../../src/server.ts'

export class VisitorServer {
  readonly folder: string
  readonly running: RunningServer
  readonly base: string
  readonly #clock: { ahead: number }

  private constructor(folder: string, running: RunningServer, clock: { ahead: number }) {
    this.folder = folder
    this.running = running
    this.base = `http://localhost:${running.port}`
    this.#clock = clock
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<VisitorServer> {
    const folder = mkdtempSync(join(tmpdir(), 'logres-people-'))
    const clock = { ahead: 0 }
    const config = readConfig({
      ...{ LOGRES_PORT: '0', LOGRES_DATA: folder, LOGRES_LOG: 'silent', LOGRES_BOT_THREADS: '1' },
      ...{ LOGRES_REQUESTS_PER_MINUTE: '100000', LOGRES_LIMIT_SCALE: '1000', LOGRES_TRUST_PROXY: '1', ...env },
    })
    const now = () => Date.now() + clock.ahead
    const running = await startServer({ ...config, host: '127.0.0.1' }, { minBotDelay: 0, now })
    return new VisitorServer(folder, running, clock)
  }

  /** Advances this server's clock. */
  wait(ms: number): void {
    this.#clock.ahead += ms
  }

  async close(): Promise<void> {
    await this.running.stop()
    rmSync(this.folder, { recursive: true })
  }
}

export interface Answer<T> {
  readonly status: number
  readonly body: T
}

export interface Refused {
  readonly code: string
  readonly message: string
}

export interface Me {
  readonly id: string
  readonly name: string
}

let visitors = 0

export class Visitor {
  readonly #base: string
  readonly #address: string
  readonly cookies = new Map<string, string>()
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  token: string | undefined

  constructor(base: string, address?: string) {
    visitors += 1
    this.#base = base
    this.#address = address ?? `10.${process.pid % 250}.${visitors >> 8}.${visitors & 255}`
  }

  /** A new guest. */
  static async arrive(base: string, address?: string): Promise<Visitor & { readonly me: Me }> {
    const visitor = new Visitor(base, address)
    const me = await visitor.must<Me>('POST', '/api/guest')
    return Object.assign(visitor, { me })
  }

  get secret(): string {
    return this.cookies.get('logres') ?? ''
  }

  async call<T = Refused>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        ...{ cookie, 'user-agent': this.userAgent, 'x-forwarded-for': this.#address },
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    return { status: response.status, body: JSON.parse(text === '' ? 'null' : text) }
  }

  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Must be refused, with a sentence. */
  async refused(method: string, path: string, body?: unknown): Promise<Refused & { readonly status: number }> {
    const answer = await this.call(method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400)
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/s)
    expect(answer.body.message).not.toMatch(/Not possible|undefined/)
    return { status: answer.status, ...answer.body }
  }

  async isKnown(): Promise<boolean> {
    return (await this.call('GET', '/api/me')).status === 200
  }

  makeTable(seats: readonly (string | null)[] = [null, null]): Promise<{ readonly id: string }> {
    return this.must('POST', '/api/tables', { game: 'avalon', seats, access: 'public' })
  }

  /** Returns the sealed nonce. */
  async sit(id: string, seat: number): Promise<string> {
    const nonce = randomBytes(32).toString('hex')
    await this.must('POST', `/api/tables/${id}/sit`, { seat, nonceSeal: sealNonce(id, seat, nonce) })
    return nonce
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
