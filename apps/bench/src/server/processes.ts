/* The server under test as its own process, as `npm start` runs it, and OS statistics about processes. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../../package.json', import.meta.url)
/** Node flags of `npm start`. */
const FLAGS = String(JSON.parse(readFileSync(ROOT, 'utf8')).scripts.start)
  .split(' ')
  .filter((word) => word.startsWith('--'))
const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

export interface Logres {
  readonly base: string
  readonly pid: number
  readonly folder: string
  stop(): Promise<void>
}

export async function startLogres(
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Logres> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-bench-'))
  const child = spawn(process.execPath, [...FLAGS, ...flags, MAIN], {
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
      ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: folder, LOGRES_LOG: 'error' },
      // No rate limits: the server is measured, not its limits.
      ...{
        LOGRES_BOT_THREADS: '1',
        LOGRES_MESSAGES_PER_SECOND: '1000000',
        LOGRES_REQUESTS_PER_MINUTE: '1000000',
        LOGRES_LIMIT_SCALE: '1000',
      },
      // Delayed answers say nothing about speed.
      ...{ LOGRES_ANSWER_DELAY: '0-0', ...env },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /Logres is at http:\/\/localhost:(\d+)/.exec(String(text))
      if (found?.[1] !== undefined) resolve(found[1])
    })
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    ...{ base: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, folder },
    async stop() {
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      })
      rmSync(folder, { recursive: true })
    },
  }
}

/** Milliseconds of CPU time so far. */
export function cpuOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return (ticks * 1000) / TICKS_A_SECOND
}
const TICKS_A_SECOND = 100

/** Bytes in memory. */
export function memoryOf(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? Number.NaN) * 1024
}
