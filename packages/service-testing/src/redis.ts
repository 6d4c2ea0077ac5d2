import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { programsFor } from './programs.ts'
import { eventually, freePort, type Service, ServiceFolder } from './service.ts'

/**
 * A new server that persists nothing, unless `settings` (as in redis.conf) say so. `what` is reported as skipped
 * where there is no Redis.
 */
export async function startRedis(
  what: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service | undefined> {
  const programs = programsFor(what, ['redis-server'], 'redis-server')
  if (programs === undefined) return undefined
  const home = new ServiceFolder('redis', 'redis.pid', undefined)
  const redis = new Redis(programs['redis-server'], home, settings, await freePort())
  try {
    await redis.start()
    return redis
  } catch (error) {
    await home.end()
    throw error
  }
}

class Redis implements Service {
  readonly url: string
  readonly port: number
  readonly #program: string
  readonly #home: ServiceFolder
  readonly #args: readonly string[]

  constructor(program: string, home: ServiceFolder, settings: Readonly<Record<string, string>>, port: number) {
    this.port = port
    this.url = `redis://127.0.0.1:${port}`
    this.#program = program
    this.#home = home
    const all = {
      ...{ port: String(port), bind: '127.0.0.1', dir: home.folder, pidfile: join(home.folder, 'redis.pid') },
      ...{ save: '', appendonly: 'no', logfile: join(home.folder, 'log'), daemonize: 'no' },
      ...settings,
    }
    this.#args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value])
  }

  async start(): Promise<void> {
    // Its own process group: Ctrl-C is for the test runner.
    const child = spawn(this.#program, this.#args, { stdio: 'ignore', detached: true })
    child.unref()
    await eventually('Redis answers', async () => {
      if (hasEnded(child)) throw new Error(`Redis has ended with ${child.exitCode ?? child.signalCode}`)
      return (await ask(this.port, 'PING')).startsWith('+PONG')
    })
  }

  async stop(): Promise<void> {
    const { pid } = this.#home
    if (pid === undefined) return
    process.kill(pid, 'SIGTERM')
    await eventually('Redis has ended', () => this.#home.pid === undefined)
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  kill(): Promise<void> {
    return this.#home.kill()
  }

  async end(): Promise<void> {
    await this.#home.kill()
    await this.#home.end()
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Its first reply; nothing if it does not listen. */
async function ask(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  try {
    socket.write(`${command}\r\n`)
    const [data] = await once(socket, 'data', { signal: AbortSignal.timeout(5_000) })
    return String(data)
  } catch {
    return ''
  } finally {
    socket.destroy()
  }
}
