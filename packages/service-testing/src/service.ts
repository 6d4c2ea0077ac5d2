/*
 * What all services share: a folder, a port, and a guard process. The guard waits for the end of its input, which
 * comes when we close it or die; then it kills the service and removes its folder.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Service {
  readonly url: string
  readonly port: number
  /** Gracefully. */
  stop(): Promise<void>
  /** With its data, at the same port. */
  start(): Promise<void>
  restart(): Promise<void>
  /** SIGKILL: as if it had crashed. */
  kill(): Promise<void>
  /** For good: removes everything. */
  end(): Promise<void>
}

/** `$1` is the folder, `$2` the pid file. Child processes exit when they notice. */
const GUARD = `
  trap '' INT TERM HUP
  cat >/dev/null
  read -r pid < "$2" && kill -KILL "$pid"
  tries=0
  until rm -rf "$1" || [ $tries -gt 600 ]; do tries=$((tries + 1)); sleep 0.1; done
`

export interface Owner {
  readonly uid: number
  readonly gid: number
}

export class ServiceFolder {
  readonly folder: string
  readonly #pidFile: string
  readonly #guard: ChildProcess

  constructor(name: string, pidFile: string, owner: Owner | undefined) {
    this.folder = mkdtempSync(join(tmpdir(), `logres-${name}-`))
    chmodSync(this.folder, 0o700)
    if (owner !== undefined) chownSync(this.folder, owner.uid, owner.gid)
    this.#pidFile = join(this.folder, pidFile)
    this.#guard = spawn('sh', ['-c', GUARD, 'guard', this.folder, this.#pidFile], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    this.#guard.unref()
  }

  /** Undefined if it is not running. */
  get pid(): number | undefined {
    try {
      const pid = Number(readFileSync(this.#pidFile, 'utf8').split('\n')[0])
      return isAlive(pid) ? pid : undefined
    } catch {
      return undefined
    }
  }

  async kill(): Promise<void> {
    const { pid } = this
    if (pid === undefined) return
    process.kill(pid, 'SIGKILL')
    await eventually('it is killed', () => this.pid === undefined)
  }

  async end(): Promise<void> {
    if (this.#guard.exitCode !== null) return
    this.#guard.ref()
    this.#guard.stdin?.end()
    await once(this.#guard, 'exit')
  }
}

/** A zombie is still listed. */
function isAlive(pid: number): boolean {
  process.kill(pid, 0)
  const stat = `/proc/${pid}/stat`
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'))
}

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export async function eventually(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 600_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited for a minute for: ${what}`)
    await pause(20)
  }
}

/** Runs it to its end; answers its output, or throws it. */
export async function run(program: string, args: readonly string[], owner: Owner | undefined): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...owner })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  // Not 'close': a server it leaves behind keeps the pipes open.
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said}`)
  return said
}
