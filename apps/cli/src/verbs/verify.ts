import { findWords } from '@logres/catalogue/words'
import {
  type BrokenSeal,
  type BrokenSeals,
  importReceipt,
  isRefusal,
  type Receipt,
  type Refusal,
  type Table,
  type Verified,
  verifyRecord,
} from '@logres/kernel'
import { sayFault, sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, gameOf, readJsonFile, readRecordFile, UsageError } from '../arguments.ts'

export function runVerify(args: readonly string[]): number {
  const given = new Arguments(args, { texts: ['seal'] })
  const record = readRecordFile(given.subject)
  if (isRefusal(record)) return deny(placeOf(record), sayRefusal(record))
  const receipt = readReceipt(given.text('seal'))
  const verdict = verifyRecord(gameOf(record), record, receipt)
  if (verdict.kind === 'fault') {
    const where = typeof verdict.where === 'number' ? `entry ${verdict.where}` : verdict.where
    return deny(where, sayFault(verdict.code, verdict.params, findWords(record.table.game)))
  }
  console.log(`Verified: ${verdict.entries} entries, ${verdict.finished ? 'finished' : 'unfinished'}.`)
  console.log('The rules allow every action, and the chain of entries is whole.')
  if (record.table.seed !== null) console.log('Every draw follows from the seed. This match had no secrets.')
  else for (const line of sayChance(record.table, verdict)) console.log(escapeForTerminal(line))
  if (verdict.receipt !== null) console.log(RECEIPTS[verdict.receipt])
  return 0
}

const RECEIPTS: Readonly<Record<NonNullable<Verified['receipt']>, string>> = {
  started: 'The receipt is for this table: it was sealed as the receipt says.',
  listed: 'The receipt is for an earlier attempt to start, and the record lists that attempt.',
  tooOldToBeListed: 'The receipt is for an earlier attempt to start, which the record counts but no longer lists.',
}

/** Where the draws came from, and how often the table was sealed. */
function sayChance({ broken }: Table, { drawsChecked, nonces, attempts }: Verified): string[] {
  return [
    drawsChecked
      ? 'Every draw is what the seals give.'
      : 'The secret is not published yet, so the draws could not be checked against the seals.',
    nonces === 0
      ? "WARNING: no player added to chance here: it is the server's alone."
      : `Chance comes from the server and from ${nonces === 1 ? 'one player' : `${nonces} players`}: none of them could choose it alone.`,
    ...(broken === undefined ? ['The table was sealed once.'] : sayBrokenSeals(broken, attempts)),
  ]
}

function sayBrokenSeals({ count, last }: BrokenSeals, attempts: number): string[] {
  const unlisted = count - last.length
  const draws = unlisted + last.filter(({ revealed }) => revealed.length > 0).length + 1
  return [
    `The table was sealed ${attempts} times, because ${count === 1 ? 'one start' : `${count} starts`} failed:`,
    ...(unlisted > 0 ? [`  (${unlisted} earlier not listed)`] : []),
    ...last.map(sayBrokenSeal),
    draws === 1
      ? 'Nobody had revealed a number by then, so nobody learned anything from it.'
      : `Somebody who ran the server and played too could have chosen among up to ${draws} draws in this way.`,
  ]
}

function sayBrokenSeal({ at, why, by, revealed }: BrokenSeal): string {
  const names = by.map(({ seat, name }) => `${name} (seat ${seat + 1})`).join(', ')
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return `  ${time} UTC: ${BECAUSE[why](names)}; numbers revealed before: ${revealed.length}`
}

const BECAUSE: Readonly<Record<BrokenSeal['why'], (names: string) => string>> = {
  withheld: (names) => `${names} did not reveal`,
  left: (names) => `${names} left`,
  changed: () => 'the rules on the server changed',
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
