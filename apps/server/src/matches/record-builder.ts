/*
 * Writes the record of a finished match as text, in chunks: the same bytes as JSON.stringify(exportRecord(…)), without
 * ever having the whole match in memory. The log is replayed for the hash of the last state.
 */
import { type AnyMatch, hash, link, RECORD_FORMAT, unseal } from '@logres/kernel'
import { Chunks } from '../slices.ts'
import type { MatchRow, Store, TableRow } from '../store/store.ts'
import { readLog } from './read-log.ts'
import { CorruptLog, replayEntry, restartMatch } from './replay.ts'

/** The chunks of the record, in order. */
export async function* recordChunks(
  store: Pick<Store, 'list'>,
  { id, table }: MatchRow,
  { secret, nonces }: Pick<TableRow, 'secret' | 'nonces'>,
): AsyncGenerator<string> {
  const key = unseal(table, secret, nonces)
  const tableHash = hash(table)
  const text = new Chunks()
  const chain = new Chunks()
  text.add(openObject({ kind: RECORD_FORMAT, table, tableHash, secret, nonces, salts: null }, 'entries'))
  let previous = tableHash
  let match: AnyMatch | undefined
  for await (const entry of readLog(store, id)) {
    previous = link(previous, key.salt(entry.seq), entry)
    const comma = match === undefined ? '' : ','
    text.add(`${comma}${JSON.stringify(entry)}`)
    chain.add(`${comma}"${previous}"`)
    if (match === undefined) match = restartMatch(table, entry)
    else replayEntry(match, entry)
    yield* text.full()
  }
  if (match === undefined) throw new CorruptLog(`match ${id} has no log`)
  text.add('],"chain":[')
  yield* text.rest()
  yield* chain.rest()
  const { outcome = null, state } = match
  text.add(`],"outcome":${JSON.stringify(outcome)},"state":"${hash(state)}"}`)
  yield* text.rest()
}

/** The text of an object up to the beginning of a list under `list`. */
function openObject(fields: object, list: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${list}":[`
}
