/* The server, or a worker, as a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

type Env = Readonly<Record<string, string>>

export class OwnProcess {
  readonly #args: readonly string[]
  readonly #env: Env
  readonly #greeting: string
  #child: ChildProcess | undefined
  /** How often it ended by itself. */
  crashes = 0

  /** `greeting` is what it prints once it is ready. */
  constructor(args: readonly string[], env: Env, greeting: string) {
    this.#args = args
    this.#env = { LOGRES_BOT_THREADS: '1', LOGRES_LOG: 'error', ...env }
    this.#greeting = greeting
  }

  /** Resolves when it is ready. */
  start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      env: { PATH: process.env.PATH ?? '', ...compileCache(), ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => {
        if (String(text).includes(this.#greeting)) resolve()
      })
      child.on('exit', (code) => {
        this.crashes += 1
        reject(new Error(`the process ended with ${code}`))
      })
    })
  }

  /** SIGKILL: nothing can be saved after it. */
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

/** `port` must be free: it is reused after each restart, as clients expect. */
export function serverProcess(port: number, env: Env): OwnProcess {
  const patient = {
    LOGRES_MESSAGES_PER_SECOND: '100000',
    LOGRES_REQUESTS_PER_MINUTE: '1000000',
    LOGRES_LIMIT_SCALE: '1000',
  }
  const where = { LOGRES_PORT: String(port), LOGRES_HOST: '127.0.0.1', LOGRES_ANSWER_DELAY: '0-0' }
  return new OwnProcess([MAIN], { ...patient, ...where, ...env }, 'Logres is at')
}

export function workerProcess(env: Env): OwnProcess {
  return new OwnProcess([CLI, 'worker'], env, 'Logres works')
}

function compileCache(): Env {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
