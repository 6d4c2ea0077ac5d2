import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'main.ts')

/** Runs the real command line in a process of its own. */
export function logres(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'logres-cli-'))
}
