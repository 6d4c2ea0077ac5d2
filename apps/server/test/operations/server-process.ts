/* The server as an operator starts it: a process that prints, handles signals and exits with a code. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sleep } from '../client.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const SETTINGS = {
  ...{
    LOGRES_PORT: '0',
    LOGRES_HOST: '127.0.0.1',
    LOGRES_LOG: 'warn',
    LOGRES_BOT_THREADS: '1',
    LOGRES_ANSWER_DELAY: '0-0',
  },
  ...{ LOGRES_MESSAGES_PER_SECOND: '100000', LOGRES_REQUESTS_PER_MINUTE: '1000000', LOGRES_LIMIT_SCALE: '1000' },
}

/** Only ends a hopeless wait. */
const TIMEOUT = 600_000

export class ServerProcess {
  readonly #process: ChildProcess
  /** Both streams. */
  output = ''
  readonly ended: Promise<number | null>

  constructor(env: Readonly<Record<string, string>>) {
    this.#process = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...SETTINGS, ...env },
    })
    // Not 'exit': its last output may still be on the way.
    this.ended = once(this.#process, 'close').then(([code]) => code)
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
      })
    }
  }

  static async start(data: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const child = new ServerProcess({ LOGRES_DATA: data, ...env })
    const end = Date.now() + TIMEOUT
    while (child.base === '' && child.#process.exitCode === null && Date.now() < end) await sleep(20)
    if (child.base === '') throw new Error(`it does not start: ${child.output}`)
    return child
  }

  get base(): string {
    return /Logres is at (http\S+)/.exec(this.output)?.[1] ?? ''
  }

  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
    this.#process.kill(name)
  }
}
