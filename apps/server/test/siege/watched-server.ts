/* A server in a process of its own, with the limits an operator gets by default, measured from outside. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('watched-child.ts', import.meta.url))

export interface Measured {
  /** The longest block of the event loop since the last reset, in milliseconds: by the clock… */
  readonly longest: number
  /** …and by the processor time of its thread, which does not depend on what else the machine does. */
  readonly longestWork: number
  readonly heapUsed: number
  /** Buffers, which are not on the heap. */
  readonly external: number
  readonly rss: number
  /** Milliseconds of processor time so far, of all threads and of the event loop. */
  readonly cpu: number
  readonly work: number
}

export class WatchedServer {
  readonly base: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.base = `http://127.0.0.1:${port}`
  }

  static async start(folder: string, env: Readonly<Record<string, string>> = {}): Promise<WatchedServer> {
    const child = fork(CHILD, {
      env: {
        ...{ PATH: process.env.PATH, LOGRES_DATA: folder, LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1' },
        ...{ LOGRES_LOG: 'error', LOGRES_BOT_THREADS: '1', ...env },
      },
      execArgv: ['--expose-gc', '--max-semi-space-size=32'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const { port } = await heard<{ readonly port: number }>(child)
    return new WatchedServer(child, port)
  }

  /** Measures from now on. */
  reset(): Promise<Measured> {
    return this.#ask('reset')
  }

  report(): Promise<Measured> {
    return this.#ask('report')
  }

  /** After a garbage collection. */
  memory(): Promise<Measured> {
    return this.#ask('memory')
  }

  async stop(): Promise<void> {
    this.#child.send('stop')
    if (this.#child.exitCode === null) await once(this.#child, 'exit')
  }

  #ask(what: 'reset' | 'report' | 'memory'): Promise<Measured> {
    this.#child.send(what)
    return heard<Measured>(this.#child)
  }
}

/** The next message of the child. */
function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(JSON.parse(JSON.stringify(message)))
    })
  })
}
