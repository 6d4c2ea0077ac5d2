/* A file system of a few megabytes that can be filled and made read-only. Mounting needs root on Linux. */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportSkipped } from '@logres/service-testing'

const BLOCK = Buffer.alloc(4096, 1)

export class SmallDisk {
  readonly #mountPoint: string
  /** The data folder on it. */
  readonly folder: string
  readonly #filler: string

  private constructor(mountPoint: string) {
    this.#mountPoint = mountPoint
    this.folder = join(mountPoint, 'data')
    this.#filler = join(mountPoint, 'filler')
    mkdirSync(this.folder, { mode: 0o700 })
  }

  /** `what` is reported as skipped where we may not mount. */
  static mount(what: string, megabytes: number): SmallDisk | undefined {
    const mountPoint = mkdtempSync(join(tmpdir(), 'logres-disk-'))
    if (run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint])) return new SmallDisk(mountPoint)
    rmSync(mountPoint, { recursive: true })
    reportSkipped(`${what} (mounting a small file system needs root on Linux)`)
    return undefined
  }

  /** Until nothing more fits. */
  fill(): void {
    const file = openSync(this.#filler, 'a')
    try {
      for (;;) writeSync(file, BLOCK)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    } finally {
      closeSync(file)
    }
  }

  free(): void {
    rmSync(this.#filler)
  }

  /** A read-only mount of the data folder on top of it: one with open files cannot be made read-only. */
  coverReadOnly(): void {
    mustRun('mount', ['--bind', this.folder, this.folder])
    mustRun('mount', ['-o', 'remount,bind,ro', this.folder])
  }

  uncover(): void {
    mustRun('umount', [this.folder])
  }

  unmount(): void {
    mustRun('umount', ['-l', this.#mountPoint])
    rmSync(this.#mountPoint, { recursive: true })
  }
}

/** Even for files that are open. Answers whether this file system can do that, and we may. */
export function setImmutable(files: readonly string[], isImmutable: boolean): boolean {
  return run('chattr', [isImmutable ? '+i' : '-i', ...files])
}

function run(program: string, args: readonly string[]): boolean {
  return process.platform === 'linux' && spawnSync(program, args).status === 0
}

function mustRun(program: string, args: readonly string[]): void {
  if (!run(program, args)) throw new Error(`${program} ${args.join(' ')} failed`)
}
