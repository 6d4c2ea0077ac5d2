/* The server as a process of its own, that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export class ServerProcess {
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined

  /** `port` must be free: the same one is used after each restart, as clients expect. */
  constructor(port: number, data: string) {
    this.#env = {
      ...{
        LOGRES_PORT: String(port),
        LOGRES_HOST: '127.0.0.1',
        LOGRES_DATA: data,
        LOGRES_LOG: 'error',
        LOGRES_ANSWER_DELAY: '0-0',
      },
      ...{ LOGRES_BOT_THREADS: '1', LOGRES_MESSAGES_PER_SECOND: '100000', LOGRES_REQUESTS_PER_MINUTE: '1000000' },
    }
  }

  /** Resolves when it says where it is. */
  start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH ?? '', ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => {
        if (String(text).includes('Logres is at')) resolve()
      })
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  /** Without a word: nothing can be saved any more. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.on('exit', () => resolve())
      child.kill(signal)
    })
  }
}
