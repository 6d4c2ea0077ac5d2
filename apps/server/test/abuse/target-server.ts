/* The server under attack: started, measured and inspected from outside. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('server-child.ts', import.meta.url))

export interface Memory {
  readonly heapUsed: number
  readonly rss: number
}

export class TargetServer {
  readonly base: string
  readonly port: number
  /** Its output: errors only. */
  output = ''
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child
    this.#folder = folder
    this.port = port
    this.base = `http://127.0.0.1:${port}`
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
      })
    }
  }

  static async start(more: Readonly<Record<string, string>> = {}): Promise<TargetServer> {
    const folder = mkdtempSync(join(tmpdir(), 'logres-abuse-'))
    const env = {
      ...{ PATH: process.env.PATH, LOGRES_DATA: folder, LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1' },
      ...{ LOGRES_LOG: 'error', LOGRES_BOT_THREADS: '1', LOGRES_ANSWER_DELAY: '0-0', LOGRES_TRUST_PROXY: '1' },
      ...{ LOGRES_MESSAGES_PER_SECOND: '100000', LOGRES_REQUESTS_PER_MINUTE: '1000000', LOGRES_LIMIT_SCALE: '1000' },
      ...more,
    }
    const child = fork(CHILD, { env, execArgv: ['--expose-gc'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const { port } = await heard<{ readonly port: number }>(child)
    return new TargetServer(child, folder, port)
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** After a garbage collection. */
  async memory(): Promise<Memory> {
    this.#child.send('memory')
    return heard<Memory>(this.#child)
  }

  /** Every row, by table. */
  rows(): string[] {
    const db = new DatabaseSync(join(this.#folder, 'logres.sqlite'), { readOnly: true })
    const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
    const rows = names.flatMap(({ name }) =>
      db
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => `${name} ${JSON.stringify(row)}`),
    )
    db.close()
    return rows
  }

  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    const [code]: (number | null)[] = this.isAlive ? await once(this.#child, 'exit') : [this.#child.exitCode]
    rmSync(this.#folder, { recursive: true })
    return code ?? null
  }
}

/** The next message of the child. */
function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(JSON.parse(JSON.stringify(message))))
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
}
