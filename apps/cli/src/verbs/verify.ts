import { findWords } from '@logres/catalogue/words'
import { importReceipt, isRefusal, type Receipt, type Refusal, verifyRecord } from '@logres/kernel'
import { sayFault, sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, gameOf, readJsonFile, readRecordFile, UsageError } from '../arguments.ts'

export function runVerify(args: readonly string[]): number {
  const given = new Arguments(args, { texts: ['seal'] })
  const record = readRecordFile(given.subject)
  if (isRefusal(record)) return deny(placeOf(record), sayRefusal(record))
  const verdict = verifyRecord(gameOf(record), record, readReceipt(given.text('seal')))
  if (verdict.kind === 'fault') {
    const where = typeof verdict.where === 'number' ? `entry ${verdict.where}` : verdict.where
    return deny(where, sayFault(verdict.code, verdict.params, findWords(record.table.game)))
  }
  console.log(`Verified: ${verdict.entries} entries, ${verdict.finished ? 'finished' : 'unfinished'}.`)
  console.log('The rules allow every action, and the chain of entries is whole.')
  if (record.table.seed !== null) console.log('Every draw follows from the seed. This match had no secrets.')
  else if (verdict.drawsChecked) console.log('Every draw is what the seal gives: nobody could steer the draws.')
  else console.log('The secret is not published yet, so the draws could not be checked against the seal.')
  return 0
}

function deny(where: string, sentence: string): number {
  console.log(`NOT VERIFIED, ${escapeForTerminal(where)}: ${escapeForTerminal(sentence)}`)
  return 1
}

/** An invalid value, reported like the other faults: "entries[5].at" is at entry 5. */
function placeOf({ params }: Refusal): string {
  const where = String(params.where ?? 'record')
  const [, entry] = /^(?:entries|chain|salts)\[(\d+)\]/.exec(where) ?? []
  return entry === undefined ? where : `entry ${entry}`
}

function readReceipt(file: string | undefined): Receipt | undefined {
  if (file === undefined) return undefined
  const receipt = importReceipt(readJsonFile(file))
  if (isRefusal(receipt)) throw new UsageError(`${file} is not a receipt: ${sayRefusal(receipt)}`)
  return receipt
}
