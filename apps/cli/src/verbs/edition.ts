import { isRefusal } from '@logres/kernel'
import { readEdition } from '@logres/merlin'
import { findWords, sayRefusal } from '@logres/words'
import { Arguments, escapeForTerminal, readJsonFile, UsageError } from '../arguments.ts'

/** Merlin is the one game with editions. */
export function runEdition([what, ...rest]: readonly string[]): number {
  if (what !== 'check') throw new UsageError('What about the edition? Try: edition check <file>.')
  const { subject } = new Arguments(rest, {})
  if (subject === undefined) throw new UsageError('Which edition? Give the name of a file.')
  const read = readEdition(readJsonFile(subject))
  if (isRefusal(read)) {
    console.log(`The edition cannot be played: ${escapeForTerminal(sayRefusal(read, findWords('merlin')))}`)
    return 1
  }
  console.log(`The edition "${escapeForTerminal(read.edition.name)}" can be played.`)
  return 0
}
