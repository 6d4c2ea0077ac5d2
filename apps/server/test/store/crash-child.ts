/* Writes for as long as it is let, and says what has been promised: `match seq`, a line each. */
import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import { entryRow, matchRow } from './samples.ts'

const store = await openSqlite(process.argv[2] ?? '')

async function write(match: string, seq: number): Promise<void> {
  await store.commit([
    { in: 'entries', insert: entryRow(match, seq, 0, `k${seq}`, 'x'.repeat(seq % 500)) },
    { in: 'matches', put: matchRow(match, { seq }) },
  ])
  writeSync(1, `${match} ${seq}\n`)
}

async function writeOn(match: string, burst: number): Promise<void> {
  for (let seq = 0; ; seq += burst) {
    await Promise.all(Array.from({ length: burst }, (_, i) => write(match, seq + i)))
  }
}

await Promise.all([writeOn('a', 1), writeOn('b', 3), writeOn('c', 10)])
