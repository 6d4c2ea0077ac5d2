/* Writes until it is killed, and prints what was acknowledged: `match seq`, one per line. */
import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import { entryRow, matchRow } from './samples.ts'

const PAUSE = new Int32Array(new SharedArrayBuffer(4))
const store = await openSqlite(process.argv[2] ?? '')

async function write(match: string, seq: number): Promise<void> {
  await store.commit([
    { in: 'entries', insert: entryRow(match, seq, 0, `k${seq}`, 'x'.repeat(seq % 500)) },
    { in: 'matches', put: matchRow(match, { seq }) },
  ])
  say(`${match} ${seq}\n`)
}

/** Synchronously: buffered output would be lost. The pipe may be full for a while. */
function say(line: string): void {
  try {
    writeSync(1, line)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    Atomics.wait(PAUSE, 0, 0, 5)
    say(line)
  }
}

async function writeOn(match: string, burst: number): Promise<void> {
  for (let seq = 0; ; seq += burst) {
    await Promise.all(Array.from({ length: burst }, (_, i) => write(match, seq + i)))
  }
}

await Promise.all([writeOn('a', 1), writeOn('b', 3), writeOn('c', 10)])
