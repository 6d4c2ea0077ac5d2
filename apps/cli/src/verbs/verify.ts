import { findGame } from '@logres/catalogue'
import { importReceipt, isRefusal, type Receipt, verifyRecord } from '@logres/kernel'
import { sayFault, sayRefusal } from '@logres/words'
import { Arguments, Complaint, readJsonFile, readRecordFile } from '../arguments.ts'

export function runVerify(args: readonly string[]): number {
  const given = new Arguments(args, { texts: ['seal'] })
  const record = readRecordFile(given.subject)
  const entry = findGame(record.table.game)
  if (entry === undefined) throw new Complaint(`The record is of a game that is not known here: ${record.table.game}.`)
  const verdict = verifyRecord(entry.game, record, readReceipt(given.text('seal')))
  if (verdict.kind === 'fault') {
    const where = typeof verdict.where === 'number' ? `entry ${verdict.where}` : verdict.where
    console.log(`NOT VERIFIED, ${where}: ${sayFault(verdict.code, verdict.params)}`)
    return 1
  }
  console.log(`Verified: ${verdict.entries} entries, ${verdict.finished ? 'finished' : 'unfinished'}.`)
  console.log('The rules allow every action, and the chain of entries is whole.')
  console.log(
    verdict.drawsChecked
      ? 'Every draw is what the seal gives: nobody could choose chance.'
      : 'The secret is not published yet, so the draws could not be held against the seal.',
  )
  return 0
}

function readReceipt(file: string | undefined): Receipt | undefined {
  if (file === undefined) return undefined
  const receipt = importReceipt(readJsonFile(file))
  if (isRefusal(receipt)) throw new Complaint(`${file}: ${sayRefusal(receipt)}`)
  return receipt
}
