/* How the bench talks to its child processes: a command and its answer, as JSON over the fork's IPC channel. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Call {
  readonly id: number
  readonly name: string
  readonly args: object
}

interface Answer {
  readonly id: number
  readonly value?: unknown
  readonly fault?: string
}

/** In the child: runs commands one after the other, until its parent is gone. */
export function serveCommands(commands: Readonly<Record<string, (args: never) => unknown>>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (text) => void perform(JSON.parse(String(text)), commands))
}

async function perform(call: Call, commands: Parameters<typeof serveCommands>[0]): Promise<void> {
  const command: unknown = Reflect.get(commands, call.name)
  const answer: Answer = await Promise.resolve()
    .then(() => {
      if (typeof command !== 'function') throw new Error(`no command ${call.name}`)
      return Reflect.apply(command, undefined, [call.args])
    })
    .then(
      (value) => ({ id: call.id, value }),
      (error: unknown) => ({ id: call.id, fault: error instanceof Error ? String(error.stack) : String(error) }),
    )
  process.send?.(JSON.stringify(answer))
}

/** One of the programs in this folder, as a child process. */
export class ChildProgram {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #calls = 0

  constructor(program: string, flags: readonly string[] = []) {
    this.#child = fork(fileURLToPath(new URL(program, import.meta.url)), {
      // So that garbage can be collected before time is measured.
      execArgv: ['--expose-gc', ...flags],
      // The peer checks and freezes more outside production: everybody is measured at their best.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    this.#child.on('message', (text) => this.#take(JSON.parse(String(text))))
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${program} ended with ${code}`))
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** The answer's type is not checked: both ends are ours. */
  call<T>(name: string, args?: object): Promise<T>
  call(name: string, args: object = {}): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#calls += 1
    const call: Call = { id: this.#calls, name, args }
    this.#waiting.set(call.id, { resolve, reject })
    this.#child.send(JSON.stringify(call))
    return promise
  }

  end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.#child.once('exit', () => resolve())
      this.#child.kill('SIGKILL')
    })
  }

  #take({ id, value, fault }: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (fault === undefined) waiting?.resolve(value)
    else waiting?.reject(new Error(fault))
  }
}
