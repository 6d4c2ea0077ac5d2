/* A server that can be restarted with its data, at the same address, with a clock set by the test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { type RunningServer, type ServerOverrides, startServer } from '../src/server.ts'

export class RestartableServer {
  readonly folder: string
  readonly #owner: boolean
  readonly #overrides: ServerOverrides
  readonly #clock: { ahead: number }
  running: RunningServer

  private constructor(
    folder: string,
    owner: boolean,
    overrides: ServerOverrides,
    clock: { ahead: number },
    running: RunningServer,
  ) {
    this.folder = folder
    this.#owner = owner
    this.#overrides = overrides
    this.#clock = clock
    this.running = running
  }

  /** `beside`: another server on the same file. */
  static async open(overrides: ServerOverrides = {}, beside?: RestartableServer): Promise<RestartableServer> {
    const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'logres-restart-'))
    const clock = { ahead: 0 }
    const all = { minBotDelay: 0, now: () => Date.now() + clock.ahead, ...overrides }
    return new RestartableServer(folder, beside === undefined, all, clock, await start(folder, all, 0))
  }

  get base(): string {
    return `http://127.0.0.1:${this.running.port}`
  }

  get store() {
    return this.running.store
  }

  /** Advances the clock. */
  wait(ms: number): void {
    this.#clock.ahead += ms
  }

  async restart(): Promise<void> {
    const { port } = this.running
    await this.running.stop()
    this.running = await start(this.folder, this.#overrides, port)
  }

  async close(): Promise<void> {
    await this.running.stop()
    if (this.#owner) rmSync(this.folder, { recursive: true })
  }
}

function start(data: string, overrides: ServerOverrides, port: number): Promise<RunningServer> {
  const config = readConfig({
    ...{ LOGRES_PORT: String(port), LOGRES_HOST: '127.0.0.1', LOGRES_DATA: data, LOGRES_LOG: 'fatal' },
    ...{
      LOGRES_BOT_THREADS: '1',
      LOGRES_MESSAGES_PER_SECOND: '10000',
      LOGRES_REQUESTS_PER_MINUTE: '100000',
      LOGRES_LIMIT_SCALE: '1000',
    },
  })
  return startServer(config, overrides)
}
