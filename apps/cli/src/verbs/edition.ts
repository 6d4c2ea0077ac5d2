import { isRefusal } from '@logres/kernel'
import { readEdition } from '@logres/merlin'
import { findWords, sayRefusal } from '@logres/words'
import { Arguments, Complaint, harmless, readJsonFile } from '../arguments.ts'

/** Merlin is the one game with editions. */
export function runEdition([what, ...rest]: readonly string[]): number {
  if (what !== 'check') throw new Complaint('What about the edition? Try: edition check <file>.')
  const { subject } = new Arguments(rest, {})
  if (subject === undefined) throw new Complaint('Which edition? Give the name of a file.')
  const read = readEdition(readJsonFile(subject))
  if (isRefusal(read)) {
    console.log(`The edition cannot be played: ${harmless(sayRefusal(read, findWords('merlin')))}`)
    return 1
  }
  console.log(`The edition "${harmless(read.edition.name)}" can be played.`)
  return 0
}
