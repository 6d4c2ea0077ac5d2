import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'main.ts')

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** By default a process that prints more than a megabyte is killed. */
const MOST_OUTPUT = 1 << 29

/** Runs the real command line in a process of its own. */
export function logres(args: readonly string[], input = ''): Ran {
  const options = { input, encoding: 'utf8', maxBuffer: MOST_OUTPUT } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], options)
  return { code: status, out: stdout, err: stderr }
}

/** The same, interactive: `reply` gets everything printed up to a prompt, and returns a line. */
export function converse(args: readonly string[], reply: (out: string) => string | Promise<string>): Promise<Ran> {
  const child = spawn(process.execPath, [main, ...args], { stdio: 'pipe' })
  let out = ''
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdout.setEncoding('utf8').on('data', async (text: string) => {
    out += text
    if (PROMPT.test(out)) child.stdin.write(`${await reply(out)}\n`)
  })
  // The program may exit while lines are still being written.
  child.stdin.on('error', () => {})
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

const PROMPT = /(?:\n> |4 all[.:] )$/

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'logres-cli-'))
}
