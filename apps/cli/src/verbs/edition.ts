import { MANIFESTS } from '@logres/catalogue'
import { findEditions } from '@logres/catalogue/terminals'
import { findWords } from '@logres/catalogue/words'
import { sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, readJsonFile, UsageError } from '../arguments.ts'

/** With one game that has editions there is no need to name it. */
export function runEdition([what, ...rest]: readonly string[]): number {
  if (what !== 'check') throw new UsageError('What about the edition? Try: edition check <file>.')
  const { subject, text } = parse(rest)
  const games = MANIFESTS.map(({ id }) => id).filter((id) => findEditions(id) !== undefined)
  const game = text ?? games[0] ?? ''
  const editions = findEditions(game)
  if (editions === undefined) throw new UsageError(`${game} has no editions. Try: ${games.join(', ')}.`)
  const read = editions.read(readJsonFile(subject))
  if ('edition' in read) {
    console.log(`The edition "${escapeForTerminal(read.edition.name)}" can be played.`)
    return 0
  }
  console.log(`The edition cannot be played: ${escapeForTerminal(sayRefusal(read, findWords(game)))}`)
  return 1
}

function parse(args: readonly string[]): { readonly subject: string; readonly text: string | undefined } {
  const given = new Arguments(args, { texts: ['game'] })
  if (given.subject === undefined) throw new UsageError('Which edition? Give the name of a file.')
  return { subject: given.subject, text: given.text('game') }
}
